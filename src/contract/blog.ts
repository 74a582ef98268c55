import { z } from 'zod';
import { listFlag } from './list-flag.ts';

/** A blog under its legacy names. `Discription` is Markdown; `BlogImagePath` has a first segment to drop. */
export const blog = z.object({
  BlogId: z.number().int(),
  Subject: z.string(),
  SubHeading: z.string(),
  Discription: z.string(),
  BlogImagePath: z.string(),
});
export type Blog = z.infer<typeof blog>;

/** A blog as the site's own pages get it. `Excerpt` is the beginning of its text without Markdown. */
export const siteBlog = blog.extend({ Excerpt: z.string() });
export type SiteBlog = z.infer<typeof siteBlog>;

/** One blog with what its own page tells besides. Both are ISO 8601 instants. */
const blogDetail = blog.extend({ PublishedAt: z.string(), ChangedAt: z.string() });
export type BlogDetail = z.infer<typeof blogDetail>;

export const blogListInput = z.object({ flag: listFlag });
export const blogListOutput = z.array(siteBlog);
export const blogFindInput = z.object({ BlogId: z.number().int().min(1).max(2_147_483_647) });
