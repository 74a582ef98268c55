import { getRouteApi, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { InboxFilter } from '../../../src/contract/staff/inbox.ts';
import {
  chooseView,
  createFilterAddress,
  type InboxSearch,
  inboxSearch,
  withoutHashAndPercent,
} from './inbox-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The item was opened from the list, so the list is one step back in the history. */
    fromList?: boolean;
    /** The items of that list, where it is another one than the inbox's own: the keys step among these. */
    among?: readonly string[] | undefined;
  }
}

const route = getRouteApi('/inbox');

/** The state of the inbox, all of which is in its address, with the functions that change it. */
export function useInboxAddress() {
  const { item, resume, ...asked } = route.useSearch();
  const words = useLocation({ select: ({ hash }) => hash });
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  const among = useLocation({ select: ({ state }) => state.among });
  const navigate = useNavigate();
  const router = useRouter();

  const key = JSON.stringify([asked, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every part of the filter
  const filter: InboxFilter = useMemo(() => ({ ...asked, view: asked.view ?? 'open', search: words }), [key]);

  const go = (
    search: InboxSearch,
    hash: string,
    options: { replace: boolean; fromList?: boolean; among?: readonly string[] | undefined },
  ) =>
    navigate({
      to: '/inbox',
      search,
      hash,
      replace: options.replace,
      resetScroll: false,
      state: { fromList: options.fromList === true, among: options.among },
    });

  return {
    item,
    filter,
    isReading: item !== undefined && resume === 'open',
    among,
    /** Shows or hides the resume of the opened item. */
    read: (isReading: boolean) =>
      go({ ...asked, item, resume: isReading ? 'open' : undefined }, words, {
        replace: true,
        fromList,
        among,
      }),
    /** Changes the filter. A value of undefined removes that part of it. */
    narrow: (changes: Partial<Record<keyof InboxFilter, string | undefined>>) => {
      const { search = words, ...others } = changes;
      const next = inboxSearch.parse({ ...asked, ...others });
      return go({ ...next, view: chooseView(next.view, next.status) }, withoutHashAndPercent(search), {
        replace: 'search' in changes,
      });
    },
    /** Replaces the whole filter. */
    show: (filter: InboxFilter) => {
      const { search, hash } = createFilterAddress(filter);
      return go(search, hash, { replace: false });
    },
    /** Opening another item replaces the history entry of the open one, so that Back leads to the list. */
    open: (reference: string) =>
      go({ ...asked, item: reference, resume }, words, {
        replace: item !== undefined,
        fromList: item === undefined || fromList,
        among: among?.includes(reference) ? among : undefined,
      }),
    close: () => (fromList ? router.history.back() : void go(asked, words, { replace: true })),
    /** The search parameters that open an item, for links as well. */
    searchOf: (reference: string) => ({ ...asked, item: reference, resume }),
    words,
  };
}

export type UseInboxAddress = ReturnType<typeof useInboxAddress>;
