import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { fetchWhenFree } from '../embedded/fetch-when-free.ts';
import { enterAsFounder } from '../embedded/founding-owner.ts';
import { end, runToExit, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { openSiteDesk } from '../embedded/site-desk.ts';
import { createDatabase } from '../environment/app.ts';
import { databaseUrl } from '../environment/postgres.ts';
import { makeContact } from '../factories/rows.ts';

/** Each test starts three processes, which on a busy machine takes longer than the usual time limit. */
const TEST_MS = 180_000;
/** For events that take their own time. */
const LONGEST_WAIT_MS = 60_000;

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-workers-'));
  return () => rm(dataDir, { recursive: true, force: true });
});

async function start(url: string, workers = '2'): Promise<ServerProcess> {
  const server = await startServer(dataDir, { DATABASE_URL: url, WORKERS: workers, LOG_LEVEL: 'fatal' });
  onTestFinished(async () => {
    await end(server, 'SIGKILL');
  });
  return server;
}

interface Process {
  pid: number;
  parent: number;
}

/** All running processes. An ended one stays listed until its parent has collected its status: it is left out. */
function listProcesses(): Process[] {
  return (process.platform === 'linux' ? readProc() : askPs())
    .filter(([, , state]) => state !== 'Z')
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** Process, parent and state of each, even where `ps` is not installed. */
function readProc(): (string | undefined)[][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        // The process's name is in brackets before these, and may contain anything.
        const [state, parent] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(
          ' ',
        );
        return [pid, parent, state];
      } catch {
        // It has ended since the list was read.
        return [pid, '0', 'Z'];
      }
    });
}

function askPs(): (string | undefined)[][] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

/** The processes that the server has started. */
const workersOf = ({ child }: ServerProcess): number[] =>
  listProcesses()
    .filter(({ parent }) => parent === child.pid)
    .map(({ pid }) => pid);

/** Those of them that have not ended. */
const runningOf = (pids: number[]): number[] =>
  listProcesses()
    .map(({ pid }) => pid)
    .filter((pid) => pids.includes(pid));

const listJobs = async ({ origin }: ServerProcess) =>
  (await fetchWhenFree(`${origin}/api/Master/JobDetails?flag=All`, { method: 'POST' })).status;

/** Asks eight times, each on a connection of its own: the workers take turns in accepting them. */
async function readByAll(url: string): Promise<string[]> {
  const bodies: string[] = [];
  for (let time = 0; time < 8; time++) {
    const sent = request(url, { agent: false, headers: { connection: 'close' } });
    const answered = once(sent, 'response');
    sent.end();
    const [response] = await answered;
    bodies.push(await text(response));
  }
  return bodies;
}

describe('two workers', { timeout: TEST_MS }, () => {
  test('act as one server: it migrates, prints one line when both are ready, and exits with 0', async () => {
    const admin = new pg.Client(inject('postgresUrl'));
    await admin.connect();
    const name = `empty_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name}`);
    await admin.end();
    const server = await start(databaseUrl(inject('postgresUrl'), name));
    expect(server.output()).toMatch(/^Guardhouse is ready at http:\/\/\S+\n$/);
    const workers = workersOf(server);
    expect(workers).toHaveLength(2);
    for (let time = 0; time < 4; time++) expect(await listJobs(server)).toBe(200);
    expect(await end(server, 'SIGTERM')).toBe(0);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('finish the answers that they have started when told to stop', async () => {
    const server = await start(await createDatabase());
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
    for (let time = 0; time < 4; time++) await listJobs(server);
    const ended = end(server, 'SIGTERM');
    sent.end(body.slice(20));
    expect(await answered).toBe(200);
    expect(await ended).toBe(0);
  });

  test('are two again after one died', async () => {
    const server = await start(await createDatabase());
    const [killed = 0, other] = workersOf(server);
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(() => workersOf(server).filter((pid) => pid !== killed), { timeout: LONGEST_WAIT_MS })
      .toHaveLength(2);
    expect(workersOf(server)).toContain(other);
    for (let time = 0; time < 4; time++)
      await expect.poll(() => listJobs(server), { timeout: LONGEST_WAIT_MS }).toBe(200);
    expect(server.output().match(/ready/g)).toHaveLength(1);
    expect(await end(server, 'SIGTERM')).toBe(0);
  });

  test('both show what one of them published', async () => {
    const server = await start(await createDatabase());
    const desk = openSiteDesk(await enterAsFounder(server));
    const heading = 'Published by one of two';
    await desk.publish([await desk.save('page:press', { heading })]);
    await expect
      .poll(async () => (await readByAll(`${server.origin}/press`)).every((body) => body.includes(heading)), {
        timeout: LONGEST_WAIT_MS,
      })
      .toBe(true);
    // Neither goes back.
    for (const body of await readByAll(`${server.origin}/press`)) expect(body).toContain(heading);
  });

  test('end with their primary process, however it ends', async () => {
    const server = await start(await createDatabase());
    const workers = workersOf(server);
    expect(workers).toHaveLength(2);
    await end(server, 'SIGKILL');
    await expect.poll(() => runningOf(workers), { timeout: LONGEST_WAIT_MS }).toEqual([]);
  });

  test('that cannot start make the start fail', async () => {
    const first = await start(await createDatabase(), '1');
    const { code, output } = await runToExit({
      DATA_DIR: dataDir,
      DATABASE_URL: await createDatabase(),
      WORKERS: '2',
      PORT: new URL(first.origin).port,
      LOG_LEVEL: 'fatal',
    });
    expect(code).toBe(1);
    expect(output).toContain('EADDRINUSE');
    expect(output).not.toContain('ready');
  });
});

test('several workers on the embedded database are refused', async () => {
  const { code, output } = await runToExit({ DATA_DIR: dataDir, WORKERS: '2' });
  expect(code).toBe(1);
  expect(output).toMatch(/WORKERS: must be 1 or auto where there is no DATABASE_URL/);
});
