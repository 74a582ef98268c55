import { useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { useIsOnline } from '../use-is-online.ts';
import './connection-note.css';

/** Says, whatever screen is open, that there is no connection, and how much waits for it. */
export function ConnectionNote() {
  const isOnline = useIsOnline();
  const waiting = useMutationState({ filters: { status: 'pending' } }).length;
  const isHeld = !isOnline && waiting > 0;
  useEffect(() => {
    if (!isHeld) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isHeld]);
  return (
    <div className="connection-note" role="status">
      {!isOnline && (
        <p>
          <StaffIcon name="alert" />
          <span>
            <b>No connection.</b> {waitingText(waiting)}
          </span>
        </p>
      )}
    </div>
  );
}

function waitingText(waiting: number): string {
  if (waiting === 0) return 'You can go on reading and writing here.';
  return waiting === 1
    ? '1 change waits, and is sent by itself once you are online again.'
    : `${waiting} changes wait, and are sent by themselves once you are online again.`;
}
