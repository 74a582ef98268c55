import type { MenuItem } from '../../../src/content/navigation.ts';

/** Whether a menu item, or one of its sub-items, is the current page. */
export function isCurrentPage(item: MenuItem, pathname: string): boolean {
  return item.path === pathname || (item.children ?? []).some((child) => isCurrentPage(child, pathname));
}
