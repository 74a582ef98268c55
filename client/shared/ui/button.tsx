import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../../../src/content/icon-names.ts';
import { Icon } from './icon.tsx';
import './button.css';

interface ButtonStyle {
  kind?: 'navy' | 'accent' | 'line' | undefined;
  small?: boolean | undefined;
  /** Stands after the label. */
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

type ToPage = Pick<LinkProps, 'to' | 'params' | 'search' | 'state' | 'hash'>;

/** A link that looks like a button. */
export function ButtonLink({ kind, small, icon = 'arrow-right', children, ...link }: ButtonStyle & ToPage) {
  return (
    <Link {...link} className={classOf(kind, small)}>
      {children} <Icon name={icon} />
    </Link>
  );
}

/** A link for an action: underlined text and an arrow. */
export function ActionLink({ children, ...link }: ToPage & { children: ReactNode }) {
  return (
    <Link {...link} className="link">
      <span>{children}</span> <Icon name="arrow-right" />
    </Link>
  );
}
