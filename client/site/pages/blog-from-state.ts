import type { Blog } from '../../../src/contract/blog.ts';

const texts = ['Subject', 'SubHeading', 'Discription', 'BlogImagePath'] as const;

/**
 * Returns the blog in the navigation state if it is the one of the address. Browsers keep such state across
 * deployments, so its shape is checked.
 */
export function blogFromState(state: unknown, blogId: string): Blog | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const blog = state as Partial<Record<keyof Blog, unknown>>;
  const fits = String(blog.BlogId) === blogId && texts.every((name) => typeof blog[name] === 'string');
  return fits ? (state as Blog) : undefined;
}
