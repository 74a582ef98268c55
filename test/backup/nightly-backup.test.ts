import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { startTestServer, test } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { receiptOf } from '../factories/stored.ts';

type Running = Awaited<ReturnType<typeof startTestServer>>;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guardhouse-nightly-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const DAY_MS = 24 * 60 * 60_000;
const day = (distance: number) => new Date(Date.now() + distance * DAY_MS).toISOString().slice(0, 10);
const archiveOf = (distance: number) => `guardhouse-${day(distance)}.tar.gz`;
const incompleteOf = (distance: number) => `guardhouse-${day(distance)}.incomplete.tar.gz`;

async function startWithResumes(): Promise<Running> {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  for (const FullName of ['Asha', 'Binod'])
    receiptOf(
      await postLegacy(server.app, '/Master/SubmitJobAplicationDetails', makeApplicationForm({ FullName })),
    );
  return server;
}

const runNight = ({ databaseUrl, config }: Running) =>
  runCommand(['backup', folder, '--keep', '30'], { DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir });

async function loseResume({ config, db }: Running): Promise<string> {
  const { id } = await db.selectFrom('resumes').select('id').executeTakeFirstOrThrow();
  await rm(join(config.dataDir, 'resumes', id));
  return id;
}

describe('the nightly backup', () => {
  test('makes one archive however often it runs, and removes old ones', async () => {
    const server = await startWithResumes();
    const old = [
      archiveOf(-31),
      archiveOf(-400),
      `guardhouse-${day(-40).replaceAll('-', '')}T203000Z.tar.gz`,
    ];
    const kept = [archiveOf(-1), archiveOf(-30), 'somebody-elses.tar.gz', 'guardhouse-notes.txt'];
    const broken = `${archiveOf(-3)}.partial`;
    for (const name of [...old, ...kept, broken]) await writeFile(join(folder, name), name);
    for (let time = 0; time < 2; time++) {
      const made = await runNight(server);
      expect(made, made.output).toMatchObject({ code: 0 });
    }
    expect((await readdir(folder)).sort()).toEqual([...kept, archiveOf(0)].sort());
    const checked = await runCommand(['restore', join(folder, archiveOf(0)), '--check'], {});
    expect(checked, checked.output).toMatchObject({ code: 0 });
  });

  test('is made even if a resume is missing, says so, and keeps the last complete one', async () => {
    const server = await startWithResumes();
    const lost = await loseResume(server);
    const old = [archiveOf(-45), archiveOf(-60), incompleteOf(-50)];
    const kept = [archiveOf(-40), incompleteOf(-2)];
    for (const name of [...old, ...kept]) await writeFile(join(folder, name), name);
    const made = await runNight(server);
    expect(made, made.output).toMatchObject({ code: 3 });
    expect(made.output).toContain(lost);
    expect((await readdir(folder)).sort()).toEqual([...kept, incompleteOf(0)].sort());

    // The application is removed: nothing is missing any more, and tonight's complete archive replaces the incomplete
    // one.
    await server.db.deleteFrom('submissions').execute();
    await server.db.deleteFrom('resumes').where('id', '=', lost).execute();
    expect((await runNight(server)).code).toBe(0);
    expect((await readdir(folder)).sort()).toEqual([archiveOf(0), incompleteOf(-2)].sort());
  });

  test('is made even if a resume is damaged', async () => {
    const server = await startWithResumes();
    const { id } = await server.db.selectFrom('resumes').select('id').executeTakeFirstOrThrow();
    await writeFile(join(server.config.dataDir, 'resumes', id), 'half of i');
    const made = await runNight(server);
    expect(made, made.output).toMatchObject({ code: 3 });
    expect(made.output).toContain(`not as they were stored: ${id}`);
    const checked = await runCommand(['restore', join(folder, incompleteOf(0)), '--check'], {});
    expect(checked, checked.output).toMatchObject({ code: 3 });
  });

  test('removes nothing when it fails', async () => {
    const kept = [archiveOf(-31), archiveOf(-400)];
    for (const name of kept) await writeFile(join(folder, name), name);
    const failed = await runCommand(['backup', folder, '--keep', '30'], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      DATA_DIR: folder,
    });
    expect(failed.code).toBe(1);
    for (const name of kept) expect(await readFile(join(folder, name), 'utf8')).toBe(name);
  });
});
