import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MenuItem } from '../../../src/content/navigation.ts';
import { contentPath } from '../page-data/content-path.ts';

interface MenuEntryProps {
  item: MenuItem;
  className?: string;
  /** Called when the link is followed, also when it leads to the current page. */
  onFollow?: () => void;
  children?: ReactNode;
}

/** A link of a menu. A disabled item is plain text and exposes that to assistive technology. */
export function MenuEntry({ item, className, onFollow, children = item.label }: MenuEntryProps) {
  if (item.path === undefined)
    return (
      <span className={className} aria-disabled="true">
        {children}
      </span>
    );
  // Another site, a mailbox or a number to dial.
  if (!item.path.startsWith('/'))
    return (
      <a className={className} href={item.path} {...(onFollow && { onClick: onFollow })}>
        {children}
      </a>
    );
  return (
    <Link
      className={className}
      to={contentPath(item.path)}
      {...(onFollow && { onClick: onFollow })}
      activeOptions={{ exact: true }}
      activeProps={{ 'aria-current': 'page' }}
    >
      {children}
    </Link>
  );
}
