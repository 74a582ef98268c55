import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../../../src/content/schema/icon-names.ts';
import { Icon } from './icon.tsx';
import './button.css';

/** `main` is the primary action, `accent` the one in saffron, `line` has a border. The office has the others. */
export type ButtonKind = 'main' | 'accent' | 'line' | 'soft' | 'plain' | 'danger';

interface ButtonStyle {
  kind?: ButtonKind | undefined;
  size?: 'small' | 'icon' | undefined;
  /** Placed after the label. */
  icon?: IconName | undefined;
  children: ReactNode;
}

export function buttonClass(kind: ButtonKind = 'main', size?: ButtonStyle['size']): string {
  return size ? `btn btn--${kind} btn--${size}` : `btn btn--${kind}`;
}

type ButtonProps = ButtonStyle & Omit<ComponentProps<'button'>, keyof ButtonStyle | 'className'>;

export function Button({ kind, size, icon, children, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={buttonClass(kind, size)}>
      {children}
      {icon && <Icon name={icon} />}
    </button>
  );
}

type AnchorProps = ButtonStyle & Omit<ComponentProps<'a'>, keyof ButtonStyle>;

/** A link that looks like a button. */
export const ButtonLink = createLink(function ButtonAnchor({
  kind,
  size,
  icon = 'arrow-right',
  className = '',
  children,
  ...anchor
}: AnchorProps) {
  return (
    <a {...anchor} className={`${buttonClass(kind, size)} ${className}`.trim()}>
      {children} <Icon name={icon} />
    </a>
  );
});

/** A link as a call to action: underlined text and an arrow. */
export const ActionLink = createLink(function ActionAnchor({
  className = '',
  children,
  ...anchor
}: Omit<AnchorProps, 'kind' | 'size' | 'icon'>) {
  return (
    <a {...anchor} className={`link ${className}`.trim()}>
      <span>{children}</span> <Icon name="arrow-right" />
    </a>
  );
});
