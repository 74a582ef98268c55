import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { sweepResumes } from '../../server/resumes.ts';
import { postLegacy } from '../doors/doors.ts';
import { type TestServer, test } from '../environment/app.ts';
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

test('the sweep removes files without a row and keeps those that have one', async ({ server }) => {
  const { db, resumes } = server;
  const known = await createKnown(server);
  const orphans = [
    await createOrphan(server, 0),
    await createOrphan(server, HOUR_MS),
    await createOrphan(server, 0, 'no-id-of-ours.tmp'),
    await createOrphan(server, 0, 'folder/within'),
  ];
  expect(await sweepResumes(db, resumes, 0)).toBe(orphans.length);
  for (const orphan of orphans) expect(await resumes.exists(orphan)).toBe(false);
  expect(await resumes.exists(known)).toBe(true);
  expect(await sweepResumes(db, resumes, 0)).toBe(0);
});

test('the sweep keeps what is young, since its row may be on its way', async ({ server }) => {
  const { db, resumes } = server;
  const young = await createOrphan(server, HOUR_MS / 2);
  const old = await createOrphan(server, 2 * HOUR_MS);
  expect(await sweepResumes(db, resumes, HOUR_MS)).toBe(1);
  expect(await resumes.exists(young)).toBe(true);
  expect(await resumes.exists(old)).toBe(false);
});

test('several servers may sweep one store at the same moment', async ({ server }) => {
  const { db, resumes } = server;
  const known = await createKnown(server);
  const orphans: string[] = [];
  for (let count = 0; count < 60; count++) orphans.push(await createOrphan(server, HOUR_MS));
  await Promise.all(Array.from({ length: 4 }, () => sweepResumes(db, resumes, 0)));
  for (const orphan of orphans) expect(await resumes.exists(orphan)).toBe(false);
  expect(await resumes.exists(known)).toBe(true);
});

test('the sweep reads a store of more files than one query takes', async ({ server }) => {
  const { db, resumes } = server;
  const known = await createKnown(server);
  for (let count = 0; count < 1_203; count++) await resumes.put(`orphan-${count}`, 'x');
  expect(await sweepResumes(db, resumes, 0)).toBeGreaterThanOrEqual(1_203);
  expect(await resumes.exists(known)).toBe(true);
});
