import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect } from 'vitest';
import { pruneArchives } from '../../../server/archive/backup/nightly.ts';
import { postLegacy } from '../../doors/doors.ts';
import { test } from '../../environment/app.ts';
import { runCommand } from '../../environment/run-command.ts';
import { makeApplicationForm } from '../../factories/application-form.ts';
import { receiptOf } from '../../factories/stored.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guardhouse-nightly-'));
  return () => rm(folder, { recursive: true, force: true });
});

const DAY_MS = 24 * 60 * 60_000;
const day = (distance: number) => new Date(Date.now() + distance * DAY_MS).toISOString().slice(0, 10);
const archiveOf = (distance: number) => `guardhouse-${day(distance)}.zip`;
const incompleteOf = (distance: number) => `guardhouse-${day(distance)}.incomplete.zip`;
const put = (names: string[]) => Promise.all(names.map((name) => writeFile(join(folder, name), name)));
const left = async () => (await readdir(folder)).sort();

describe('of the nightly archives', () => {
  test('those are removed that are too old, of failed runs, or replaced by a complete one', async () => {
    const old = [archiveOf(-31), archiveOf(-400), `${archiveOf(-3)}.partial`, incompleteOf(0)];
    const kept = [archiveOf(0), archiveOf(-1), archiveOf(-5), archiveOf(-30), incompleteOf(-2)].concat(
      'somebody-elses.zip',
      'guardhouse-notes.txt',
    );
    await put([...old, ...kept]);
    expect(await pruneArchives(folder, 30, new Date())).toEqual(old.toSorted());
    expect(await left()).toEqual(kept.toSorted());
    // By a clock that is wrong, only a few a night.
    const wrong = new Date(Date.now() + 400 * DAY_MS);
    expect(await pruneArchives(folder, 30, wrong)).toEqual(
      [archiveOf(-5), archiveOf(-30), incompleteOf(-2)].toSorted(),
    );
  });

  test('the last complete one is kept whatever its age', async () => {
    await put([archiveOf(-40), archiveOf(-45), incompleteOf(-50), incompleteOf(-2), incompleteOf(0)]);
    await pruneArchives(folder, 30, new Date());
    expect(await left()).toEqual([archiveOf(-40), incompleteOf(-2), incompleteOf(0)].toSorted());
  });
});

describe('the nightly backup', () => {
  test('is made even if resumes are missing or damaged, and says so', async ({ server }) => {
    for (const FullName of ['Asha', 'Binod', 'Chandra']) {
      const form = makeApplicationForm({ FullName });
      receiptOf(await postLegacy(server.app, '/Master/SubmitJobAplicationDetails', form));
    }
    const resumes = await server.db.selectFrom('resumes').select('id').orderBy('id').execute();
    const [lost = '', damaged = ''] = resumes.map(({ id }) => id);
    await rm(join(server.config.dataDir, 'resumes', lost));
    await writeFile(join(server.config.dataDir, 'resumes', damaged), 'half of i');
    const settings = { DATABASE_URL: server.config.databaseUrl ?? '', DATA_DIR: server.config.dataDir };
    const made = await runCommand(['backup', folder, '--keep', '30'], settings);
    expect(made, made.output).toMatchObject({ code: 3 });
    expect(made.output).toMatch(
      new RegExp(`in the store: files/resumes/${lost}.*, files/resumes/${damaged}`),
    );
    expect(await left()).toEqual([incompleteOf(0)]);
  });

  test('removes nothing and leaves nothing when it fails, and says why', async () => {
    const kept = [archiveOf(-31), archiveOf(-400)];
    await put(kept);
    const settings = {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      DATA_DIR: join(folder, 'data'),
    };
    const failed = await runCommand(['backup', folder, '--keep', '30'], settings);
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('ECONNREFUSED');
    expect(failed.output).not.toContain('    at ');
    expect((await left()).filter((name) => name !== 'data')).toEqual(kept.toSorted());
  });
});
