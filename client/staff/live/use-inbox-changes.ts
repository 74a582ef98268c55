import { keepPreviousData } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { inboxStateInput, MOST_WAITING } from '../../../src/contract/staff/inbox-changes.ts';
import { statusOf } from '../failure.ts';
import { refreshItem } from '../inbox/use-inbox-item.ts';
import { refreshList } from '../inbox/use-inbox-list.ts';
import { findScreen, mayOpen } from '../screens.ts';
import type { SignedInMember } from '../session.ts';
import { queries, trpc } from '../trpc.ts';
import { followChanges } from './follow-changes.ts';

interface InboxChanges {
  /** How many items wait, as it is written in the menu and in the tab's title; empty where none does. */
  waiting: string;
  /** When the server last answered, where it does not answer now. */
  staleSince: Date | undefined;
}

/** Keeps what is shown of the inbox as it is on the server. */
export function useInboxChanges({ id, role }: SignedInMember): InboxChanges {
  const isReader = mayOpen(findScreen('/inbox'), role);
  const item = useOpenedItem();
  const { data, isPlaceholderData, error, dataUpdatedAt } = trpc.live.inbox.useQuery(
    item === undefined ? {} : { item },
    {
      enabled: isReader,
      staleTime: 0,
      placeholderData: keepPreviousData,
      // It is asked again in a few seconds anyway.
      retry: (count, failure) => statusOf(failure) >= 500 && count < 1,
    },
  );

  useEffect(() => {
    if (!isReader) return;
    return followChanges(id, {
      changed: () => void queries.live.inbox.invalidate(),
      over: () => void queries.ownAccount.who.invalidate(),
    });
  }, [id, isReader]);

  const list = useRef<string>(undefined);
  /** By reference: an item that is opened again may have changed since it was last shown. */
  const items = useRef(new Map<string, string | null>());
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    if (list.current !== undefined && list.current !== data.list) void refreshList();
    list.current = data.list;
    if (item === undefined) return;
    const known = items.current.get(item);
    if (known !== undefined && known !== data.item) void refreshItem(item);
    items.current.set(item, data.item);
  }, [data, isPlaceholderData, item]);

  const isStale = dataUpdatedAt > 0 && error !== null && statusOf(error) >= 500;
  return {
    waiting: countText(data?.waiting ?? 0),
    staleSince: isStale ? new Date(dataUpdatedAt) : undefined,
  };
}

function countText(waiting: number): string {
  if (waiting === 0) return '';
  return waiting >= MOST_WAITING ? `${MOST_WAITING - 1}+` : String(waiting);
}

/** The reference of the item that the inbox shows, if it is the inbox that is shown. */
function useOpenedItem(): string | undefined {
  const item = useMatch({ from: '/inbox', shouldThrow: false, select: ({ search }) => search.item });
  return inboxStateInput.safeParse({ item }).data?.item;
}
