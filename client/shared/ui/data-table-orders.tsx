import { PAGE_SIZES } from '../../../src/contract/page-sizes.ts';
import type { TableView } from './data-table-view.ts';
import { Icon } from './icon.tsx';

/** An order of the rows that is not that of a column. */
export interface TableOrder {
  id: string;
  name: string;
}

interface DataTableOrdersProps {
  /** The form that these selects belong to, by the `form` attribute. */
  formId: string;
  noun: string;
  sortable: readonly TableOrder[];
  orders: readonly TableOrder[];
  view: TableView;
  onChange(): void;
}

/** Page size and sort order. On wide screens the sort select is hidden, since the column heads sort. */
export function DataTableOrders({ formId, noun, sortable, orders, view, onChange }: DataTableOrdersProps) {
  const sorted = view.sort === undefined ? '' : orderValue(view.sort, view.direction);
  const sizes = [...PAGE_SIZES].sort((a, b) => a - b);
  return (
    <div className="orders">
      <label className="orders__sort">
        <span>Sort by</span>{' '}
        <span className="select">
          <select className="input" form={formId} name="sort" value={sorted} onChange={onChange}>
            <option value="">As listed</option>
            {orders.map(({ id, name }) => (
              <option key={id} value={orderValue(id, 'asc')}>
                {name}
              </option>
            ))}
            {sortable.flatMap(({ id, name }) => [
              <option key={`${id} asc`} value={orderValue(id, 'asc')}>{`${name}, ascending`}</option>,
              <option key={`${id} desc`} value={orderValue(id, 'desc')}>{`${name}, descending`}</option>,
            ])}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
      <label className="orders__size">
        Show{' '}
        <span className="select">
          <select className="input" form={formId} name="size" value={view.size} onChange={onChange}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>{' '}
        <span>{noun} a page</span>
      </label>
    </div>
  );
}

/** An order in one value, as the form sends it: `Jid desc`. */
export const orderValue = (sort: string, direction: TableView['direction']) => `${sort} ${direction}`;
