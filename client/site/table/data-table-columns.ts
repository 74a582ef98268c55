import {
  type ColumnDef,
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  metaHelper,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
} from '@tanstack/react-table';

interface ColumnMeta {
  /** Whether its cells are English on the pages of every language. */
  isEnglish?: boolean;
  /** How this column's cells are styled. */
  look?: 'id' | 'title' | 'pay' | 'number' | 'action';
}

/** The features of our tables. A table that is paged by the server does not use the row models. */
export const dataTableFeatures = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric },
  columnMeta: metaHelper<ColumnMeta>(),
});

export type DataTableFeatures = typeof dataTableFeatures;

// Each column has values of its own type, so the library's examples use `any` here too.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type DataTableColumn<Row extends RowData> = ColumnDef<DataTableFeatures, Row, any>;

export const describeColumns = <Row extends RowData>() => createColumnHelper<DataTableFeatures, Row>();

/** The text of a column's header, or its id where the header is not text. */
export const columnName = ({ columnDef, id }: { columnDef: { header?: unknown }; id: string }) =>
  typeof columnDef.header === 'string' ? columnDef.header : id;

/** The CSS class of a column's cells; undefined without a special style. */
export const columnClass = ({ columnDef }: { columnDef: { meta?: { look?: string } } }) =>
  columnDef.meta?.look && `data-table__${columnDef.meta.look}`;
