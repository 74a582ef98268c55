import { type InboxFilter, inboxFilter } from '../../../src/contract/staff/inbox.ts';

/** A filter as a query string, the format in which views are stored and lists exported. */
export function writeQuery(filter: InboxFilter): string {
  const { view, search, ...others } = filter;
  const all = { ...(view !== 'inbox' && { view }), ...others, ...(search !== '' && { search }) };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}

/** A stored view may contain a filter that no longer exists; it then shows the whole inbox. */
export function readFilter(query: string): InboxFilter {
  const { data } = inboxFilter.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return data ?? inboxFilter.parse({});
}
