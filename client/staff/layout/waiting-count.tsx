import './waiting-count.css';

/** The badge with the number of new items, also readable by screen readers. */
export function WaitingCount({ waiting }: { waiting: string }) {
  return (
    <span className="waiting-count">
      {waiting}
      <span className="visually-hidden"> new</span>
    </span>
  );
}
