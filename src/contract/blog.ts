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

/** What of a blog is translated. */
export const blogTexts = ['Subject', 'SubHeading', 'Discription'] as const satisfies readonly (keyof Blog)[];

/**
 * A blog as the site's own pages get it. `Excerpt` is the beginning of its text without Markdown. `Language` is the code
 * of the language of its words, where that is not English.
 */
export const siteBlog = blog.extend({ Excerpt: z.string(), Language: z.string().exactOptional() });
export type SiteBlog = z.infer<typeof siteBlog>;

/** A blog with what only the head of its own page says. Both times are ISO 8601 instants. */
export interface BlogDetail extends Blog, Pick<SiteBlog, 'Language'> {
  PublishedAt: string;
  ChangedAt: string;
  /** The codes of the languages besides English in which it can be read. */
  languages: string[];
}

export const blogListInput = z.object({ flag: listFlag });
export const blogListOutput = z.array(siteBlog);
export const blogFindInput = z.object({ BlogId: z.number().int().min(1).max(2_147_483_647) });
