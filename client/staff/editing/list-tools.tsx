import { useEffect, useRef, useState } from 'react';
import { StaffIcon } from '../ui/staff-icon.tsx';
import './editing.css';

const DEBOUNCE_MS = 250;

interface ListToolsProps<View extends string> {
  /** The accessible name of the group of views. */
  label: string;
  views: readonly (readonly [view: View, text: string, count?: number | undefined])[];
  view: View;
  onView(view: View): void;
  search: string;
  onSearch(search: string): void;
  /** Says where the search looks. */
  hint: string;
}

/** The views of a list, and a search within it. */
export function ListTools<View extends string>({
  label,
  views,
  view,
  onView,
  search,
  onSearch,
  hint,
}: ListToolsProps<View>) {
  return (
    <div className="list-tools">
      <fieldset className="switch">
        <legend className="visually-hidden">{label}</legend>
        {views.map(([each, text, count]) => (
          <button type="button" key={each} aria-pressed={each === view} onClick={() => onView(each)}>
            {text}
            {count !== undefined && count > 0 && <b>{count}</b>}
          </button>
        ))}
      </fieldset>
      <SearchBox search={search} onSearch={onSearch} hint={hint} />
    </div>
  );
}

/** Debounced, so that not every letter causes a request and a change of the address. */
export function SearchBox({
  search,
  onSearch,
  hint,
}: Pick<ListToolsProps<string>, 'search' | 'onSearch' | 'hint'>) {
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  useEffect(() => {
    // Only a search that changed from outside, such as by the Back button: letters typed since this one stay.
    if (search !== asked.current) setTyped(search);
    asked.current = search;
  }, [search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onSearch(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <search className="list-tools__search">
      <StaffIcon name="search" />
      <input
        type="search"
        aria-label={hint}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
