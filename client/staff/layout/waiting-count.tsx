import { StaffIcon } from '../ui/staff-icon.tsx';
import './layout.css';

/** The badge with the number of new items, also readable by screen readers. */
export function WaitingCount({ waiting }: { waiting: string }) {
  return (
    <span className="waiting-count">
      {waiting}
      <span className="visually-hidden"> new</span>
    </span>
  );
}

/** The badge with the number of requests about personal data that are not answered yet. */
export function OpenRequestsCount({ open }: { open: string }) {
  return (
    <span className="waiting-count">
      {open}
      <span className="visually-hidden">
        {open === '1' ? ' open request' : ' open requests'} about personal data
      </span>
    </span>
  );
}

/** The badge with the number of follow-ups that are due and of mentions that the member has not seen. */
export function RecalledCount({ recalled }: { recalled: string }) {
  return (
    <span className="waiting-count waiting-count--recalled">
      <StaffIcon name="clock" />
      {recalled}
      <span className="visually-hidden"> follow-ups and mentions for you</span>
    </span>
  );
}
