import type { ComponentProps, ReactNode } from 'react';
import { StaffIcon, type StaffIconName } from './staff-icon.tsx';
import './button.css';

interface ButtonStyle {
  /** `main` is the primary action of a screen, `line` has a border, `plain` has none. */
  kind?: 'main' | 'line' | 'plain' | 'danger';
  icon?: StaffIconName;
  children?: ReactNode;
  /** Shows only the icon; the label is the accessible name and the tooltip. */
  label?: string;
}

interface BusyState {
  /** While its action is running, the button does nothing but keeps the focus, which `disabled` would lose. */
  isBusy?: boolean;
}

type ButtonProps = ButtonStyle & BusyState & Omit<ComponentProps<'button'>, keyof ButtonStyle | 'className'>;

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
      className={buttonClass(kind, label)}
    >
      {icon && <StaffIcon name={icon} />}
      {label && <span className="visually-hidden">{label}</span>}
      {children}
    </button>
  );
}

/** The same for a link by address, such as a download. */
export function ButtonAnchor({
  kind = 'line',
  icon,
  label,
  children,
  ...anchor
}: ButtonStyle & Omit<ComponentProps<'a'>, keyof ButtonStyle | 'className'>) {
  return (
    <a title={label} {...anchor} className={buttonClass(kind, label)}>
      {icon && <StaffIcon name={icon} />}
      {label && <span className="visually-hidden">{label}</span>}
      {children}
    </a>
  );
}

function buttonClass(kind: string, label: string | undefined): string {
  return ['act', `act--${kind}`, label && 'act--icon'].filter(Boolean).join(' ');
}
