import { PAGE_SIZES } from '../../../src/contract/page-sizes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Message } from '../page-data/message.tsx';
import { useWords } from '../page-data/site-context.tsx';
import type { TableView } from './data-table-view.ts';
import type { TableArea } from './table-summary.ts';

/** An order of the rows that is not that of a column. */
export interface TableOrder {
  id: string;
  name: string;
}

interface DataTableOrdersProps {
  /** The form that these selects belong to, by the `form` attribute. */
  formId: string;
  area: TableArea;
  sortable: readonly TableOrder[];
  orders: readonly TableOrder[];
  view: TableView;
  onChange(): void;
}

/** Page size and sort order. On wide screens the sort select is hidden, since the column heads sort. */
export function DataTableOrders({ formId, area, sortable, orders, view, onChange }: DataTableOrdersProps) {
  const words = useWords();
  const sorted = view.sort === undefined ? '' : orderValue(view.sort, view.direction);
  const sizes = [...PAGE_SIZES].sort((a, b) => a - b);
  return (
    <div className="orders">
      <label className="orders__sort">
        <span>{words('tables.sortBy')}</span>{' '}
        <span className="select">
          <select className="input" form={formId} name="sort" value={sorted} onChange={onChange}>
            <option value="">{words('tables.asListed')}</option>
            {orders.map(({ id, name }) => (
              <option key={id} value={orderValue(id, 'asc')}>
                {name}
              </option>
            ))}
            {sortable.flatMap(({ id, name }) => [
              <option key={`${id} asc`} value={orderValue(id, 'asc')}>
                {words('tables.ascending', { column: name })}
              </option>,
              <option key={`${id} desc`} value={orderValue(id, 'desc')}>
                {words('tables.descending', { column: name })}
              </option>,
            ])}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the select stands within the text */}
      <label className="orders__size">
        <Message
          id={`${area}.pageSize`}
          elements={{
            size: (
              <span className="select">
                <select className="input" form={formId} name="size" value={view.size} onChange={onChange}>
                  {sizes.map((size) => (
                    <option key={size}>{size}</option>
                  ))}
                </select>
                <Icon name="chevron-down" />
              </span>
            ),
            unit: <span />,
          }}
        />
      </label>
    </div>
  );
}

/** An order in one value, as the form sends it: `Jid desc`. */
export const orderValue = (sort: string, direction: TableView['direction']) => `${sort} ${direction}`;
