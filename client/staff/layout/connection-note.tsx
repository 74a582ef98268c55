import { useMutationState } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useIsOnline } from '../calls/use-is-online.ts';
import { useWaitingCalls } from '../calls/waiting-calls.ts';
import { StaffIcon } from '../ui/staff-icon.tsx';
import './layout.css';

/**
 * Tells on every screen that the browser is offline and how many changes are waiting to be sent, or since when the
 * server has not answered, so that nobody mistakes old data for current data.
 */
export function ConnectionNote({ staleSince }: { staleSince: Date | undefined }) {
  const isOnline = useIsOnline();
  const waiting = useMutationState({ filters: { status: 'pending' } }).length;
  const queued = useMutationState({
    filters: { status: 'pending', predicate: ({ state }) => state.isPaused },
  }).length;
  const calls = useWaitingCalls();
  // An act on an item waits for the one before it.
  const unanswered = calls === 0 ? 0 : calls + queued;
  const isHeld = unanswered > 0 || (!isOnline && waiting > 0);
  useEffect(() => {
    if (!isHeld) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isHeld]);
  const box = useRef<HTMLDivElement>(null);
  useMeasuredHeight(box);
  return (
    <div className="connection-note" role="status" ref={box}>
      {!isOnline && (
        <p>
          <StaffIcon name="alert" />
          <span>
            <b>No connection.</b> {waitingText(waiting)}
          </span>
        </p>
      )}
      {isOnline && staleSince && (
        <p>
          <StaffIcon name="alert" />
          <span>
            <b>The server does not answer.</b> What you see is from {clock.format(staleSince)}; it is brought
            up to date by itself.{unanswered > 0 && ` ${unansweredText(unanswered)}`}
          </span>
        </p>
      )}
      {isOnline && !staleSince && unanswered > 0 && (
        <p>
          <StaffIcon name="alert" />
          <span>{unansweredText(unanswered)}</span>
        </p>
      )}
    </div>
  );
}

/** Its text has one line or four, by the width and by what it says: what is positioned below it has to know. */
function useMeasuredHeight(box: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const note = box.current;
    if (note === null) return;
    const tell = () => note.parentElement?.style.setProperty('--d-note', `${note.offsetHeight}px`);
    const watch = new ResizeObserver(tell);
    watch.observe(note);
    return () => watch.disconnect();
  }, [box]);
}

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function unansweredText(waiting: number): string {
  return waiting === 1
    ? '1 change waits for the server, and is sent by itself.'
    : `${waiting} changes wait for the server, and are sent by themselves.`;
}

function waitingText(waiting: number): string {
  if (waiting === 0) return 'You can go on reading and writing here.';
  return waiting === 1
    ? '1 change waits, and is sent by itself once you are online again.'
    : `${waiting} changes wait, and are sent by themselves once you are online again.`;
}
