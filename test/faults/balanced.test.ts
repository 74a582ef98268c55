import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { multipart, multipartBody } from '../doors/rest/exchange.ts';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { startTally, writeUntil } from '../embedded/writers.ts';
import type { EmbeddedPostgres } from '../environment/embedded-postgres.ts';
import { startS3Store } from '../environment/s3-store.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { startOwnPostgres } from './durable-postgres.ts';
import { expectAllKept, printFigures } from './verify.ts';

const WRITERS = 8;
const READERS = 2;
const RESUME_BYTES = 5_000_000;
const UPLOAD_BYTES_A_SECOND = 500_000;
/** Many times as long as the balancer needs to notice: it asks five times a second, and later on a busy machine. */
const DRAIN_SECONDS = '4';

let dataDir: string;
let postgres: EmbeddedPostgres;
let balancer: Balancer;
let running: ServerProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-faults-'));
  postgres = await startOwnPostgres();
  balancer = await startBalancer();
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((server) => end(server, 'SIGKILL')));
  await balancer.close();
  await postgres.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(store: Record<string, string> = {}): Promise<ServerProcess> {
  const settings = { DATABASE_URL: postgres.url, DRAIN_SECONDS, ...store };
  // The load of the tests' machine must not put submissions off: here only a stop could.
  const server = await startServer(dataDir, { ...settings, OVERLOAD_DELAY_MS: '0' });
  running.push(server);
  await balancer.add(server.origin);
  return server;
}

test('no request fails when two servers under load get SIGTERM one after the other', async () => {
  const first = await start();
  const second = await start();
  const tally = startTally();
  const stop = new AbortController();
  const reads = { pages: 0, failed: 0 };
  const load = [
    ...Array.from({ length: WRITERS }, () => writeUntil(stop.signal, balancer.origin, tally)),
    ...Array.from({ length: READERS }, () => readUntil(stop.signal, reads)),
  ];
  const stops: {
    notReadyAfterMs: number;
    uploadEndedAfterMs: number;
    exitAfterMs: number;
    exitCode: number | null;
  }[] = [];
  for (const [server, isLast] of [
    [first, false],
    [second, true],
  ] as const) {
    // Sent directly to the server that is about to stop, and slower than the time that this server would otherwise run.
    const upload = uploadSlowly(server.origin);
    await pause(1_000);
    const began = performance.now();
    const ended = end(server, 'SIGTERM');
    const uploaded = upload.then((status) => ({ status, after: performance.now() - began }));
    const exitCode = await ended;
    const exitAfterMs = Math.round(performance.now() - began);
    const { status, after } = await uploaded;
    expect(status).toBe(200);
    const leftAt = balancer.leftAt(server.origin) ?? Number.NaN;
    stops.push({
      notReadyAfterMs: Math.round(leftAt - began),
      uploadEndedAfterMs: Math.round(after),
      exitAfterMs,
      exitCode,
    });
    if (!isLast) await start();
  }
  stop.abort();
  await Promise.all(load);
  const { acknowledged, putOff, broken } = tally;
  printFigures('SIGTERM under load', {
    stops,
    pages: reads,
    acknowledged: acknowledged.length,
    putOff,
    broken,
  });
  expect({ putOff, broken, failed: reads.failed }).toEqual({ putOff: 0, broken: 0, failed: 0 });
  for (const { notReadyAfterMs, uploadEndedAfterMs, exitAfterMs, exitCode } of stops) {
    expect(exitCode).toBe(0);
    expect(exitAfterMs).toBeLessThan(30_000);
    // In this order: not ready, the upload's end, the process's exit.
    expect(notReadyAfterMs).toBeLessThan(uploadEndedAfterMs);
    expect(uploadEndedAfterMs).toBeLessThan(exitAfterMs + 1_000);
  }
  await end(running.at(-1) as ServerProcess, 'SIGTERM');
  const kept = await expectAllKept(acknowledged, { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  expect(kept.stored).toBe(kept.acknowledged + stops.length);
});

test('each submission is stored once when one of two servers on a bucket is killed under load', async () => {
  const store = await startS3Store();
  const first = await start(store);
  await start(store);
  const tally = startTally();
  const stop = new AbortController();
  const load = Array.from({ length: WRITERS }, () => writeUntil(stop.signal, balancer.origin, tally));
  while (tally.acknowledged.length < 100) await pause(20);
  await end(first, 'SIGKILL');
  const atKill = tally.acknowledged.length;
  while (tally.acknowledged.length < atKill + 200) await pause(20);
  stop.abort();
  await Promise.all(load);
  await end(running.at(-1) as ServerProcess, 'SIGTERM');
  const kept = await expectAllKept(tally.acknowledged, {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    ...store,
  });
  // Each was repeated until some server acknowledged it: anything stored beyond these would be a duplicate.
  expect(kept.stored).toBe(kept.acknowledged);
  const { broken, longestGapMs } = tally;
  printFigures('one of two servers killed', { ...kept, broken, longestGapMs });
});

async function readUntil(stop: AbortSignal, reads: { pages: number; failed: number }): Promise<void> {
  while (!stop.aborted) {
    const ok = await fetch(`${balancer.origin}/`).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    reads.pages += 1;
    if (!ok) reads.failed += 1;
    await pause(20);
  }
}

/** Uploads a resume slowly; returns the answer's status, or 0 if it broke off. */
function uploadSlowly(origin: string): Promise<number> {
  const resume = makePdf(RESUME_BYTES).toString('latin1');
  const fields = {
    JobId: '',
    Position: 'Guard',
    FullName: origin,
    EmailId: 'a',
    MobileNo: '9',
    Qualification: 'x',
  };
  const body = Buffer.from(multipartBody(...Object.entries(fields), ['file', resume, '; filename="cv.pdf"']));
  return new Promise((resolve) => {
    const upload = request(
      `${origin}/api/Master/SubmitJobAplicationDetails`,
      { method: 'POST', headers: { ...multipart, 'content-length': body.length } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    upload.on('error', () => resolve(0));
    let sent = 0;
    const timer = setInterval(() => {
      const until = sent + UPLOAD_BYTES_A_SECOND / 10;
      upload.write(body.subarray(sent, until));
      sent = until;
      if (sent < body.length) return;
      clearInterval(timer);
      upload.end();
    }, 100);
  });
}
