import type { Column, RowData } from '@tanstack/react-table';
import { Icon } from '../../shared/ui/icon.tsx';
import { columnClass, columnName, type DataTableFeatures } from './data-table-columns.ts';
import { orderValue } from './data-table-orders.tsx';
import type { TableView } from './data-table-view.ts';

interface DataTableColumnHeadProps<Row extends RowData> {
  column: Column<DataTableFeatures, Row>;
  view: TableView;
  formId: string;
  onView(view: TableView): void;
}

/**
 * The first click sorts ascending, the second descending, the third restores the list's own order. Without scripts
 * the button submits the form above the table; its value comes after that of the sort select, and the last one
 * counts.
 */
export function DataTableColumnHead<Row extends RowData>({
  column,
  view,
  formId,
  onView,
}: DataTableColumnHeadProps<Row>) {
  const sorted = view.sort !== column.id ? 'none' : view.direction === 'asc' ? 'ascending' : 'descending';
  const next = {
    none: { sort: column.id, direction: 'asc' },
    ascending: { sort: column.id, direction: 'desc' },
    descending: { sort: undefined, direction: 'asc' },
  } as const;
  const name = columnName(column);
  if (!column.getCanSort())
    return (
      <th scope="col" className={columnClass(column)}>
        {name}
      </th>
    );
  return (
    <th scope="col" aria-sort={sorted} className={columnClass(column)}>
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

const sortIcons = { none: 'sort', ascending: 'sort-up', descending: 'sort-down' } as const;
