import { type FormEvent, useEffect, useRef } from 'react';
import { type Doing, PRESENCE_EVERY_MS, type PresentMember } from '../../../src/contract/staff/presence.ts';
import { antiForgery } from '../../shared/anti-forgery.ts';
import { queries, trpc, trpcClient } from '../calls/trpc.ts';

/** This page, among all that the members have open. */
const page = crypto.randomUUID();
/** Whoever has typed nothing for so long is not writing any more. */
const WRITING_LASTS_MS = 60_000;
const CHECK_EVERY_MS = 1_000;
/** Closing an item for another one is no leaving: the report of the other one says where the member is now. */
const LEAVE_AFTER_MS = 500;

let leaving: ReturnType<typeof setTimeout> | undefined;
const none: PresentMember[] = [];

/**
 * Reports that the member has an item open and whether the member writes there, and tells who else does. A field is
 * one of a note or a reply if it stands within an element with `data-writing`.
 */
export function usePresence(reference: string): { others: PresentMember[]; onInput(event: FormEvent): void } {
  const typed = useRef<{ field: Field; doing: Doing; at: number }>(undefined);
  useEffect(() => {
    clearTimeout(leaving);
    let sent: { doing: Doing; at: number } | undefined;
    const report = () => {
      const doing = describeDoing(typed.current);
      if (sent?.doing === doing && Date.now() - sent.at < PRESENCE_EVERY_MS) return;
      sent = { doing, at: Date.now() };
      // The next report follows in any case, and the frame tells of a server that does not answer.
      trpcClient.presence.report.mutate({ reference, page, doing }).catch(() => undefined);
    };
    report();
    const timer = setInterval(report, CHECK_EVERY_MS);
    addEventListener('pagehide', leaveAtOnce);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leaveAtOnce);
      leaving = setTimeout(leaveAtOnce, LEAVE_AFTER_MS);
    };
  }, [reference]);
  const { data = none } = trpc.presence.list.useQuery(
    { reference },
    { staleTime: 0, gcTime: 0, retry: false },
  );
  return {
    others: data,
    onInput({ target }) {
      const doing =
        target instanceof Element && target.closest<HTMLElement>('[data-writing]')?.dataset.writing;
      // A file that was chosen leaves its field empty again.
      if ((doing === 'note' || doing === 'reply') && (target as Field).type !== 'file')
        typed.current = { field: target as Field, doing, at: Date.now() };
    },
  };
}

/** Shows who is there now. */
export function refreshPresence(): Promise<void> {
  return queries.presence.list.invalidate();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function describeDoing(typed: { field: Field; doing: Doing; at: number } | undefined): Doing {
  if (typed === undefined || Date.now() - typed.at > WRITING_LASTS_MS) return 'looking';
  // A field whose text was sent or discarded is gone from the page.
  return typed.field.isConnected && typed.field.value !== '' ? typed.doing : 'looking';
}

/** The browser sends it even if the page closes. */
function leaveAtOnce(): void {
  void fetch('/staff/trpc/presence.leave', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...antiForgery() },
    body: JSON.stringify({ page }),
  }).catch(() => undefined);
}
