import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { addressOfView, type TableView, viewOfForm } from './data-table-view.ts';
import { Icon } from './icon.tsx';
import './button.css';
import './field.css';
import './data-table-tools.css';

/** A pause in the typing that counts as the end of it. */
const TYPING_PAUSE_MS = 300;

interface DataTableToolsProps {
  form: RefObject<HTMLFormElement | null>;
  formId: string;
  /** The page's address, where a browser without scripts sends the form. */
  path: string;
  noun: string;
  searchFor: string;
  view: TableView;
  onView(view: TableView): void;
  /** The form was sent: the list is what one wants to see now. */
  onSent(): void;
  /** Checkboxes by whose names the rows are narrowed. */
  filters?: ReactNode;
}

/**
 * Search and filters, above a table. A form that a browser sends by itself before the scripts are there, or without any;
 * with them each change is followed at once, and starts at the first page again.
 */
export function DataTableTools(props: DataTableToolsProps) {
  const { form, formId, path, noun, searchFor, view, onView, onSent, filters } = props;

  const follow = () => form.current && onView(viewOfForm(form.current));

  // What was typed and chosen before the scripts took over stands in the controls, and counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is taken over
  useLayoutEffect(() => {
    const standing = form.current && viewOfForm(form.current);
    if (standing && wordsOf(standing) !== wordsOf(view)) onView(standing);
  }, []);

  return (
    <search>
      <form
        className="tools"
        id={formId}
        ref={form}
        action={path}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          follow();
          onSent();
        }}
        onChange={(event) => {
          if (!(event.target instanceof HTMLInputElement && event.target.type === 'search')) follow();
        }}
      >
        <SearchBox
          label={`Search the ${noun}`}
          placeholder={searchFor}
          search={view.search}
          onSearch={follow}
        />
        {filters}
      </form>
    </search>
  );
}

/** What the controls show of a view, to compare two by. */
const wordsOf = ({ filters = {}, ...view }: TableView) =>
  JSON.stringify([addressOfView({ ...view, page: 1 }), Object.entries(filters).sort()]);

interface SearchBoxProps {
  label: string;
  placeholder: string;
  search: string;
  onSearch(): void;
}

function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const followed = useRef(search);

  // React would put back what the server has written.
  useLayoutEffect(() => setTyped(box.current?.value ?? ''), []);

  // The search also changes from outside: by the browser's Back, or by a link. What is typed meanwhile stays.
  useEffect(() => {
    if (search !== followed.current) setTyped(search);
    followed.current = search;
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no reason to wait anew
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => {
      followed.current = wanted;
      onSearch();
    }, TYPING_PAUSE_MS);
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
        Search
      </button>
    </div>
  );
}
