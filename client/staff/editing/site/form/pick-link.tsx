interface PickLinkProps {
  to: string;
  name: string;
  /** The address that is chosen now. */
  address: string;
  onPick(address: string): void;
}

/** One address that a link may have. */
export function PickLink({ to, name, address, onPick }: PickLinkProps) {
  return (
    <button type="button" aria-pressed={to === address} onClick={() => onPick(to)}>
      <b>{name}</b> <span>{to}</span>
    </button>
  );
}
