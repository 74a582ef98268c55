import type { TableView } from '../ui/data-table-view.ts';
import { BEST } from './job-openings-search.ts';

interface JobOpeningsNoteProps {
  view: TableView;
  onView(view: TableView): void;
  searchedFor: string | undefined;
}

/** What the list was narrowed to, where that is not in the search box, and the order of a search. */
export function JobOpeningsNote({ view, onView, searchedFor }: JobOpeningsNoteProps) {
  const filters = Object.values(view.filters ?? {});
  if (view.search === '' && filters.length === 0) return null;
  const isBest = view.sort === BEST;
  return (
    <>
      {view.search !== '' && searchedFor && (
        <p role="status">
          Showing what matches <strong>{searchedFor}</strong>.
        </p>
      )}
      {filters.length > 0 && (
        <p>
          Only <strong>{filters.join(', ')}</strong>.{' '}
          <button type="button" onClick={() => onView({ ...view, page: 1, filters: {} })}>
            Show all
          </button>
        </p>
      )}
      {view.search !== '' && (
        <button type="button" onClick={() => onView({ ...view, page: 1, sort: isBest ? undefined : BEST })}>
          {isBest ? 'Newest first' : 'Best match first'}
        </button>
      )}
    </>
  );
}
