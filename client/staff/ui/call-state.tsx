import { explainError, isUnanswered } from '../calls/failure.ts';
import { useIsOnline } from '../calls/use-is-online.ts';
import type { Wait } from '../calls/waiting-calls.ts';
import { Button } from './button.tsx';
import { StaffIcon } from './staff-icon.tsx';
import './staff-form.css';

/** The part of a mutation's state that a form shows. */
export interface Call {
  isPending: boolean;
  error: unknown;
  /** Paused by the query library while offline. */
  isPaused?: boolean;
  /** While the call is made again and again, because the server does not answer. */
  wait?: Wait | undefined;
}

/** For a form that calls nothing: whoever opened it takes what was chosen. */
export const notCalled: Call = { isPending: false, error: null };

interface CallStateProps {
  call: Call;
  /** Names the thing that is being sent, where no form shows it. */
  what?: string;
}

/** The state of a call that has not succeeded: its error, or what it is waiting for. */
export function CallState({ call, what }: CallStateProps) {
  const isOnline = useIsOnline();
  if (call.isPending && !isOnline)
    return (
      <p className="call-waits" role="status">
        <StaffIcon name="clock" />{' '}
        {`No connection. This is sent by itself once you are online again${what === undefined ? '' : `: ${what}`}.`}
      </p>
    );
  if (call.isPending && call.wait) return <WaitState wait={call.wait} what={what} />;
  if (call.error === null || call.error === undefined) return null;
  return (
    <p className="staff-form__error" role="alert">
      <StaffIcon name="alert" /> {explainError(call.error)}
    </p>
  );
}

function WaitState({ wait: { error, tryNow, stop }, what }: { wait: Wait; what: string | undefined }) {
  return (
    <div className="call-waits">
      <StaffIcon name="clock" />
      <div>
        <p role="status">
          {isUnanswered(error) ? 'The server does not answer.' : explainError(error).replace(ADVICE, '')}{' '}
          {what === undefined
            ? 'This is tried again by itself while this page is open. What you have entered stays here.'
            : `This is tried again by itself while this page is open: ${what}.`}
        </p>
        <p className="call-waits__acts">
          <Button onClick={tryNow}>Try now</Button>
          <Button kind="plain" onClick={stop}>
            Stop trying
          </Button>
        </p>
      </div>
    </div>
  );
}

/** The end of what the server says while it is away. */
const ADVICE = / Please try again\.$/;
