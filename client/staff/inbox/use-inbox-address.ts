import { getRouteApi, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { doneStatuses, type InboxFilter, type InboxStatus } from '../../../src/contract/staff/inbox.ts';
import { type InboxSearch, inboxSearch } from './inbox-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The item was opened from the list, which is one step back. */
    fromList?: boolean;
  }
}

const route = getRouteApi('/inbox');

/** The one state of the inbox, which is its address; and the ways to change it. */
export function useInboxAddress() {
  const { item, ...asked } = route.useSearch();
  const words = useLocation({ select: ({ hash }) => hash });
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  const navigate = useNavigate();
  const router = useRouter();

  const key = JSON.stringify([asked, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says it all
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
    /** Narrows the list otherwise; what is undefined is narrowed no more. */
    narrow: (changes: Partial<Record<keyof InboxFilter, string | undefined>>) => {
      const { search = words, ...others } = changes;
      const next = inboxSearch.parse({ ...asked, ...others });
      return go({ ...next, view: viewOf(next.view, next.status) }, plain(search), {
        replace: 'search' in changes,
      });
    },
    /** Shows exactly this list. */
    show: ({ search, view, ...others }: InboxFilter) =>
      go({ ...others, view: viewOf(view, others.status) }, plain(search), {
        replace: false,
      }),
    /** From item to item is no step of its own: back leads to the list. */
    open: (reference: string) =>
      go({ ...asked, item: reference }, words, {
        replace: item !== undefined,
        fromList: item === undefined || fromList,
      }),
    close: () => (fromList ? router.history.back() : void go(asked, words, { replace: true })),
    /** For a link to an item as well as for opening it. */
    searchOf: (reference: string) => ({ ...asked, item: reference }),
    words,
  };
}

/** Whoever looks for what is done with finds it among all, and nowhere else. */
function viewOf(view: InboxFilter['view'] | undefined, status: InboxStatus | undefined): InboxSearch['view'] {
  if (view === 'suspects' || view === 'inbox') return view;
  return status !== undefined && doneStatuses.includes(status) ? 'inbox' : undefined;
}

/** The # is the address's own, and nothing is read out of a %: the search looks for neither. */
export function plain(words: string): string {
  return words.replace(/[#%]/g, ' ').trim();
}

export type UseInboxAddress = ReturnType<typeof useInboxAddress>;
