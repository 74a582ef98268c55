import type { Page } from '../../../src/content/types.ts';
import type { BlogDetail } from '../../../src/contract/blog.ts';
import type { JobOfPage } from '../../../src/contract/job-words.ts';

/** What the head of a page and its structured data are made from. */
export interface PageFacts {
  /** What stands at the address; undefined where nothing does. */
  page: Page | undefined;
  /** The address without its query, decoded. */
  path: string;
  /** The origin that visitors see: never what a request claims. */
  origin: string;
  /** Where pictures of blogs come from, where that is not this origin. */
  filesUrl: string | undefined;
  /** What a blog's page shows. */
  blog?: BlogDetail | undefined;
  /** What a job's page shows. */
  job?: JobOfPage | undefined;
}
