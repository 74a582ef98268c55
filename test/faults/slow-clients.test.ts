import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { submit } from '../embedded/writers.ts';
import { printFigures } from './verify.ts';

let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-faults-'));
  server = await startServer(dataDir);
});

afterAll(async () => {
  await end(server, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

interface SlowClients {
  count: number;
  /** Milliseconds until the first and the last one was cut off. */
  cutOffAfterMs: Promise<[first: number, last: number]>;
}

/** Opens this many connections, each of which sends `head` and then a byte of `drip` a second, without end. */
async function connectSlowly(count: number, head: string, drip = ''): Promise<SlowClients> {
  const { hostname, port } = new URL(server.origin);
  const began = performance.now();
  const lives = Array.from({ length: count }, async () => {
    const socket: Socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.resume();
    await new Promise((resolve) => socket.once('connect', resolve));
    const closed = new Promise<number>((resolve) =>
      socket.once('close', () => resolve(performance.now() - began)),
    );
    if (head !== '') socket.write(head);
    const timer = drip === '' ? undefined : setInterval(() => socket.write(drip), 1_000);
    closed.then(() => clearInterval(timer));
    return { closed };
  });
  const open = await Promise.all(lives);
  return {
    count,
    cutOffAfterMs: Promise.all(open.map(({ closed }) => closed)).then((times) => [
      Math.round(Math.min(...times)),
      Math.round(Math.max(...times)),
    ]),
  };
}

/** Milliseconds of the slowest of twenty pages, and of a submission, meanwhile. */
async function serve(number: number): Promise<{ slowestPageMs: number; submissionMs: number }> {
  let slowestPageMs = 0;
  for (let time = 0; time < 20; time++) {
    const began = performance.now();
    const page = await fetch(`${server.origin}/`);
    await page.arrayBuffer();
    expect(page.status).toBe(200);
    slowestPageMs = Math.max(slowestPageMs, Math.round(performance.now() - began));
    await pause(20);
  }
  const began = performance.now();
  await submit(server.origin, number);
  return { slowestPageMs, submissionMs: Math.round(performance.now() - began) };
}

const BODY_HEAD =
  'POST /api/Master/SubmitUserRequest HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n';

test.for([
  { name: '500 idle connections', head: '', drip: '', within: 45_000 },
  {
    name: '500 connections of slow headers',
    head: 'GET / HTTP/1.1\r\nhost: a\r\n',
    drip: 'x',
    within: 30_000,
  },
  { name: '500 connections of slow bodies', head: BODY_HEAD, drip: '{', within: 140_000 },
])('$name block nobody, and are cut off', async ({ name, head, drip, within }, { task }) => {
  const clients = await connectSlowly(500, head, drip);
  const meanwhile = await serve(2_000_000 + task.id.length + within);
  const cutOffAfterMs = await clients.cutOffAfterMs;
  printFigures(name, { ...meanwhile, cutOffAfterMs });
  expect(cutOffAfterMs[1]).toBeLessThan(within);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});
