import { getRouteApi, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { doneStatuses, type InboxFilter, type InboxStatus } from '../../../src/contract/staff/inbox.ts';
import { type InboxSearch, inboxSearch } from './inbox-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The item was opened from the list, so the list is one step back in the history. */
    fromList?: boolean;
  }
}

const route = getRouteApi('/inbox');

/** The state of the inbox, all of which is in its address, with the functions that change it. */
export function useInboxAddress() {
  const { item, resume, ...asked } = route.useSearch();
  const words = useLocation({ select: ({ hash }) => hash });
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  const navigate = useNavigate();
  const router = useRouter();

  const key = JSON.stringify([asked, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every part of the filter
  const filter: InboxFilter = useMemo(() => ({ ...asked, view: asked.view ?? 'open', search: words }), [key]);

  const go = (search: InboxSearch, hash: string, options: { replace: boolean; fromList?: boolean }) =>
    navigate({
      to: '/inbox',
      search,
      hash,
      replace: options.replace,
      resetScroll: false,
      state: { fromList: options.fromList === true },
    });

  return {
    item,
    filter,
    isReading: item !== undefined && resume === 'open',
    /** Shows or hides the resume of the opened item. */
    read: (isReading: boolean) =>
      go({ ...asked, item, resume: isReading ? 'open' : undefined }, words, { replace: true, fromList }),
    /** Changes the filter. A value of undefined removes that part of it. */
    narrow: (changes: Partial<Record<keyof InboxFilter, string | undefined>>) => {
      const { search = words, ...others } = changes;
      const next = inboxSearch.parse({ ...asked, ...others });
      return go({ ...next, view: viewOf(next.view, next.status) }, withoutHashAndPercent(search), {
        replace: 'search' in changes,
      });
    },
    /** Replaces the whole filter. */
    show: ({ search, view, ...others }: InboxFilter) =>
      go({ ...others, view: viewOf(view, others.status) }, withoutHashAndPercent(search), {
        replace: false,
      }),
    /** Opening another item replaces the history entry of the open one, so that Back leads to the list. */
    open: (reference: string) =>
      go({ ...asked, item: reference, resume }, words, {
        replace: item !== undefined,
        fromList: item === undefined || fromList,
      }),
    close: () => (fromList ? router.history.back() : void go(asked, words, { replace: true })),
    /** The search parameters that open an item, for links as well. */
    searchOf: (reference: string) => ({ ...asked, item: reference, resume }),
    words,
  };
}

/** The list of open items has none with a done status, so a filter for such a status switches to the list of all. */
function viewOf(view: InboxFilter['view'] | undefined, status: InboxStatus | undefined): InboxSearch['view'] {
  if (view === 'suspects' || view === 'inbox') return view;
  return status !== undefined && doneStatuses.includes(status) ? 'inbox' : undefined;
}

/** Replaces # and %, which have a meaning of their own in an address. The search ignores both. */
export function withoutHashAndPercent(words: string): string {
  return words.replace(/[#%]/g, ' ').trim();
}

export type UseInboxAddress = ReturnType<typeof useInboxAddress>;
