import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../environment/run-command.ts';
import { readDataFolder } from './data-folder.ts';
import { prepareDatabase } from './prepared-folder.ts';
import { end, type ServerProcess, startServer } from './server-process.ts';
import { startTally, submit, writeUntil } from './writers.ts';

let folder: string;
let source: string;
let running: ServerProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guardhouse-backup-'));
  source = join(folder, 'source');
  await prepareDatabase(source);
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((server) => end(server, 'SIGKILL')));
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir = source): Promise<ServerProcess> {
  const server = await startServer(dataDir);
  running.push(server);
  return server;
}

test('a running server on the embedded database is backed up, and restored into another folder', async () => {
  const server = await start();
  const tally = startTally();
  const stop = new AbortController();
  const writing = Promise.all([1, 2, 3].map(() => writeUntil(stop.signal, server.origin, tally)));
  while (tally.acknowledged.length < 12) await new Promise((resolve) => setTimeout(resolve, 20));
  const before = [...tally.acknowledged];
  const archive = join(folder, 'guardhouse.zip');
  const made = await runCommand(['backup', archive], { DATA_DIR: source });
  stop.abort();
  await writing;
  expect(made, made.output).toMatchObject({ code: 0 });
  expect((await stat(join(source, 'database.backup'))).mode & 0o777).toBe(0o600);

  // A restore refuses a folder that a server uses.
  const refused = await runCommand(['restore', archive, '--replace'], { DATA_DIR: source });
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(`process ${server.child.pid}`)]);
  expect(await end(server, 'SIGTERM')).toBe(0);

  const target = join(folder, 'target');
  const restored = await runCommand(['restore', archive], { DATA_DIR: target });
  expect(restored, restored.output).toMatchObject({ code: 0 });
  const { references, resumeRows, resumeFiles } = await readDataFolder(target);
  expect(references).toEqual(expect.arrayContaining(before.map(({ reference }) => reference)));
  expect(new Map([...resumeFiles].sort())).toEqual(new Map([...resumeRows].sort()));
  await submit((await start(target)).origin, 1_000_006);
});

test('a folder that no server uses is backed up by the command itself', async () => {
  const server = await start();
  await submit(server.origin, 1_000_001);
  // The command has removed its socket.
  await end(server, 'SIGKILL');
  const archive = join(folder, 'guardhouse.zip');
  const made = await runCommand(['backup', archive], { DATA_DIR: source });
  expect(made, made.output).toMatchObject({ code: 0 });
  expect(made.output).toContain(' 1 files');
});

test('a backup that cannot be written disturbs no server and leaves no partial file', async () => {
  const server = await start();
  await writeFile(join(folder, 'file'), '');
  const made = await runCommand(['backup', join(folder, 'file', 'archive.zip')], { DATA_DIR: source });
  expect(made.code).toBe(1);
  expect(await readdir(folder)).toEqual(['file', 'source']);
  await submit(server.origin, 1_000_009);
});
