import { type Column, type RowData, type Row as TableRow, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type DataTableColumn, type DataTableFeatures, dataTableFeatures } from './data-table-columns.ts';
import { DataTableFailure, type TableFailure } from './data-table-failure.tsx';
import { DataTableOrders, orderValue, type TableOrder } from './data-table-orders.tsx';
import { DataTableTools } from './data-table-tools.tsx';
import { headOf, summaryOf, type TableView, viewOfForm } from './data-table-view.ts';
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
  /** Rows without the search and the filters. */
  all?: number | undefined;
  /** Where its form is sent to without scripts. */
  path: string;
  /** The address of a view. */
  hrefOf(view: TableView): string;
  view: TableView;
  /** The view that the rows are of: while others are on their way, or cannot be loaded, that of the last. */
  shownView: TableView;
  onView(view: TableView): void;
  processing: boolean;
  failure?: TableFailure | undefined;
  /** Ways to sort that are not by a column. */
  orders?: readonly TableOrder[];
  /** Checkboxes in the form above the table, by whose names the rows are narrowed. */
  filters?: ReactNode;
  /** What there is to say of the rows that are shown. */
  note?: ReactNode;
  /** Said where there are no rows at all. */
  empty: string;
}

/** The one table: sortable heads, search, a choice of page sizes, full-numbers paging. Cards under 1080 px. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, noun, columns, rows, total, view, shownView, onView, processing, failure } = props;
  const byServer = total !== undefined;
  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    state: {
      pagination: { pageIndex: shownView.page - 1, pageSize: shownView.size },
      sorting:
        shownView.sort && !byServer ? [{ id: shownView.sort, desc: shownView.direction === 'desc' }] : [],
      globalFilter: shownView.search,
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
  const sortable = heads
    .filter(({ column }) => column.getCanSort())
    .map(({ column }) => ({ id: column.id, name: nameOf(column) }));

  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const isShown = !processing && shownView === view;
  const { head, bringHead } = useHeadInView(isShown);

  // An old address may ask for a page that there no longer is.
  useEffect(() => {
    if (isShown && count > 0 && view.page > pageCount) onView({ ...view, page: pageCount });
  });

  return (
    <div className="data-table">
      <DataTableTools
        form={form}
        formId={formId}
        path={props.path}
        noun={noun}
        searchFor={props.searchFor}
        view={view}
        onView={onView}
        onSent={bringHead}
        filters={props.filters}
      />
      {props.note && <div className="data-table__note">{props.note}</div>}
      <div className="data-table__bar">
        <p className="data-table__head" ref={head} tabIndex={-1}>
          {headOf(shownView, { total: count, all: props.all, isCapped: props.isCapped }, noun)}
        </p>
        <DataTableOrders
          formId={formId}
          noun={noun}
          sortable={sortable}
          orders={props.orders ?? []}
          view={view}
          onChange={() => form.current && onView(viewOfForm(form.current))}
        />
      </div>
      <div className={processing && shown.length === 0 ? 'data-table__area is-waiting' : 'data-table__area'}>
        <p role="status" className="data-table__processing">
          {processing && <span>Processing…</span>}
        </p>
        <table aria-busy={processing}>
          <caption className="visually-hidden">{`${caption}, page ${shownView.page} of ${pageCount}${props.isCapped ? ' and more' : ''}`}</caption>
          <thead>
            <tr>
              {heads.map(({ id, column }) => (
                <Head key={id} column={column} view={view} formId={formId} onView={onView} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Cells key={row.id} row={row} FlexRender={table.FlexRender} />
            ))}
            {shown.length === 0 && !processing && (
              <tr className="data-table__empty">
                <td colSpan={heads.length}>
                  {failure ? (
                    <DataTableFailure {...failure} noun={noun} isBesideRows={false} />
                  ) : (
                    emptyText(shownView, props.empty)
                  )}
                </td>
              </tr>
            )}
          </tbody>
        </table>
        {failure && shown.length > 0 && <DataTableFailure {...failure} noun={noun} isBesideRows />}
      </div>
      <Paging
        page={Math.min(shownView.page, pageCount)}
        pageCount={pageCount}
        summary={summaryOf(shownView, count, noun, props.isCapped)}
        hrefOf={(page) => props.hrefOf({ ...shownView, page })}
        onPage={(page) => {
          bringHead();
          onView({ ...shownView, page });
        }}
      />
    </div>
  );
}

function emptyText({ search, filters = {} }: TableView, empty: string): string {
  if (search !== '') return `Nothing matches “${search}”.`;
  return Object.keys(filters).length > 0 ? 'Nothing matches all that is chosen.' : empty;
}

/** Once the rows that were asked for are there, the head of the list comes into view, and the focus to it. */
function useHeadInView(isShown: boolean) {
  const head = useRef<HTMLParagraphElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || !isShown) return;
    isWanted.current = false;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'nearest' });
  });
  const bringHead = () => {
    isWanted.current = true;
  };
  return { head, bringHead };
}

interface HeadProps<Row extends RowData> {
  column: Column<DataTableFeatures, Row>;
  view: TableView;
  formId: string;
  onView(view: TableView): void;
}

const sortIcons = { none: 'sort', ascending: 'sort-up', descending: 'sort-down' } as const;

/**
 * A click on a head sorts upwards, the next downwards, the third brings the first order back. Without scripts the button
 * sends the form above the table, in which its order comes after the one of the list of orders.
 */
function Head<Row extends RowData>({ column, view, formId, onView }: HeadProps<Row>) {
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
      <button
        type="submit"
        form={formId}
        name="sort"
        value={sorted === 'descending' ? '' : orderValue(column.id, next[sorted].direction)}
        onClick={(event) => {
          event.preventDefault();
          onView({ ...view, page: 1, ...next[sorted] });
        }}
      >
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
