import { type RowData, type Row as TableRow, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Words } from '../../../src/content/words.ts';
import { useWords } from '../page-data/site-context.tsx';
import { useEnglish } from '../page-data/text-languages.ts';
import { DataTableColumnHead } from './data-table-column-head.tsx';
import {
  columnClass,
  columnName,
  type DataTableColumn,
  type DataTableFeatures,
  dataTableFeatures,
} from './data-table-columns.ts';
import { DataTableFailure, type TableFailure } from './data-table-failure.tsx';
import { DataTableOrders, type TableOrder } from './data-table-orders.tsx';
import { DataTableTools } from './data-table-tools.tsx';
import { type TableView, viewOfForm } from './data-table-view.ts';
import { Paging } from './paging.tsx';
import { type RowCount, type TableArea, writeSummary, writeTableHead } from './table-summary.ts';
import { useScrollToHead } from './use-scroll-to-head.ts';
import './table.css';

interface DataTableProps<Row extends RowData> {
  /** The area of the words that name the rows. */
  area: TableArea;
  /** Must be a stable array: a new one re-renders every row. */
  columns: DataTableColumn<Row>[];
  rows: Row[];
  /**
   * The number of rows on all pages, where the server sorts, searches and pages. Without it the table does so itself.
   */
  total?: number;
  /** Whether more rows exist than `total` says, which no page shows. */
  isCapped?: boolean;
  /** The number of rows without search and filters. */
  all?: number | undefined;
  /** The path that its form is submitted to without scripts. */
  path: string;
  /** The address of a view. */
  hrefOf(view: TableView): string;
  view: TableView;
  /**
   * The view that `rows` belong to. It is the previous view while the requested rows are loading, or if they failed.
   */
  shownView: TableView;
  onView(view: TableView): void;
  processing: boolean;
  failure?: TableFailure | undefined;
  /** Sort orders that no column has. */
  orders?: readonly TableOrder[];
  /** Checkboxes that filter the rows, each by its name, in the form above the table. */
  filters?: ReactNode;
  /** A note about the rows that are shown. */
  note?: ReactNode;
}

/**
 * The one table of the site: sortable heads, search, page sizes, full-numbers paging. Below 1080 px the rows become
 * cards.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { area, columns, rows, total, view, shownView, onView, processing, failure } = props;
  const words = useWords();
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
    .map(({ column }) => ({ id: column.id, name: columnName(column) }));

  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const isShown = !processing && shownView === view;
  const { head, scrollToHead } = useScrollToHead(isShown);

  // A stale address may name a page that no longer exists.
  useEffect(() => {
    if (isShown && count > 0 && view.page > pageCount) onView({ ...view, page: pageCount });
  });

  return (
    <div className="data-table">
      <DataTableTools
        form={form}
        formId={formId}
        path={props.path}
        area={area}
        view={view}
        onView={onView}
        onSubmitted={scrollToHead}
        filters={props.filters}
      />
      {props.note && <div className="data-table__note">{props.note}</div>}
      <div className="data-table__bar">
        <p className="data-table__head" ref={head} tabIndex={-1}>
          <TextOfRows
            textOf={writeTableHead}
            area={area}
            view={shownView}
            count={{ total: count, all: props.all, isCapped: props.isCapped }}
          />
        </p>
        <DataTableOrders
          formId={formId}
          area={area}
          sortable={sortable}
          orders={props.orders ?? []}
          view={view}
          onChange={() => form.current && onView(viewOfForm(form.current))}
        />
      </div>
      <div className={processing && shown.length === 0 ? 'data-table__area is-waiting' : 'data-table__area'}>
        <p role="status" className="data-table__processing">
          {processing && <span>{words('tables.processing')}</span>}
        </p>
        <table className="table" aria-busy={processing}>
          <caption className="visually-hidden">
            {words(`${area}.caption`, {
              page: shownView.page,
              pages: pageCount,
              capped: props.isCapped ? 'yes' : 'no',
            })}
          </caption>
          <thead>
            <tr>
              {heads.map(({ id, column }) => (
                <DataTableColumnHead key={id} column={column} view={view} formId={formId} onView={onView} />
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
                    <DataTableFailure {...failure} area={area} isBesideRows={false} />
                  ) : (
                    emptyText(words, area, shownView)
                  )}
                </td>
              </tr>
            )}
          </tbody>
        </table>
        {failure && shown.length > 0 && <DataTableFailure {...failure} area={area} isBesideRows />}
      </div>
      <Paging
        page={Math.min(shownView.page, pageCount)}
        pageCount={pageCount}
        summary={
          <TextOfRows
            textOf={writeSummary}
            area={area}
            view={shownView}
            count={{ total: count, isCapped: props.isCapped }}
          />
        }
        hrefOf={(page) => props.hrefOf({ ...shownView, page })}
        onPage={(page) => {
          scrollToHead();
          onView({ ...shownView, page });
        }}
      />
    </div>
  );
}

interface TextOfRowsProps {
  textOf: typeof writeTableHead;
  area: TableArea;
  view: TableView;
  count: RowCount;
}

/** A component, so that React pauses before it: the first text with a number loads the browser's data about languages. */
function TextOfRows({ textOf, area, view, count }: TextOfRowsProps) {
  return textOf(useWords(), area, view, count);
}

function emptyText(words: Words, area: TableArea, { search, filters = {} }: TableView): string {
  if (search !== '') return words('tables.noMatch', { search });
  return words(Object.keys(filters).length > 0 ? 'tables.noMatchChosen' : `${area}.empty`);
}

interface CellsProps<Row extends RowData> {
  row: TableRow<DataTableFeatures, Row>;
  FlexRender: ReturnType<typeof useTable<DataTableFeatures, Row>>['FlexRender'];
}

function Cells<Row extends RowData>({ row, FlexRender }: CellsProps<Row>) {
  const english = useEnglish();
  return (
    <tr>
      {row.getAllCells().map((cell) => (
        <td key={cell.id} className={columnClass(cell.column)} data-label={columnName(cell.column)}>
          {english && cell.column.columnDef.meta?.isEnglish ? (
            // The cell itself also shows the column's name, which is not English.
            <span lang={english}>
              <FlexRender cell={cell} />
            </span>
          ) : (
            <FlexRender cell={cell} />
          )}
        </td>
      ))}
    </tr>
  );
}
