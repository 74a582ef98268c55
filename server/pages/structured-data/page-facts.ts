import type { Page } from '../../../src/content/types.ts';
import type { BlogDetail } from '../../../src/contract/blog.ts';
import type { JobOfPage } from '../../../src/contract/job-words.ts';

/** The input of a page's head and its structured data. */
export interface PageFacts {
  /** The page at the address; undefined if there is none. */
  page: Page | undefined;
  /** The path of the address, decoded. */
  path: string;
  /** The public origin of this site. It is never taken from a request, which can claim any. */
  origin: string;
  /** The base address of blog pictures, if it is not this origin. */
  filesUrl: string | undefined;
  /** The blog of a blog's page. */
  blog?: BlogDetail | undefined;
  /** The job of a job's page. */
  job?: JobOfPage | undefined;
}
