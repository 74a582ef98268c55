import type { ComponentProps, ReactNode } from 'react';
import { StaffIcon, type StaffIconName } from './staff-icon.tsx';
import './button.css';

interface Look {
  /** `plain` has no edge; `main` is the one that a screen is for. */
  kind?: 'main' | 'line' | 'plain' | 'danger';
  icon?: StaffIconName;
  children?: ReactNode;
  /** Only the icon is seen; the words are read out, and shown under the pointer. */
  label?: string;
}

interface Waiting {
  /** What it does is under way: it waits for that, and keeps the focus. */
  isBusy?: boolean;
}

type ButtonProps = Look & Waiting & Omit<ComponentProps<'button'>, keyof Look | 'className'>;

export function Button({
  kind = 'line',
  icon,
  label,
  isBusy = false,
  onClick,
  children,
  ...button
}: ButtonProps) {
  const busy = isBusy && { 'aria-busy': true, 'aria-disabled': true };
  return (
    <button
      type="button"
      title={label}
      {...button}
      {...busy}
      onClick={isBusy ? undefined : onClick}
      className={lookOf(kind, label)}
    >
      {icon && <StaffIcon name={icon} />}
      {label && <span className="visually-hidden">{label}</span>}
      {children}
    </button>
  );
}

/** The same for what only has an address, such as a download. */
export function ButtonAnchor({
  kind = 'line',
  icon,
  label,
  children,
  ...anchor
}: Look & Omit<ComponentProps<'a'>, keyof Look | 'className'>) {
  return (
    <a title={label} {...anchor} className={lookOf(kind, label)}>
      {icon && <StaffIcon name={icon} />}
      {label && <span className="visually-hidden">{label}</span>}
      {children}
    </a>
  );
}

function lookOf(kind: string, label: string | undefined): string {
  return ['act', `act--${kind}`, label && 'act--icon'].filter(Boolean).join(' ');
}
