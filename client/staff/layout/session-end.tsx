import { useEffect, useRef } from 'react';
import { type SessionTime, WARNING_SECONDS } from '../../../src/contract/staff/session-time.ts';
import { isActive } from '../calls/attendance.ts';
import { explainError } from '../calls/failure.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import './layout.css';

/** While the warning shows, polls whether another tab has extended the session. */
const WARNING_POLL_MS = 5_000;
/** Polls at least this often: browsers limit a timer to about 24 days, and a sleeping machine delays it. */
const MAX_POLL_MS = 10 * 60_000;

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** Warns on every tab some minutes before the session ends, without covering what is being typed. */
export function SessionEnd() {
  const { data, dataUpdatedAt } = trpc.sessionTime.read.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => nextPollDelay(state.data),
    refetchIntervalInBackground: true,
  });
  const tabs = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const channel = new BroadcastChannel('staff-session');
    channel.onmessage = () => void queries.sessionTime.read.invalidate();
    tabs.current = channel;
    return () => channel.close();
  }, []);
  const stay = trpc.sessionTime.stay.useMutation({
    onSuccess: (time) => {
      queries.sessionTime.read.setData(undefined, time);
      tabs.current?.postMessage('stays');
    },
  });
  const isWarningDue = data !== undefined && data.secondsLeft <= WARNING_SECONDS;
  const { mutate, isPending } = stay;
  // A member who is typing or clicking is present, perhaps with a dialog covering the button, so the session is
  // extended without asking.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again with each answer
  useEffect(() => {
    if (isWarningDue && data.canStay && !isPending && isActive()) mutate();
  }, [dataUpdatedAt]);
  if (!isWarningDue) return null;
  const end = clock.format(dataUpdatedAt + data.secondsLeft * 1_000);
  return (
    <section className="session-end" aria-label="Your session">
      <p role="alert">
        {data.canStay
          ? `You will be signed out at ${end}, as nothing has been done for a while.`
          : `You will be signed out at ${end}, twelve hours after you signed in. Save your work, and sign in again.`}
      </p>
      {stay.error && <p role="alert">{explainError(stay.error)}</p>}
      {data.canStay && (
        <Button kind="main" disabled={isPending} onClick={() => mutate()}>
          Stay signed in
        </Button>
      )}
    </section>
  );
}

function nextPollDelay(time: SessionTime | undefined): number {
  if (time === undefined) return MAX_POLL_MS;
  const untilWarning = (time.secondsLeft - WARNING_SECONDS) * 1_000;
  return Math.min(Math.max(untilWarning, WARNING_POLL_MS), MAX_POLL_MS);
}
