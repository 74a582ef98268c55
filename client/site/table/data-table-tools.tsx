import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import { useWords } from '../page-data/site-context.tsx';
import { addressOfView, type TableView, viewOfForm } from './data-table-view.ts';
import type { TableArea } from './table-summary.ts';
import '../../shared/ui/button.css';
import '../../shared/ui/field.css';
import './table.css';

/** Debounce of the search field, in milliseconds. */
const DEBOUNCE_MS = 300;

interface DataTableToolsProps {
  form: RefObject<HTMLFormElement | null>;
  formId: string;
  /** The page's path, which the form submits to without scripts. */
  path: string;
  area: TableArea;
  view: TableView;
  onView(view: TableView): void;
  /** Called on submit: the list should scroll into view. */
  onSubmitted(): void;
  /** Checkboxes that filter the rows, each by its name. */
  filters?: ReactNode;
}

/**
 * Search and filters above a table. Before hydration the browser submits this form by itself; afterwards each change
 * applies at once, and returns to the first page.
 */
export function DataTableTools(props: DataTableToolsProps) {
  const { form, formId, path, area, view, onView, onSubmitted, filters } = props;

  const words = useWords();

  const applyForm = () => form.current && onView(viewOfForm(form.current));

  // Words and choices from before hydration are in the controls, and must not be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, on hydration
  useLayoutEffect(() => {
    const inForm = form.current && viewOfForm(form.current);
    if (inForm && comparisonKey(inForm) !== comparisonKey(view)) onView(inForm);
  }, []);

  return (
    <search>
      <form
        ref={form}
        className="tools"
        id={formId}
        action={path}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          applyForm();
          onSubmitted();
        }}
        onChange={(event) => {
          if (!(event.target instanceof HTMLInputElement && event.target.type === 'search')) applyForm();
        }}
      >
        <SearchBox
          label={words(`${area}.searchLabel`)}
          placeholder={words(`${area}.searchHint`)}
          search={view.search}
          onSearch={applyForm}
        />
        {filters}
      </form>
    </search>
  );
}

/** The part of a view that the controls show, as a key to compare two views by. */
const comparisonKey = ({ filters = {}, ...view }: TableView) =>
  JSON.stringify([addressOfView({ ...view, page: 1 }), Object.entries(filters).sort()]);

interface SearchBoxProps {
  label: string;
  placeholder: string;
  search: string;
  onSearch(): void;
}

function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const words = useWords();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const lastSearch = useRef(search);

  // Keeps what was typed before hydration: React would restore the server's value.
  useLayoutEffect(() => setTyped(box.current?.value ?? ''), []);

  // The search also changes from outside, by the browser's Back button or a link. What is being typed meanwhile
  // stays.
  useEffect(() => {
    if (search !== lastSearch.current) setTyped(search);
    lastSearch.current = search;
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not restart the timer
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => {
      lastSearch.current = wanted;
      onSearch();
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);

  return (
    <div className="tools__search">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" />
      <input
        className="input"
        id={id}
        ref={box}
        type="search"
        name="q"
        maxLength={200}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="btn btn--small">
        {words('tables.search')}
      </button>
    </div>
  );
}
