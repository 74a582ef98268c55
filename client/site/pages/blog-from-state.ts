import type { SiteBlog } from '../../../src/contract/blog.ts';

const texts = ['Subject', 'SubHeading', 'Discription', 'BlogImagePath', 'Excerpt'] as const;

/**
 * Returns the blog in the navigation state if it is the one of the address. Browsers keep such state across
 * deployments, so its shape is checked.
 */
export function blogFromState(state: unknown, blogId: string): SiteBlog | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const blog = state as Partial<Record<keyof SiteBlog, unknown>>;
  const fits = String(blog.BlogId) === blogId && texts.every((name) => typeof blog[name] === 'string');
  return fits ? (state as SiteBlog) : undefined;
}
