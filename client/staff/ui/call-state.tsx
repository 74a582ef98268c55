import { isUnanswered, messageOf } from '../failure.ts';
import { useIsOnline } from '../use-is-online.ts';
import { StaffIcon } from './staff-icon.tsx';
import './staff-form.css';

/** What a form has to know of the call that it makes. */
export interface Call {
  isPending: boolean;
  error: unknown;
  /** Held back until there is a connection. */
  isPaused?: boolean;
  /** Of the attempt before, while it is tried again. */
  failureReason?: unknown;
}

/** How a call stands that has not gone through: why it failed, or what it waits for. */
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
