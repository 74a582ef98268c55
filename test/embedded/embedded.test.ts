import { mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchWhenFree } from './fetch-when-free.ts';
import { prepareDatabase } from './prepared-folder.ts';
import { end, runToExit, type ServerProcess, startByNpm, startServer } from './server-process.ts';

let dataDir: string;
let running: ServerProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-embedded-'));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((server) => end(server, 'SIGKILL')));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(settings?: Record<string, string>, folder = dataDir): Promise<ServerProcess> {
  const server = await startServer(folder, settings);
  running.push(server);
  return server;
}

async function listJobs({ origin }: ServerProcess): Promise<unknown[]> {
  const response = await fetchWhenFree(`${origin}/api/Master/JobDetails?flag=All`, { method: 'POST' });
  return (await response.json()) as unknown[];
}

describe('a server on the embedded database', () => {
  test('prints one line to standard output, locks its folder, and exits with 0', async () => {
    const server = await start({ SEED: 'auto' });
    expect(server.output()).toBe(
      `Guardhouse is ready at ${server.origin.replace('127.0.0.1', 'localhost')}\n`,
    );
    for (const folder of ['database', 'resumes'])
      expect((await stat(join(dataDir, folder))).mode & 0o777, folder).toBe(0o700);
    expect(await listJobs(server)).toHaveLength(40);
    expect(await end(server, 'SIGTERM')).toBe(0);
  });

  test('keeps its data over a restart, and seeds only an empty database', async () => {
    await prepareDatabase(dataDir);
    const first = await start({ SEED: 'auto' });
    const before = await listJobs(first);
    await end(first, 'SIGTERM');
    expect(await listJobs(await start({ SEED: 'auto' }))).toEqual(before);
  });

  // A socket's address has at most about a hundred characters, but a folder's path may be longer.
  test.for([
    ['short', ''],
    ['long', join('d'.repeat(60), 'e'.repeat(60))],
  ])(
    'refuses a folder with a %s path that another process uses, also through a link, and names that process',
    async ([, within = '']) => {
      const folder = join(dataDir, 'folder', within);
      await mkdir(folder, { recursive: true });
      await prepareDatabase(folder);
      const alias = join(dataDir, 'alias');
      await symlink(folder, alias);
      const first = await start({}, folder);
      const others = await Promise.all([folder, alias].map((name) => runToExit({ DATA_DIR: name })));
      for (const { code, output } of others) {
        expect(code).toBe(1);
        expect(output).toContain(`process ${first.child.pid}`);
        expect(output).not.toContain('    at ');
      }
      expect(await listJobs(first)).toEqual([]);
    },
  );

  test('gives a killed process’s folder to one of several that start at the same moment', async () => {
    await prepareDatabase(dataDir);
    await end(await start(), 'SIGKILL');
    const starts = await Promise.allSettled([1, 2, 3].map(() => start()));
    const [taken, ...others] = starts.filter((each) => each.status === 'fulfilled');
    expect(others).toEqual([]);
    expect(await listJobs(taken?.value as ServerProcess)).toEqual([]);
  });
});

// The shell between npm and the server would end at the signal and leave the server behind, without its parent.
test('a signal to `npm start` ends the server, and npm waits for it', async () => {
  await prepareDatabase(dataDir);
  const server = await startByNpm(dataDir);
  running.push(server);
  expect(await listJobs(server)).toEqual([]);
  await end(server, 'SIGTERM');
  await expect(fetch(server.origin)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  // Its folder is free at once.
  expect(await listJobs(await start())).toEqual([]);
});

test('invalid settings prevent the start, with one message that names them all', async () => {
  const { code, output } = await runToExit({
    DATA_DIR: dataDir,
    PORT: 'eighty',
    JOB_POSTINGS: 'maybe',
    SEED: 'x',
  });
  expect(code).toBe(1);
  for (const name of ['PORT', 'JOB_POSTINGS', 'SEED']) expect(output).toContain(`${name}: `);
  expect(output).not.toContain('    at ');
});
