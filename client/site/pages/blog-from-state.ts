import type { SiteBlog } from '../../../src/contract/blog.ts';

const texts = ['Subject', 'SubHeading', 'Discription', 'BlogImagePath', 'Excerpt'] as const;

/**
 * The blog of the address, if that is what navigation state holds. A visitor's browser keeps state across
 * versions of this site, so nothing in it is taken on trust.
 */
export function blogFromState(state: unknown, blogId: string): SiteBlog | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const blog = state as Partial<Record<keyof SiteBlog, unknown>>;
  const fits = String(blog.BlogId) === blogId && texts.every((name) => typeof blog[name] === 'string');
  return fits ? (state as SiteBlog) : undefined;
}
