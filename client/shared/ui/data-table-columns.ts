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
  /** How this column's cells are styled. */
  look?: 'id' | 'title' | 'pay' | 'number' | 'action';
}

/** The features of our tables. A table that the server pages does not use the row models. */
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

export const columnsOf = <Row extends RowData>() => createColumnHelper<DataTableFeatures, Row>();
