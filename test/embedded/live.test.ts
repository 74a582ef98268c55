import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { createContentVersion } from '../../server/content/content-version.ts';
import { sampleSiteHolder } from '../../server/content/site-holder.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { migrateToLatest } from '../../server/database/migrate.ts';
import { createPublicationStore } from '../../server/files/publication-store.ts';
import { createResumeStore } from '../../server/files/resume-store.ts';
import { createSubmissionLimit } from '../../server/submissions/limit.ts';
import { makeContact } from '../factories/rows.ts';
import { createMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { follow } from '../live/follow.ts';

const PATIENCE = { timeout: 30_000 };

test('on the embedded database the staff’s pages receive changes, and the server still stops', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-live-'));
  const config = parseConfig({ DATA_DIR: dataDir, SUBMIT_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'silent' });
  const connection = await connectDatabase(config, console);
  const { db, pool, listen } = connection;
  await migrateToLatest(connection.dbWithoutTimeout);
  const [resumes, publications] = [await createResumeStore(config), await createPublicationStore(config)];
  const content = createContentVersion();
  const submissionLimit = createSubmissionLimit(0, 0);
  const app = await buildApp({
    config,
    db,
    pool,
    listen,
    resumes,
    publications,
    submissionLimit,
    content,
    site: sampleSiteHolder(),
  });
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));

  const member = await createMember({ app, db, resumes, publications, config, content }, 'sales');
  const followed = await follow({ app }, member);
  await vi.waitFor(() => expect(followed.events).toEqual(['begun', 'changed']), PATIENCE);
  await submit({ app, db }, 'contact', makeContact());
  await vi.waitFor(() => expect(followed.events).toEqual(['begun', 'changed', 'changed']), PATIENCE);
  await app.close();
  await followed.ended;
  await connection.close();
});
