import { sql } from 'kysely';
import { resumeKind } from '../../server/files/resume-store.ts';
import { listKeys } from '../../server/files/stored-kind.ts';
import {
  test as base,
  claimStores,
  type StartedServer,
  startTestServer,
  type TestServer,
} from '../environment/app.ts';

/** A test on the file's house with nothing in it, since each run of retention leaves a record that affects the next. */
export const test = base.extend<{ started: StartedServer; house: StartedServer }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const house = await startTestServer();
      await use(house);
      await house.stop();
    },
    { scope: 'file' },
  ],
  house: async ({ started }, use) => {
    await sql`truncate submissions, resumes, retention_runs, quotation_numbers cascade`.execute(started.db);
    for (const table of ['staff_audit', 'staff_audit_chain'].map((name) => sql.table(name))) {
      await sql`alter table ${table} disable trigger user`.execute(started.db);
      await sql`truncate ${table}`.execute(started.db);
      await sql`alter table ${table} enable trigger user`.execute(started.db);
    }
    await started.resumes.deleteAll();
    await claimStores(started);
    await use(started);
  },
});

export const quiet = { info: () => undefined, warn: () => undefined };

/** The files of submissions in the store, in whatever folder. */
export async function countFiles({ resumes }: TestServer): Promise<number> {
  let count = 0;
  for await (const keys of listKeys(resumes))
    count += keys.filter((key) => resumeKind.isOurs(key.replace(/^removed\//, ''))).length;
  return count;
}
