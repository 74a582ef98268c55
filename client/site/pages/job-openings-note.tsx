import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Words } from '../../../src/content/words.ts';
import { jobFacets } from '../../../src/contract/job-facets.ts';
import type { SiteJob } from '../../../src/contract/job-opening.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useFindLanguage } from '../page-data/item-languages.ts';
import { Message } from '../page-data/message.tsx';
import { useSite } from '../page-data/site-context.tsx';
import type { TableView } from '../table/data-table-view.ts';
import { chipLabel } from './job-filter-words.ts';
import { BEST, exactFilters, listChosen, searchFromView, withChosen } from './job-openings-search.ts';
import './jobs.css';

interface JobOpeningsNoteProps {
  view: TableView;
  onView(view: TableView): void;
  searchedFor: string | undefined;
  /** The page of the list that has loaded. */
  jobs: readonly SiteJob[];
}

interface Chip {
  key: string;
  label: string;
  /** The view without this filter. */
  without: TableView;
}

/** The active filters, each with a way to remove it, and the order of a search. */
export function JobOpeningsNote({ view, onView, searchedFor, jobs }: JobOpeningsNoteProps) {
  const { words, locale } = useSite();
  const languageOf = useFindLanguage();
  const chips = listChips(words, view, jobs);
  if (view.search === '' && chips.length === 0) return null;
  const isBest = view.sort === BEST;
  return (
    <>
      {view.search !== '' && searchedFor && (
        <p role="status">
          <Message
            id="jobs.searchedFor"
            values={{ searched: searchedFor }}
            elements={{ strong: <strong lang={languageOf(searchedFor)} /> }}
          />
        </p>
      )}
      {chips.length > 0 && (
        <ul className="chips" aria-label={words('jobFilters.chosen')} onClickCapture={keepFocus}>
          {chips.map(({ key, label, without }) => (
            <li key={key}>
              <Link
                className="chip"
                to="/Career"
                search={searchFromView(without)}
                resetScroll={false}
                lang={languageOf(label)}
              >
                <Message
                  id="jobFilters.remove"
                  values={{ filter: label }}
                  elements={{
                    hidden: <span className="visually-hidden" lang={languageOf(label) && locale} />,
                  }}
                />
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
              {words('jobFilters.clear')}
            </Link>
          </li>
        </ul>
      )}
      {view.search !== '' && (
        <button type="button" onClick={() => onView({ ...view, page: 1, sort: isBest ? undefined : BEST })}>
          {words(isBest ? 'jobs.newestFirst' : 'jobs.bestFirst')}
        </button>
      )}
    </>
  );
}

function listChips(words: Words, view: TableView, jobs: readonly SiteJob[]): Chip[] {
  return [
    ...jobFacets.flatMap((facet) => {
      const chosen = listChosen(view, facet);
      return chosen.map((value) => ({
        key: `${facet} ${value}`,
        label: chipLabel(words, facet, value),
        without: withChosen(
          view,
          facet,
          chosen.filter((other) => other !== value),
        ),
      }));
    }),
    ...exactFilters.flatMap((name) => {
      const value = view.filters?.[name];
      const label = value && (name === 'industry' ? findIndustry(jobs, value) : value);
      return label ? [{ key: name, label, without: withChosen(view, name, []) }] : [];
    }),
  ];
}

/** An industry as the listed jobs have it in the language of the page. */
const findIndustry = (jobs: readonly SiteJob[], industry: string) =>
  jobs.find(({ Industry, Translation }) => Industry === industry && Translation?.Industry)?.Translation
    ?.Industry ?? industry;

/**
 * The focus would be lost with a chip that is removed, so it moves to the head of the list, which says how many
 * openings are left.
 */
function keepFocus({ currentTarget, target }: MouseEvent<HTMLUListElement>) {
  if (!(target as Element).closest('a')) return;
  const head = currentTarget.closest('.data-table')?.querySelector<HTMLElement>('.data-table__head');
  head?.focus({ preventScroll: true });
}
