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

type ButtonProps = Look & Omit<ComponentProps<'button'>, keyof Look | 'className'>;

export function Button({ kind = 'line', icon, label, children, ...button }: ButtonProps) {
  return (
    <button type="button" title={label} {...button} className={lookOf(kind, label)}>
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
