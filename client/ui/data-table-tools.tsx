import { useEffect, useState } from 'react';
import { PAGE_SIZES } from '../../src/contract/page-sizes.ts';
import type { TableView } from './data-table-view.ts';
import { Icon } from './icon.tsx';
import './field.css';
import './data-table-tools.css';

/** A pause in the typing that counts as the end of it. */
const TYPING_PAUSE_MS = 300;

interface DataTableToolsProps {
  noun: string;
  searchFor: string;
  sortable: readonly { id: string; name: string }[];
  view: TableView;
  onView(view: TableView): void;
}

/** Page size, order and search, above a table. A change of any of them starts at the first page again. */
export function DataTableTools({ noun, searchFor, sortable, view, onView }: DataTableToolsProps) {
  return (
    <div className="tools">
      <label className="tools__size">
        Show{' '}
        <span className="select">
          <select
            className="input"
            value={view.size}
            onChange={(event) => onView({ ...view, page: 1, size: Number(event.target.value) })}
          >
            {[...PAGE_SIZES]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size}>{size}</option>
              ))}
          </select>
          <Icon name="chevron-down" />
        </span>{' '}
        {noun} a page
      </label>
      {/* Where rows are cards there is no head to click on. */}
      <label className="tools__sort">
        Sort by{' '}
        <span className="select">
          <select
            className="input"
            value={view.sort ? `${view.sort} ${view.direction}` : ''}
            onChange={(event) => onView({ ...view, page: 1, ...orderOf(event.target.value) })}
          >
            <option value="">As listed</option>
            {sortable.flatMap(({ id, name }) => [
              <option key={`${id} asc`} value={`${id} asc`}>{`${name}, ascending`}</option>,
              <option key={`${id} desc`} value={`${id} desc`}>{`${name}, descending`}</option>,
            ])}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
      <SearchBox
        label={`Search the ${noun}`}
        placeholder={searchFor}
        search={view.search}
        onSearch={(search) => onView({ ...view, page: 1, search })}
      />
    </div>
  );
}

interface SearchBoxProps {
  label: string;
  placeholder: string;
  search: string;
  onSearch(search: string): void;
}

function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  // The search also changes from outside: by the browser's Back, or by a link.
  useEffect(() => setTyped(search), [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no reason to wait anew
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => onSearch(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);

  return (
    <label className="tools__search">
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <input
        className="input"
        type="search"
        maxLength={200}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  );
}

function orderOf(choice: string): Pick<TableView, 'sort' | 'direction'> {
  const [sort, direction] = choice.split(' ');
  return { sort: sort || undefined, direction: direction === 'desc' ? 'desc' : 'asc' };
}
