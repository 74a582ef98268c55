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

interface ColumnLook {
  /** What is special about this column's cells. */
  look?: 'id' | 'title' | 'pay' | 'number' | 'action';
}

/** What a table of ours can do; a table whose rows come page by page leaves the row models unused. */
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
  columnMeta: metaHelper<ColumnLook>(),
});

export type DataTableFeatures = typeof dataTableFeatures;

// The type of a column's values differs from column to column, as the library's own examples have it.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type DataTableColumn<Row extends RowData> = ColumnDef<DataTableFeatures, Row, any>;

export const columnsOf = <Row extends RowData>() => createColumnHelper<DataTableFeatures, Row>();
