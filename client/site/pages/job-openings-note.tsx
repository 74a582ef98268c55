import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { jobFacets } from '../../../src/contract/job-facets.ts';
import type { TableView } from '../../shared/ui/data-table-view.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { chipWords } from './job-filter-words.ts';
import { BEST, chosenOf, exactFilters, searchFromView, withChosen } from './job-openings-search.ts';
import './job-openings-note.css';

interface JobOpeningsNoteProps {
  view: TableView;
  onView(view: TableView): void;
  searchedFor: string | undefined;
}

interface Chip {
  key: string;
  words: string;
  /** The view without this filter. */
  without: TableView;
}

/** The active filters, each with a way to remove it, and the order of a search. */
export function JobOpeningsNote({ view, onView, searchedFor }: JobOpeningsNoteProps) {
  const chips = chipsOf(view);
  if (view.search === '' && chips.length === 0) return null;
  const isBest = view.sort === BEST;
  return (
    <>
      {view.search !== '' && searchedFor && (
        <p role="status">
          Showing what matches <strong>{searchedFor}</strong>.
        </p>
      )}
      {chips.length > 0 && (
        <ul className="chips" aria-label="Chosen filters" onClickCapture={keepFocus}>
          {chips.map(({ key, words, without }) => (
            <li key={key}>
              <Link className="chip" to="/Career" search={searchFromView(without)} resetScroll={false}>
                {words} <span className="visually-hidden">, remove</span>
                <Icon name="close" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              className="chips__all"
              to="/Career"
              search={searchFromView({ ...view, page: 1, filters: {} })}
              resetScroll={false}
            >
              Clear all
            </Link>
          </li>
        </ul>
      )}
      {view.search !== '' && (
        <button type="button" onClick={() => onView({ ...view, page: 1, sort: isBest ? undefined : BEST })}>
          {isBest ? 'Newest first' : 'Best match first'}
        </button>
      )}
    </>
  );
}

function chipsOf(view: TableView): Chip[] {
  return [
    ...jobFacets.flatMap((facet) => {
      const chosen = chosenOf(view, facet);
      return chosen.map((value) => ({
        key: `${facet} ${value}`,
        words: chipWords(facet, value),
        without: withChosen(
          view,
          facet,
          chosen.filter((other) => other !== value),
        ),
      }));
    }),
    ...exactFilters.flatMap((name) => {
      const words = view.filters?.[name];
      return words ? [{ key: name, words, without: withChosen(view, name, []) }] : [];
    }),
  ];
}

/**
 * The focus would be lost with a chip that is removed, so it moves to the head of the list, which says how many
 * openings are left.
 */
function keepFocus({ currentTarget, target }: MouseEvent<HTMLUListElement>) {
  if (!(target as Element).closest('a')) return;
  const head = currentTarget.closest('.data-table')?.querySelector<HTMLElement>('.data-table__head');
  head?.focus({ preventScroll: true });
}
