import { isUnanswered, messageOf } from '../calls/failure.ts';
import { useIsOnline } from '../calls/use-is-online.ts';
import { StaffIcon } from './staff-icon.tsx';
import './staff-form.css';

/** The part of a mutation's state that a form shows. */
export interface Call {
  isPending: boolean;
  error: unknown;
  /** Paused by the query library while offline. */
  isPaused?: boolean;
  /** The error of the previous attempt, while a retry is running. */
  failureReason?: unknown;
}

/** The state of a call that has not succeeded: its error, or what it is waiting for. */
export function CallState({ call }: { call: Call }) {
  const isOnline = useIsOnline();
  if (call.isPending && !isOnline)
    return (
      <p className="call-waits" role="status">
        <StaffIcon name="clock" /> No connection. This is sent by itself once you are online again.
      </p>
    );
  if (call.isPending && call.failureReason && isUnanswered(call.failureReason))
    return (
      <p className="call-waits" role="status">
        <StaffIcon name="clock" /> The server does not answer. Trying again…
      </p>
    );
  if (call.error === null || call.error === undefined) return null;
  return (
    <p className="staff-form__error" role="alert">
      <StaffIcon name="alert" /> {messageOf(call.error)}
    </p>
  );
}
