import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { runNextImport } from '../../server/staff/moving-in/importing/run-imports.ts';
import { createDatabase, type StartedServer, startTestServer, test } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';
import { createMember, ok } from '../factories/staff.ts';
import {
  blogItem,
  contactItem,
  jobItem,
  partsOf,
  pictureItem,
  rehearseFile,
  runImport,
  sourceOf,
} from '../staff/moving-in/moving.ts';

async function start(settings: Record<string, string> = {}): Promise<StartedServer> {
  const server = await startTestServer(settings);
  onTestFinished(() => server.stop());
  return server;
}

async function emptyDatabase(databaseUrl: string): Promise<void> {
  const { db, close } = await connectDatabase({ databaseUrl, dataDir: '' }, console);
  await sql`drop schema public cascade; create schema public`.execute(db).finally(close);
}

const rowsOf = async ({ db }: StartedServer) => {
  const { rows: imports } = await sql`select to_jsonb(imports) as row from imports order by id`.execute(db);
  const { rows: items } =
    await sql`select to_jsonb(import_items) as row from import_items order by id`.execute(db);
  return { imports, items };
};

test('a backup has what was moved in, and what waits; a restore goes on with both', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-moved-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const archive = join(folder, 'guardhouse.tar.gz');
  const source = await start();
  const owner = await createMember(source, 'owner');
  const finished = sourceOf([blogItem('1'), pictureItem('2')]);
  const done = await rehearseFile(source, owner, finished);
  expect(await runImport(source, owner, done.id)).toMatchObject({ state: 'done', retriable: 1 });
  const stopped = await rehearseFile(source, owner, sourceOf([jobItem('3'), contactItem('4')]));
  ok(await owner.call('movingIn.start', { id: stopped.id }));
  ok(await owner.call('movingIn.stop', { id: stopped.id }));
  await rehearseFile(source, owner, sourceOf([blogItem('5')]));
  const before = await rowsOf(source);
  expect(before.imports).toHaveLength(3);
  expect(before.items).toHaveLength(5);

  const made = await runCommand(
    ['backup', archive],
    { DATABASE_URL: source.databaseUrl, DATA_DIR: source.config.dataDir },
    'backup',
  );
  expect(made, made.output).toMatchObject({ code: 0 });
  const settings = { DATABASE_URL: await createDatabase(), DATA_DIR: join(folder, 'data') };
  await emptyDatabase(settings.DATABASE_URL);
  const restored = await runCommand(['restore', archive], settings, 'backup');
  expect(restored, restored.output).toMatchObject({ code: 0 });

  const target = await start(settings);
  expect(await rowsOf(target)).toEqual(before);
  const there = await createMember(target, 'owner');
  // What the rehearsal has read is in the rows, so that the import needs no file.
  ok(await there.call('movingIn.goOn', { id: stopped.id }));
  expect(await runNextImport(partsOf(target))).toBe(true);
  expect(ok(await there.ask('movingIn.open', { id: stopped.id }))).toMatchObject({
    ...{ state: 'done', progress: { done: 2, total: 2 } },
  });
  // The same file makes nothing twice there either, and ids go on where they were.
  const again = await rehearseFile(target, there, finished);
  expect(again.id).toBe(4);
  expect(again.counts.find(({ kind }) => kind === 'blog')).toMatchObject({ act: 'same' });
});
