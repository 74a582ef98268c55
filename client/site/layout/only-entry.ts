import type { MenuGroup, MenuItem } from '../../../src/content/navigation.ts';

/** The entry of a menu that has no other and is called like it: it is shown as a link, since nothing is to be opened. */
export function onlyEntry({ label, items }: MenuGroup): MenuItem | undefined {
  const [only, ...others] = items;
  const isLink = only?.label === label && only.path !== undefined && only.children === undefined;
  return isLink && others.length === 0 ? only : undefined;
}
