import './waiting-count.css';

/** How many new items wait, on saffron, for the eye and for the ear. */
export function WaitingCount({ waiting }: { waiting: string }) {
  return (
    <span className="waiting-count">
      {waiting}
      <span className="visually-hidden"> new</span>
    </span>
  );
}
