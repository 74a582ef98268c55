import type { ComponentProps, ReactNode } from 'react';
import { Button as AnyButton, type ButtonKind, buttonClass } from '../../shared/ui/button.tsx';
import { StaffIcon, type StaffIconName } from './staff-icon.tsx';

interface ButtonStyle {
  /** `main` is the primary action of a screen, `soft` has a border, `plain` has none. */
  kind?: Exclude<ButtonKind, 'accent' | 'line'>;
  icon?: StaffIconName | undefined;
  children?: ReactNode;
  /** Shows only the icon; the label is the accessible name and the tooltip. */
  label?: string | undefined;
}

interface BusyState {
  /** While its action is running, the button does nothing but keeps the focus, which `disabled` would lose. */
  isBusy?: boolean;
}

type ButtonProps = ButtonStyle & BusyState & Omit<ComponentProps<'button'>, keyof ButtonStyle | 'className'>;

export function Button({
  kind = 'soft',
  icon,
  label,
  isBusy = false,
  onClick,
  children,
  ...button
}: ButtonProps) {
  const busy = isBusy && { 'aria-busy': true, 'aria-disabled': true };
  return (
    <AnyButton
      title={label}
      {...button}
      {...busy}
      kind={kind}
      size={label ? 'icon' : undefined}
      onClick={isBusy ? undefined : onClick}
    >
      <Face icon={icon} label={label}>
        {children}
      </Face>
    </AnyButton>
  );
}

/** The same for a link by address, such as a download. */
export function ButtonAnchor({
  kind = 'soft',
  icon,
  label,
  children,
  ...anchor
}: ButtonStyle & Omit<ComponentProps<'a'>, keyof ButtonStyle | 'className'>) {
  return (
    <a title={label} {...anchor} className={buttonClass(kind, label ? 'icon' : undefined)}>
      <Face icon={icon} label={label}>
        {children}
      </Face>
    </a>
  );
}

function Face({ icon, label, children }: Pick<ButtonStyle, 'icon' | 'label' | 'children'>) {
  return (
    <>
      {icon && <StaffIcon name={icon} />}
      {label && <span className="visually-hidden">{label}</span>}
      {children}
    </>
  );
}
