import { z } from 'zod';
import { baseUrl, list, origin } from './values.ts';

export interface SiteSettings {
  /** The origin that visitors see, without a trailing slash. */
  publicUrl: string | undefined;
  /** Where pictures and documents are served; absent: at this site's own origin. */
  filesUrl: string | undefined;
  /** The origins whose pages may call the legacy API. */
  corsOrigins: string[];
  /** Whether a visitor's job posting waits for approval. */
  jobPostings: 'review' | 'publish';
}

/** The addresses of the site, and what it publishes without asking. */
export const siteSettings = z
  .object({
    PUBLIC_URL: origin.optional(),
    FILES_URL: baseUrl.optional(),
    CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
    JOB_POSTINGS: z.enum(['review', 'publish'], 'must be review or publish').default('review'),
  })
  .transform(
    (env): SiteSettings => ({
      publicUrl: env.PUBLIC_URL,
      filesUrl: env.FILES_URL,
      corsOrigins: env.CORS_ORIGINS,
      jobPostings: env.JOB_POSTINGS,
    }),
  );
