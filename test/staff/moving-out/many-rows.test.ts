import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished } from 'vitest';
import type { Manifest } from '../../../server/staff/moving-out/archive-format.ts';
import { writeArchive } from '../../../server/staff/moving-out/write-archive.ts';
import { postLegacy } from '../../doors/doors.ts';
import { test } from '../../environment/app.ts';
import { createManySubmissions } from '../../factories/many-submissions.ts';
import { makeContact } from '../../factories/rows.ts';
import { receiptOf } from '../../factories/stored.ts';
import { readZip } from '../../factories/zips.ts';

const COUNT = 30_000;
const FILES = 300;
/** All rows and files are some 70 MB. */
const MOST_GROWTH = 50 * 1024 * 1024;
const TICKS_A_LOOK = 100;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is in use, without what the engine has not yet thrown away. */
function usedMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('the archive of many rows and files is a stream, of one snapshot, and the site goes on', async ({
  server,
}) => {
  const { app, db, resumes, publications } = server;
  await createManySubmissions(server, { count: COUNT, files: FILES, fileBytes: 60_000 });
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-many-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'many.zip');
  const before = usedMemory();
  let ticks = 0;
  let highest = 0;
  let meanwhile = 0;
  let submitting: Promise<void> = Promise.resolve();
  await writeArchive(createWriteStream(file), {
    ...{ db, resumes, publications },
    onProgress: (done, total) => {
      expect(done).toBeLessThanOrEqual(total);
      ticks += 1;
      if (ticks % TICKS_A_LOOK === 0) highest = Math.max(highest, usedMemory() - before);
      if (meanwhile >= 3) return;
      meanwhile += 1;
      submitting = submitting.then(async () => {
        receiptOf(await postLegacy(app, '/Master/SubmitUserRequest', makeContact()));
      });
    },
  });
  await submitting;
  expect(meanwhile).toBe(3);
  expect(ticks).toBeGreaterThan(500);
  expect(highest).toBeLessThan(MOST_GROWTH);

  const entries = await readZip(file);
  const { rows } = JSON.parse(String(entries.get('manifest.json'))) as Manifest;
  // What came meanwhile is in no table, be it read before or after.
  expect(rows).toMatchObject({ submissions: COUNT, contact_requests: COUNT / 2, resumes: FILES });
  expect(String(entries.get('submissions/contact.csv')).split('\r\n')).toHaveLength(COUNT / 2 + 2);
  expect(JSON.parse(String(entries.get('submissions/application.json')))).toHaveLength(COUNT / 2);
});
