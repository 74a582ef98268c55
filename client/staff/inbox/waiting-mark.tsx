import { StaffIcon } from '../ui/staff-icon.tsx';
import { useIsWaiting } from './acts-under-way.ts';
import './inbox.css';

/** On a card or in a row: what is displayed of the item has not reached the server yet. */
export function WaitingMark({ reference }: { reference: string }) {
  return (
    useIsWaiting(reference) && (
      <p className="waiting-mark">
        <StaffIcon name="clock" /> Waiting for the server
      </p>
    )
  );
}

/** The same in a row of the list, where there is room for the picture only. */
export function WaitingIcon({ reference }: { reference: string }) {
  return (
    useIsWaiting(reference) && (
      <span className="waiting-mark" title="Waiting for the server">
        <StaffIcon name="clock" />
        <span className="visually-hidden">Waiting for the server.</span>
      </span>
    )
  );
}
