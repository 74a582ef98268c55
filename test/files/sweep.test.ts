import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { sweepResumes } from '../../server/files/resume-store.ts';
import { postLegacy } from '../doors/doors.ts';
import { claimStores, startTestServer, type TestServer, test } from '../environment/app.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { receiptOf } from '../factories/stored.ts';

const HOUR_MS = 60 * 60_000;

/** A stored resume with its row, and its key. */
async function createKnown({ app, db }: TestServer): Promise<string> {
  const form = makeApplicationForm();
  const answer = await postLegacy(app, '/Master/SubmitJobAplicationDetails', form);
  const { resume_id } = await db
    .selectFrom('job_applications')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('resume_id')
    .where('reference', '=', receiptOf(answer).reference)
    .executeTakeFirstOrThrow();
  return resume_id as string;
}

async function createOrphan({ resumes, config }: TestServer, ageMs: number, key: string = randomUUID()) {
  await resumes.put(key, 'left by a crash');
  const time = new Date(Date.now() - ageMs);
  await utimes(join(config.dataDir, 'resumes', key), time, time);
  return key;
}

test('the sweep moves our files without a row aside, and no others', async ({ server }) => {
  const { db, resumes } = server;
  await claimStores(server);
  const known = await createKnown(server);
  const orphans = [
    await createOrphan(server, 0),
    await createOrphan(server, HOUR_MS),
    await createOrphan(server, HOUR_MS, `quarantine/${randomUUID()}`),
  ];
  const foreign = ['no-id-of-ours.tmp', 'folder/within', `folder/${randomUUID()}`, 'index.html'];
  for (const key of foreign) await createOrphan(server, HOUR_MS, key);
  // The row of the youngest may be about to be written.
  expect(await sweepResumes(db, resumes, HOUR_MS / 2)).toEqual({ movedAside: 2, putBack: 0, removed: 0 });
  expect(await sweepResumes(db, resumes, 0)).toMatchObject({ movedAside: 1 });
  for (const orphan of orphans) {
    expect(await resumes.exists(orphan)).toBe(false);
    expect(await resumes.get(`removed/${orphan}`)).toBe('left by a crash');
  }
  for (const key of [known, ...foreign]) expect(await resumes.exists(key), key).toBe(true);
  expect(await sweepResumes(db, resumes, 0)).toEqual({ movedAside: 0, putBack: 0, removed: 0 });
});

test('files moved aside are kept for 30 days and then deleted', async ({ server }) => {
  const { db, resumes, config } = server;
  await claimStores(server);
  const [older, newer] = [await createOrphan(server, HOUR_MS), await createOrphan(server, HOUR_MS)];
  await sweepResumes(db, resumes, 0);
  for (const [key, days] of [
    [older, 30],
    [newer, 29],
  ] as const) {
    const time = new Date(Date.now() - days * 24 * HOUR_MS);
    await utimes(join(config.dataDir, 'resumes/removed', key), time, time);
  }
  expect(await sweepResumes(db, resumes, 0)).toMatchObject({ removed: 1 });
  expect(await resumes.exists(`removed/${older}`)).toBe(false);
  expect(await resumes.exists(`removed/${newer}`)).toBe(true);
});

test('a file that a row names again is put back', async ({ server }) => {
  const { db, resumes } = server;
  const known = await createKnown(server);
  await claimStores(server);
  const bytes = await resumes.getBytes(known);
  await resumes.move(known, `removed/${known}`);
  expect(await sweepResumes(db, resumes, 0)).toMatchObject({ putBack: 1 });
  expect(await resumes.getBytes(known)).toEqual(bytes);
  expect(await resumes.exists(`removed/${known}`)).toBe(false);
});

test('a sweep of more than 5 % moves nothing and says so, unless a person has confirmed it', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const { db, resumes } = server;
  await claimStores(server);
  // Ten files may always be moved, even from a small store.
  for (let count = 0; count < 10; count++) await createOrphan(server, HOUR_MS);
  expect((await sweepResumes(db, resumes, 0)).movedAside).toBe(10);
  const orphans: string[] = [];
  for (let count = 0; count < 11; count++) orphans.push(await createOrphan(server, HOUR_MS));
  await expect(sweepResumes(db, resumes, 0)).rejects.toThrow(
    '11 of the 11 files in the store of resumes have no row, and at most 10 are moved aside unasked.',
  );
  for (const orphan of orphans) expect(await resumes.exists(orphan)).toBe(true);
  expect((await sweepResumes(db, resumes, 0, { isConfirmed: true })).movedAside).toBe(11);
});
