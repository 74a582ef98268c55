import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { end, startServer } from '../embedded/server-process.ts';
import { startTally, writeUntil } from '../embedded/writers.ts';
import { startDatabaseProxy } from '../environment/database-proxy.ts';
import { startOwnPostgres } from './durable-postgres.ts';
import { expectAllKept, printFigures } from './verify.ts';

const WRITERS = 8;
const AWAY_MS = 30_000;

test('the database is unavailable for 30 seconds', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-faults-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startOwnPostgres();
  onTestFinished(() => postgres.remove());
  const proxy = await startDatabaseProxy(postgres.url);
  onTestFinished(() => proxy.close());
  const server = await startServer(dataDir, {
    DATABASE_URL: proxy.url,
    LOG_LEVEL: 'silent',
    OVERLOAD_DELAY_MS: '0',
  });
  onTestFinished(async () => {
    await end(server, 'SIGKILL');
  });
  const tally = startTally();
  const stop = new AbortController();
  const writing = Promise.all(
    Array.from({ length: WRITERS }, () => writeUntil(stop.signal, server.origin, tally)),
  );
  while (tally.acknowledged.length < 50) await pause(20);

  await proxy.cut();
  const acknowledgedBefore = tally.acknowledged.length;
  const statuses = new Map<string, number>();
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  for (const until = Date.now() + AWAY_MS; Date.now() < until; await pause(500))
    for (const path of ['/', '/contactus', '/healthz', '/readyz'])
      count(`${path} ${(await fetch(server.origin + path)).status}`);
  // Some acknowledgements may have been on their way when the database went away.
  expect(tally.acknowledged.length).toBeLessThanOrEqual(acknowledgedBefore + WRITERS);
  const putOff = tally.putOff;
  expect(putOff).toBeGreaterThan(0);
  for (const what of statuses.keys()) expect(what).toMatch(/^\/readyz 503$|^\/(contactus|healthz)? 200$/);

  await proxy.open();
  const openedAt = Date.now();
  const atOpening = tally.acknowledged.length;
  while (tally.acknowledged.length < atOpening + 1) await pause(5);
  const acknowledgesAfterMs = Date.now() - openedAt;
  while (tally.acknowledged.length < atOpening + 50) await pause(20);
  stop.abort();
  await writing;
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await end(server, 'SIGTERM');
  const kept = await expectAllKept(tally.acknowledged, { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  expect(kept.stored).toBe(kept.acknowledged);
  expect(tally.broken).toBe(0);
  printFigures('database away for 30 s', {
    ...kept,
    putOff,
    broken: tally.broken,
    acknowledgesAfterMs,
    whileAway: Object.fromEntries(statuses),
  });
});
