import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type JobFacet, jobFacets } from '../../../src/contract/job-facets.ts';
import type { JobCountsOutput } from '../../../src/contract/job-opening.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useFindLanguage } from '../page-data/item-languages.ts';
import { Message } from '../page-data/message.tsx';
import { useSite, useWords } from '../page-data/site-context.tsx';
import { countValues } from '../table/count-values.ts';
import type { TableView } from '../table/data-table-view.ts';
import { facetNames, listOptions } from './job-filter-words.ts';
import { exactFilters, listChosen, searchFromView } from './job-openings-search.ts';
import './jobs.css';

const SHEET_ID = 'job-filters';
/** From this width on the filters are a row of dropdown lists; below it they are a sheet. */
const WIDE_LAYOUT = '(min-width: 48rem)';

interface JobFiltersProps {
  view: TableView;
  counts: JobCountsOutput | undefined;
  /** The size of the filtered list; undefined until it has loaded. */
  found: { total: number; isCapped?: true | undefined } | undefined;
}

/**
 * Filters by state, position, pay and experience. The sheet is a native popover and the lists are native details, so
 * that they open before hydration and without scripts; the form around them is then submitted by its buttons.
 */
export function JobFilters({ view, counts, found }: JobFiltersProps) {
  const words = useWords();
  const chosen = jobFacets.reduce((sum, facet) => sum + listChosen(view, facet).length, 0);
  const row = useRef<HTMLDivElement>(null);
  useCloseOnOutsideInteraction(row);

  return (
    <div className="job-filters">
      <button type="button" className="btn btn--line btn--small job-filters__open" popoverTarget={SHEET_ID}>
        <Icon name="sliders" /> {words('jobFilters.open')}
        <Chosen count={chosen} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the controls within */}
      <div className="job-filters__sheet" id={SHEET_ID} popover="auto" ref={row} onKeyDown={closeOnEscape}>
        <div className="job-filters__top">
          <p className="h3">{words('jobFilters.heading')}</p>
          <button
            type="button"
            className="job-filters__close"
            aria-label={words('jobFilters.close')}
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
        </div>
        {jobFacets.map((facet) => (
          <Facet
            key={facet}
            facet={facet}
            chosen={listChosen(view, facet)}
            counts={counts?.[facet]}
            isCapped={counts?.isCapped ?? false}
          />
        ))}
        {exactFilters.map((name) =>
          view.filters?.[name] ? (
            <input key={name} type="hidden" name={name} value={view.filters[name]} />
          ) : null,
        )}
        <div className="job-filters__foot">
          {chosen > 0 && (
            <Link
              className="btn btn--line"
              to="/Career"
              search={searchFromView({ ...view, page: 1, filters: {} })}
              resetScroll={false}
            >
              {words('jobFilters.clear')}
            </Link>
          )}
          <button type="submit" className="btn" onClick={() => row.current?.hidePopover?.()}>
            {found
              ? words('jobFilters.showFound', countValues(words, found.total, found.isCapped))
              : words('jobFilters.showList')}
          </button>
        </div>
      </div>
    </div>
  );
}

interface FacetProps {
  facet: JobFacet;
  chosen: string[];
  counts: JobCountsOutput[JobFacet] | undefined;
  isCapped: boolean;
}

function Facet({ facet, chosen, counts, isCapped }: FacetProps) {
  const { words, locale } = useSite();
  const languageOf = useFindLanguage();
  const options = listOptions({ words, locale }, facet, counts, chosen);
  return (
    <details className="job-filter" name="job-filter">
      <summary>
        {words(facetNames[facet])}
        <Chosen count={chosen.length} />
        <Icon name="chevron-down" />
      </summary>
      <fieldset className="job-filter__list">
        <legend className="visually-hidden">{words(facetNames[facet])}</legend>
        {options.map(({ value, label, jobs }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={facet}
              value={value}
              checked={chosen.includes(value)}
              // The form's own change handler reads the checkbox; this one keeps React from warning.
              onChange={() => {}}
            />
            <span lang={languageOf(label)}>{label}</span>
            {jobs !== undefined && (
              <span className="job-filter__count">
                <Message id="jobFilters.found" values={countValues(words, jobs, isCapped)} />
              </span>
            )}
          </label>
        ))}
        {options.length === 0 && <p>{words('jobFilters.nothing')}</p>}
        <button type="submit" className="btn btn--small job-filter__go">
          {words('jobFilters.showList')}
        </button>
      </fieldset>
    </details>
  );
}

function Chosen({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <b className="job-filters__chosen">
      <Message id="jobFilters.chosenCount" values={{ count }} />
    </b>
  );
}

/** Closes a dropdown list when the visitor clicks or tabs out of it. In the sheet the lists stay open. */
function useCloseOnOutsideInteraction(row: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (!matchMedia(WIDE_LAYOUT).matches) return;
      for (const list of row.current?.querySelectorAll('details[open]') ?? [])
        if (!list.contains(target as Node)) list.removeAttribute('open');
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, [row]);
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) {
  const list = currentTarget.querySelector('details[open]');
  if (key !== 'Escape' || list === null || !matchMedia(WIDE_LAYOUT).matches) return;
  list.removeAttribute('open');
  list.querySelector('summary')?.focus();
}
