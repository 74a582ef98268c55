import type pg from 'pg';
import { buildApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { createContentVersion } from '../../server/content/content-version.ts';
import { sampleSiteHolder } from '../../server/content/site-holder.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { createPublicationStore } from '../../server/files/publication-store.ts';
import { createResumeStore } from '../../server/files/resume-store.ts';
import { createSubmissionLimit } from '../../server/submissions/limit.ts';

/** A server that does not listen, on the database of the one that is measured. */
export async function openApp(
  settings: Record<string, string>,
  { watchPool = (pool) => pool }: { watchPool?(pool: pg.Pool): pg.Pool } = {},
) {
  const config = parseConfig({ LOG_LEVEL: 'silent', ...settings });
  const { db, pool, close } = await connectDatabase(config, console);
  const resumes = await createResumeStore(config);
  const publications = await createPublicationStore(config);
  const content = createContentVersion();
  const app = await buildApp({
    config,
    db,
    pool: watchPool(pool),
    resumes,
    publications,
    submissionLimit: createSubmissionLimit(config.submitLimitPerMinute, config.submitLimitPerForm),
    content,
    site: sampleSiteHolder(),
  });
  return {
    server: { app, db, resumes, publications, config, content },
    async close() {
      await app.close();
      await close();
    },
  };
}
