import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../environment/app.ts';
import { makeContact } from '../factories/rows.ts';
import { fetchWhenFree } from './fetch-when-free.ts';
import { end, type ServerProcess, startServer } from './server-process.ts';

/** For events that take their own time. */
const LONGEST_WAIT_MS = 60_000;

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-workers-'));
  return () => rm(dataDir, { recursive: true, force: true });
});

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(dataDir, { LOG_LEVEL: 'fatal', ...settings });
  onTestFinished(async () => {
    await end(server, 'SIGKILL');
  });
  return server;
}

/** All running processes with their parents. One that has ended stays listed until its parent has noticed. */
function listProcesses(): { pid: number; parent: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The process's name is in brackets before these, and may contain anything.
        const [, stat = ''] = /\) ([^)]*)$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        const [state, parent] = stat.split(' ');
        return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent) }];
      } catch {
        // It has ended since the list was read.
        return [];
      }
    });
}

/** The processes that the server has started. */
const workersOf = ({ child }: ServerProcess): number[] =>
  listProcesses()
    .filter(({ parent }) => parent === child.pid)
    .map(({ pid }) => pid);

const listJobs = async ({ origin }: ServerProcess) =>
  (await fetchWhenFree(`${origin}/api/Master/JobDetails?flag=All`, { method: 'POST' })).status;

describe('two workers', () => {
  test('act as one server: they finish what they have begun, and one that died is replaced', async () => {
    const server = await start({ DATABASE_URL: await createDatabase(), WORKERS: '2' });
    expect(server.output()).toMatch(/^Guardhouse is ready at http:\/\/\S+\n$/);
    const [killed = 0, other, ...more] = workersOf(server);
    expect(more).toEqual([]);
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(() => workersOf(server).filter((pid) => pid !== killed), { timeout: LONGEST_WAIT_MS })
      .toHaveLength(2);
    const workers = workersOf(server);
    expect(workers).toContain(other);
    expect(server.output().match(/ready/g)).toHaveLength(1);

    const body = JSON.stringify(makeContact());
    const sent = request(`${server.origin}/api/Master/SubmitUserRequest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    const answered = new Promise<number | undefined>((resolve, reject) =>
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject),
    );
    await new Promise((resolve) => sent.write(body.slice(0, 20), resolve));
    // The same workers answer this, so the half-sent request has reached its worker by now.
    for (let time = 0; time < 4; time++)
      await expect.poll(() => listJobs(server), { timeout: LONGEST_WAIT_MS }).toBe(200);
    const ended = end(server, 'SIGTERM');
    sent.end(body.slice(20));
    expect(await answered).toBe(200);
    expect(await ended).toBe(0);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
