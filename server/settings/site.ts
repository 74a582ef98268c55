import { z } from 'zod';
import { baseUrl, list, origin } from './values.ts';

export interface SiteSettings {
  /** The origin that visitors see, without a trailing slash. */
  publicUrl: string | undefined;
  /** The base address of pictures and documents; absent: they are served by this site. */
  filesUrl: string | undefined;
  /** The origins whose pages may call the legacy API. */
  corsOrigins: string[];
  /** Whether a job posting of a visitor has to be approved first. */
  jobPostings: 'review' | 'publish';
}

/** The addresses of the site, and what it publishes without approval. */
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
