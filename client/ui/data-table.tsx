import { type Column, type RowData, type Row as TableRow, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useState } from 'react';
import { type DataTableColumn, type DataTableFeatures, dataTableFeatures } from './data-table-columns.ts';
import { DataTableTools } from './data-table-tools.tsx';
import { summaryOf, type TableView } from './data-table-view.ts';
import { Icon } from './icon.tsx';
import { Paging } from './paging.tsx';
import './data-table.css';
import './data-table-cards.css';

interface DataTableProps<Row extends RowData> {
  caption: string;
  /** What the rows are, in the plural. */
  noun: string;
  /** The search box's placeholder. */
  searchFor: string;
  /** Keep the array: a new one makes all rows anew. */
  columns: DataTableColumn<Row>[];
  rows: Row[];
  /** Rows on all pages. Given where the server sorts, searches and pages; left out, the table does so itself. */
  total?: number;
  /** Whether there are more rows than the total says, which no page shows. */
  isCapped?: boolean;
  view: TableView;
  onView(view: TableView): void;
  processing: boolean;
  /** What there is to say of the rows that are shown. */
  note?: ReactNode;
  /** Said where there are no rows at all. */
  empty: string;
  /** For those whose browser runs no script: the rows that the first page leaves out. */
  rest?: ReactNode;
}

/** The one table: sortable heads, search, a choice of page sizes, full-numbers paging. Cards under 1080 px. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, noun, searchFor, columns, rows, total, view, onView, processing, empty, rest } = props;
  const byServer = total !== undefined;
  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    state: {
      pagination: { pageIndex: view.page - 1, pageSize: view.size },
      sorting: view.sort && !byServer ? [{ id: view.sort, desc: view.direction === 'desc' }] : [],
      globalFilter: view.search,
      columnFilters: [],
    },
    globalFilterFn: 'includesString',
    manualPagination: byServer,
    manualSorting: byServer,
    manualFiltering: byServer,
    ...(byServer && { rowCount: total }),
  });
  const count = table.getRowCount();
  const pageCount = Math.max(table.getPageCount(), 1);
  const shown = table.getRowModel().rows;
  const heads = table.getHeaderGroups()[0]?.headers ?? [];
  const shownView = useShownView(view, processing);
  const sortable = heads
    .filter(({ column }) => column.getCanSort())
    .map(({ column }) => ({ id: column.id, name: nameOf(column) }));

  // An old address may ask for a page that there no longer is.
  useEffect(() => {
    if (!processing && count > 0 && view.page > pageCount) onView({ ...view, page: pageCount });
  });

  return (
    <div className="data-table">
      <DataTableTools noun={noun} searchFor={searchFor} sortable={sortable} view={view} onView={onView} />
      {props.note && <div className="data-table__note">{props.note}</div>}
      <div className={processing && shown.length === 0 ? 'data-table__area is-waiting' : 'data-table__area'}>
        <p role="status" className="data-table__processing">
          {processing && <span>Processing…</span>}
        </p>
        <table aria-busy={processing}>
          <caption className="visually-hidden">{`${caption}, page ${view.page} of ${pageCount}${props.isCapped ? ' and more' : ''}`}</caption>
          <thead>
            <tr>
              {heads.map(({ id, column }) => (
                <Head key={id} column={column} view={view} onView={onView} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Cells key={row.id} row={row} FlexRender={table.FlexRender} />
            ))}
            {shown.length === 0 && !processing && (
              <tr className="data-table__empty">
                <td colSpan={heads.length}>{view.search ? `Nothing matches “${view.search}”.` : empty}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <Paging
        page={Math.min(view.page, pageCount)}
        pageCount={pageCount}
        summary={summaryOf(shownView, count, noun, props.isCapped)}
        onPage={(page) => onView({ ...view, page })}
      />
      {rest && <noscript>{rest}</noscript>}
    </div>
  );
}

/** The view whose rows are in the table: while the next ones are on their way, that of the last. */
function useShownView(view: TableView, processing: boolean): TableView {
  const [shown, setShown] = useState(view);
  if (!processing && shown !== view) setShown(view);
  return processing ? shown : view;
}

interface HeadProps<Row extends RowData> {
  column: Column<DataTableFeatures, Row>;
  view: TableView;
  onView(view: TableView): void;
}

const sortIcons = { none: 'sort', ascending: 'sort-up', descending: 'sort-down' } as const;

/** A click on a head sorts upwards, the next downwards, the third brings the first order back. */
function Head<Row extends RowData>({ column, view, onView }: HeadProps<Row>) {
  const sorted = view.sort !== column.id ? 'none' : view.direction === 'asc' ? 'ascending' : 'descending';
  const next = {
    none: { sort: column.id, direction: 'asc' },
    ascending: { sort: column.id, direction: 'desc' },
    descending: { sort: undefined, direction: 'asc' },
  } as const;
  const name = nameOf(column);
  if (!column.getCanSort())
    return (
      <th scope="col" className={lookOf(column)}>
        {name}
      </th>
    );
  return (
    <th scope="col" aria-sort={sorted} className={lookOf(column)}>
      <button type="button" onClick={() => onView({ ...view, page: 1, ...next[sorted] })}>
        {name} <Icon name={sortIcons[sorted]} />
      </button>
    </th>
  );
}

interface CellsProps<Row extends RowData> {
  row: TableRow<DataTableFeatures, Row>;
  FlexRender: ReturnType<typeof useTable<DataTableFeatures, Row>>['FlexRender'];
}

function Cells<Row extends RowData>({ row, FlexRender }: CellsProps<Row>) {
  return (
    <tr>
      {row.getAllCells().map((cell) => (
        <td key={cell.id} className={lookOf(cell.column)} data-label={nameOf(cell.column)}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
}

const nameOf = ({ columnDef, id }: { columnDef: { header?: unknown }; id: string }) =>
  typeof columnDef.header === 'string' ? columnDef.header : id;

const lookOf = ({ columnDef }: { columnDef: { meta?: { look?: string } } }) =>
  columnDef.meta?.look && `data-table__${columnDef.meta.look}`;
