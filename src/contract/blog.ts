import { z } from 'zod';
import { listFlag } from './list-flag.ts';

/** A blog under its legacy names. `Discription` is Markdown. `BlogImagePath` is a stored path; see file-path.ts. */
export const blog = z.object({
  BlogId: z.number().int(),
  Subject: z.string(),
  SubHeading: z.string(),
  Discription: z.string(),
  BlogImagePath: z.string(),
});
export type Blog = z.infer<typeof blog>;

/** A blog with what only its own page shows. Both are ISO 8601 instants. */
const blogDetail = blog.extend({ PublishedAt: z.string(), ChangedAt: z.string() });
export type BlogDetail = z.infer<typeof blogDetail>;

export const blogListInput = z.object({ flag: listFlag });
export const blogListOutput = z.array(blog);
export const blogFindInput = z.object({ BlogId: z.number().int().min(1).max(2_147_483_647) });
