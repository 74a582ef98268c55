import { keepPreviousData } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { inboxStateInput, MAX_COUNTED_WAITING } from '../../../src/contract/staff/inbox-changes.ts';
import { statusOf } from '../calls/failure.ts';
import type { SignedInMember } from '../calls/session.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { refreshItem } from '../inbox/use-inbox-item.ts';
import { refreshList } from '../inbox/use-inbox-list.ts';
import { findScreen, mayOpen } from '../menu/screens.ts';
import { refreshPresence } from '../presence/use-presence.ts';
import { followChanges } from './follow-changes.ts';

const COUNT_VIEWS_AFTER_MS = 3_000;
const ASK_WHILE_SENDING_MS = 2_000;

interface InboxChanges {
  /** The number of new items, formatted for the menu and the tab's title; '' when there are none. */
  waiting: string;
  /** The time of the server's last answer, if it does not answer now. */
  staleSince: Date | undefined;
  /** The number of due follow-ups and unseen mentions, formatted; '' when there are none. */
  recalled: string;
  /** The number of open requests about personal data, formatted; '' when there are none, or none for the member. */
  dataRequests: string;
}

/** Keeps the displayed inbox in step with the server. */
export function useInboxChanges({ id, roles }: SignedInMember): InboxChanges {
  const isReader = mayOpen(findScreen('/inbox'), roles);
  const item = useOpenedItem();
  const { data, isPlaceholderData, error, dataUpdatedAt } = trpc.live.inbox.useQuery(
    item === undefined ? {} : { item },
    {
      enabled: isReader,
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => state.data?.isSending === true && ASK_WHILE_SENDING_MS,
      // Few retries, because the next poll is seconds away.
      retry: (count, failure) => statusOf(failure) >= 500 && count < 1,
    },
  );

  const hasChanged = useRef(false);
  useEffect(() => {
    if (!isReader) return;
    return followChanges(id, {
      onChange: () => {
        hasChanged.current = true;
        void queries.live.inbox.invalidate();
      },
      onPresence: () => void refreshPresence(),
      onSessionEnd: () => void queries.ownAccount.who.invalidate(),
    });
  }, [id, isReader]);

  // The views are counted again once the server has answered, so that nothing asks for them while it is away.
  useEffect(() => {
    if (dataUpdatedAt === 0 || !hasChanged.current) return;
    hasChanged.current = false;
    countViewsSoon();
  }, [dataUpdatedAt]);

  const list = useRef<string>(undefined);
  /**
   * The state of each item when it was last displayed, by reference. An item that is opened again may have changed in
   * between.
   */
  const items = useRef(new Map<string, string | null>());
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    // Time alone makes an item late or a follow-up due.
    const mark = `${data.list} ${data.late} ${data.followUps}`;
    if (list.current !== undefined && list.current !== mark) void refreshList();
    list.current = mark;
    if (item === undefined) return;
    const known = items.current.get(item);
    if (known !== undefined && known !== data.item) void refreshItem(item);
    items.current.set(item, data.item);
  }, [data, isPlaceholderData, item]);

  const isStale = dataUpdatedAt > 0 && error !== null && statusOf(error) >= 500;
  return {
    waiting: countText(data?.waiting ?? 0),
    recalled: countText(Math.min((data?.followUps ?? 0) + (data?.mentions ?? 0), MAX_COUNTED_WAITING)),
    dataRequests: countText(data?.dataRequests ?? 0),
    staleSince: isStale ? new Date(dataUpdatedAt) : undefined,
  };
}

let counting: ReturnType<typeof setTimeout> | undefined;

/** Counts the shared views again a little later: the server counts for all members at once, every few seconds. */
function countViewsSoon(): void {
  if (counting !== undefined) return;
  counting = setTimeout(() => {
    counting = undefined;
    void queries.savedViews.counts.invalidate();
  }, COUNT_VIEWS_AFTER_MS);
}

function countText(waiting: number): string {
  if (waiting === 0) return '';
  return waiting >= MAX_COUNTED_WAITING ? `${MAX_COUNTED_WAITING - 1}+` : String(waiting);
}

/** The reference of the open item, if the inbox is the current screen. */
function useOpenedItem(): string | undefined {
  const item = useMatch({ from: '/inbox', shouldThrow: false, select: ({ search }) => search.item });
  return inboxStateInput.safeParse({ item }).data?.item;
}
