import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../../../src/content/schema/icon-names.ts';
import { Icon } from './icon.tsx';
import './button.css';

interface ButtonStyle {
  kind?: 'navy' | 'accent' | 'line' | undefined;
  small?: boolean | undefined;
  /** Placed after the label. */
  icon?: IconName | undefined;
  children: ReactNode;
}

const classes = { navy: 'btn', accent: 'btn btn--accent', line: 'btn btn--line' };
const classOf = (kind: ButtonStyle['kind'] = 'navy', small = false) =>
  small ? `${classes[kind]} btn--small` : classes[kind];

type ButtonProps = ButtonStyle & Omit<ComponentProps<'button'>, keyof ButtonStyle | 'className'>;

export function Button({ kind, small, icon, children, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={classOf(kind, small)}>
      {children} {icon && <Icon name={icon} />}
    </button>
  );
}

type AnchorProps = ButtonStyle & Omit<ComponentProps<'a'>, keyof ButtonStyle>;

/** A link that looks like a button. */
export const ButtonLink = createLink(function ButtonAnchor({
  kind,
  small,
  icon = 'arrow-right',
  className = '',
  children,
  ...anchor
}: AnchorProps) {
  return (
    <a {...anchor} className={`${classOf(kind, small)} ${className}`.trim()}>
      {children} <Icon name={icon} />
    </a>
  );
});

/** A link as a call to action: underlined text and an arrow. */
export const ActionLink = createLink(function ActionAnchor({
  className = '',
  children,
  ...anchor
}: Omit<AnchorProps, 'kind' | 'small' | 'icon'>) {
  return (
    <a {...anchor} className={`link ${className}`.trim()}>
      <span>{children}</span> <Icon name="arrow-right" />
    </a>
  );
});
