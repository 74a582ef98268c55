import type { PageChoice } from './form-context.ts';

/** Says in words where an address leads; undefined if no page has it. */
export function nameOfLink(pages: readonly PageChoice[], address: string): string | undefined {
  const [path, anchor] = address.split('#');
  const page = pages.find((each) => each.path === path);
  if (page === undefined) return undefined;
  return anchor ? `${page.name} → ${anchor}` : page.name;
}

/** The pages whose name or address contains the words. */
export function searchPages(pages: readonly PageChoice[], words: string): PageChoice[] {
  const wanted = words.trim().toLocaleLowerCase('en-IN');
  return pages.filter(({ name, path }) => `${name} ${path}`.toLocaleLowerCase('en-IN').includes(wanted));
}
