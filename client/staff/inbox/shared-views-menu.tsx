import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { MAX_COUNTED_IN_VIEW } from '../../../src/contract/staff/saved-view.ts';
import { readStatus } from '../calls/failure.ts';
import { trpc } from '../calls/trpc.ts';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { createFilterAddress } from './inbox-address.ts';
import { readFilter } from './view-query.ts';
import './inbox.css';

/** Also without a change: items fall out of a view by the calendar. */
const COUNT_EVERY_MS = 60_000;

/** The shared views of the inbox below its entry in the menu, each with the number of its items. */
export function SharedViewsMenu() {
  const { data: views = [] } = trpc.savedViews.list.useQuery();
  const shared = views.filter(({ sharedWith }) => sharedWith !== null);
  const { data: counts = [] } = trpc.savedViews.counts.useQuery(undefined, {
    enabled: shared.length > 0,
    refetchInterval: COUNT_EVERY_MS,
    // Each change asks again, and so does the next minute.
    retry: (count, failure) => readStatus(failure) >= 500 && count < 1,
  });
  if (shared.length === 0) return null;
  return (
    <ul className="shared-views" aria-label="Shared views">
      {shared.map(({ id, name, query }) => (
        <li key={id}>
          <ViewLink name={name} query={query} count={counts.find((each) => each.id === id)?.count} />
        </li>
      ))}
    </ul>
  );
}

interface ViewLinkProps {
  name: string;
  query: string;
  /** Undefined until it is counted. */
  count: number | undefined;
}

function ViewLink({ name, query, count }: ViewLinkProps) {
  const { search, hash } = useMemo(() => createFilterAddress(readFilter(query)), [query]);
  return (
    <Link
      className="shared-views__link"
      to="/inbox"
      search={search}
      hash={hash}
      activeOptions={{ exact: true, includeHash: true }}
      activeProps={{ className: 'shared-views__link shared-views__link--shown' }}
    >
      <span className="shared-views__name" lang={findTextLanguage(name)}>
        {name}
      </span>
      {count !== undefined && (
        <span className="shared-views__count">
          {countText(count)}
          <span className="visually-hidden">{count === 1 ? ' item' : ' items'}</span>
        </span>
      )}
    </Link>
  );
}

function countText(count: number): string {
  return count >= MAX_COUNTED_IN_VIEW ? `${MAX_COUNTED_IN_VIEW - 1}+` : String(count);
}
