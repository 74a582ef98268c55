import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { startTally, type Tally, writeUntil } from '../embedded/writers.ts';
import type { EmbeddedPostgres } from '../environment/embedded-postgres.ts';
import { startOwnPostgres } from './durable-postgres.ts';
import { expectAllKept, printFigures } from './verify.ts';

const WRITERS = 8;
/** The load of the tests' machine must not put requests off: here only the disk does. */
const QUIET = { LOG_LEVEL: 'silent', OVERLOAD_DELAY_MS: '0' };
const isRoot = process.getuid?.() === 0;

let small: string;
let server: ServerProcess | undefined;
let postgres: EmbeddedPostgres | undefined;

if (!isRoot) console.log('These tests are skipped: they fill a small tmpfs, which only root may mount.');

beforeEach(async () => {
  small = await mkdtemp(join(tmpdir(), 'guardhouse-small-'));
  if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=755', 'tmpfs', small]);
});

afterEach(async () => {
  if (server !== undefined) await end(server, 'SIGKILL');
  await postgres?.remove();
  server = postgres = undefined;
  if (isRoot) execFileSync('umount', [small]);
  await rm(small, { recursive: true, force: true });
});

/** Fills the disk but for this many bytes, and frees it again. */
async function fill(butBytes: number): Promise<{ empty(): Promise<void> }> {
  const path = join(small, 'ballast');
  const file = await open(path, 'w');
  const block = Buffer.alloc(64 * 1024, 'x');
  for (;;) {
    const { bavail, bsize } = await statfs(small);
    const left = bavail * bsize - butBytes;
    if (left <= 0) break;
    await file.write(block, 0, Math.min(block.length, left));
  }
  await file.close();
  return { empty: () => rm(path) };
}

interface Run {
  tally: Tally;
  putOffWhileFull: number;
  acknowledgesAfterMs: number;
}

/** Writes, fills the disk, keeps writing for a while, frees space, and waits until writing works again. */
async function runThroughFullDisk(
  origin: string,
  butBytes: number,
  { readiness = 503, revive = async () => {} } = {},
): Promise<Run> {
  const tally = startTally();
  const stop = new AbortController();
  const writing = Promise.all(Array.from({ length: WRITERS }, () => writeUntil(stop.signal, origin, tally)));
  const waitFor = (isSo: () => boolean) => Promise.race([until(isSo), writing]);
  await waitFor(() => tally.acknowledged.length >= 50);
  const ballast = await fill(butBytes);
  const before = tally.putOff;
  await waitFor(() => tally.putOff >= before + 100);
  expect((await fetch(`${origin}/`)).status).toBe(200);
  expect([503, readiness]).toContain((await fetch(`${origin}/readyz`)).status);
  const putOffWhileFull = tally.putOff - before;
  await ballast.empty();
  await revive();
  const emptiedAt = Date.now();
  const atEmptying = tally.acknowledged.length;
  await waitFor(() => tally.acknowledged.length >= atEmptying + 1);
  const acknowledgesAfterMs = Date.now() - emptiedAt;
  await waitFor(() => tally.acknowledged.length >= atEmptying + 50);
  stop.abort();
  await writing;
  return { tally, putOffWhileFull, acknowledgesAfterMs };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

describe.runIf(isRoot)('a full disk', () => {
  test('holds the embedded database and the resumes, with DISK_FLOOR_MB set', async () => {
    const dataDir = join(small, 'data');
    server = await startServer(dataDir, { DISK_FLOOR_MB: '32', ...QUIET });
    const { tally, ...run } = await runThroughFullDisk(server.origin, 16 * 1024 * 1024);
    expect(await end(server, 'SIGTERM')).toBe(0);
    const kept = await expectAllKept(tally.acknowledged, { DATA_DIR: dataDir });
    expect(kept.stored).toBe(kept.acknowledged);
    expect(tally.broken).toBe(0);
    printFigures('disk at its floor, embedded', { ...kept, ...run, broken: tally.broken });
  });

  test('holds the resumes, filled to the last byte, without a floor', async () => {
    postgres = await startOwnPostgres();
    const dataDir = join(small, 'data');
    const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DISK_FLOOR_MB: '0', ...QUIET };
    server = await startServer(dataDir, settings);
    const { tally, ...run } = await runThroughFullDisk(server.origin, 0);
    expect(await end(server, 'SIGTERM')).toBe(0);
    const kept = await expectAllKept(tally.acknowledged, settings);
    expect(kept.stored).toBe(kept.acknowledged);
    printFigures('disk full under the resumes', { ...kept, ...run, broken: tally.broken });
  });

  test('holds Postgres, filled to the last byte', async () => {
    const database = await startOwnPostgres(small);
    postgres = database;
    const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-faults-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, ...QUIET };
    server = await startServer(dataDir, settings);
    const { tally, ...run } = await runThroughFullDisk(server.origin, 0, {
      // Postgres may still read from a full disk, or may have stopped because of it; then the test starts it again.
      readiness: 200,
      revive: async () => {
        if (!database.isRunning()) await database.start();
      },
    });
    expect(await end(server, 'SIGTERM')).toBe(0);
    const kept = await expectAllKept(tally.acknowledged, settings);
    expect(kept.stored).toBe(kept.acknowledged);
    expect(tally.broken).toBe(0);
    printFigures('disk full under Postgres', { ...kept, ...run, broken: tally.broken });
  });
});
