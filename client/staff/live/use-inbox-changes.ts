import { keepPreviousData } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { inboxStateInput, MAX_COUNTED_WAITING } from '../../../src/contract/staff/inbox-changes.ts';
import { isTimeUp, readStatus } from '../calls/failure.ts';
import type { SignedInMember } from '../calls/session.ts';
import { type ImpatientCall, onSlowCall } from '../calls/time-limit-link.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { tryWaitingCalls } from '../calls/waiting-calls.ts';
import { refreshApplicants } from '../inbox/applicants/applicants-cache.ts';
import { refreshItem, refreshItems } from '../inbox/use-inbox-item.ts';
import { refreshList } from '../inbox/use-inbox-list.ts';
import { findScreen, mayOpen } from '../menu/screens.ts';
import { followChanges } from './follow-changes.ts';
import { refreshPresence } from './use-presence.ts';

const COUNT_VIEWS_AFTER_MS = 3_000;
const ASK_WHILE_SENDING_MS = 2_000;
/** While the server does not answer: a stream that is open still may be silent for longer. */
const ASK_WHILE_AWAY_MS = 4_000;
/** A moment's work for the server, so that no answer says that it answers nothing. */
const ANSWERED_WITHIN_MS = 10_000;

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
  const jid = useOpenedJob();
  const { data, isPlaceholderData, error, dataUpdatedAt } = trpc.live.inbox.useQuery(
    { ...(item !== undefined && { item }), ...(jid !== undefined && { jid }) },
    {
      enabled: isReader,
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.status === 'error' ? ASK_WHILE_AWAY_MS : state.data?.isSending === true && ASK_WHILE_SENDING_MS,
      // Few retries, because the next poll is seconds away.
      retry: (count, failure) => readStatus(failure) >= 500 && !isTimeUp(failure) && count < 1,
      trpc: { context: { answerWithinMs: ANSWERED_WITHIN_MS } satisfies ImpatientCall['context'] },
    },
  );

  const hasChanged = useRef(false);
  useEffect(() => {
    if (!isReader) return;
    return followChanges(id, {
      onChange: (isNews) => {
        hasChanged.current = true;
        void queries.live.inbox.invalidate(undefined, undefined, { cancelRefetch: isNews });
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

  useEffect(() => {
    if (!isReader) return;
    return onSlowCall(
      () => void queries.live.inbox.invalidate(undefined, undefined, { cancelRefetch: false }),
    );
  }, [isReader]);

  const list = useRef<string>(undefined);
  const stages = useRef<string>(undefined);
  /** The state of the job whose applicants are shown, when it was last displayed. */
  const job = useRef<{ jid: string; mark: string | null }>(undefined);
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
    if (stages.current !== undefined && stages.current !== data.stages) refreshStages();
    stages.current = data.stages;
    if (jid !== undefined) {
      const isOther = job.current?.jid === jid && job.current.mark !== data.job;
      // Without a mark, nothing has happened for long.
      if (isOther && data.job !== null) void refreshApplicants();
      job.current = { jid, mark: data.job };
    }
    if (item === undefined) return;
    const known = items.current.get(item);
    if (known !== undefined && known !== data.item) void refreshItem(item);
    items.current.set(item, data.item);
  }, [data, isPlaceholderData, item, jid]);

  // Another item is another question, which has no answer of its own yet.
  const answered = useRef({ at: 0, isAway: false });
  if (dataUpdatedAt > 0) answered.current.at = dataUpdatedAt;
  if (error) answered.current.isAway = readStatus(error) >= 500;
  else if (data && !isPlaceholderData) answered.current.isAway = false;
  const { at, isAway } = answered.current;
  useEffect(() => {
    if (!isAway) tryWaitingCalls();
  }, [isAway]);
  return {
    waiting: countText(data?.waiting ?? 0),
    recalled: countText(Math.min((data?.followUps ?? 0) + (data?.mentions ?? 0), MAX_COUNTED_WAITING)),
    dataRequests: countText(data?.dataRequests ?? 0),
    staleSince: isAway && at > 0 ? new Date(at) : undefined,
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

/** Somebody has renamed, moved, added or removed stages, which lists, items and boards name. */
function refreshStages(): void {
  void queries.hiringStages.invalidate();
  void refreshApplicants();
  void refreshList();
  void refreshItems();
}

/** The id of the job whose applicants are the current screen. */
function useOpenedJob(): string | undefined {
  return useMatch({ from: '/jobs/$jid/applicants', shouldThrow: false, select: ({ params }) => params.jid });
}

/** The reference of the open item, if the inbox is the current screen. */
function useOpenedItem(): string | undefined {
  const item = useMatch({ from: '/inbox', shouldThrow: false, select: ({ search }) => search.item });
  return inboxStateInput.safeParse({ item }).data?.item;
}
