import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MARK } from '../../server/files/stored-kind.ts';
import { end, startServer } from '../embedded/server-process.ts';
import { type Acknowledged, startTally, writeUntil, writeUntilGone } from '../embedded/writers.ts';
import type { EmbeddedPostgres } from '../environment/embedded-postgres.ts';
import { startOwnPostgres } from './durable-postgres.ts';
import { expectAllKept, printFigures } from './verify.ts';

const ROUNDS = 50;
const WRITERS = 8;

let dataDir: string;
let postgres: EmbeddedPostgres | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-faults-'));
});

afterEach(async () => {
  await postgres?.remove();
  postgres = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** Kills at a different moment in each round, but at the same ones in each run. */
const momentOf = (round: number) => 100 + ((round * 37) % 300);

async function killInRounds(settings: Record<string, string>): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(dataDir, settings);
    const writers = Array.from({ length: WRITERS }, () => writeUntilGone(server.origin, acknowledged));
    // However busy the machine is, the kill comes while writers post.
    const before = acknowledged.length;
    while (acknowledged.length < before + WRITERS) await pause(5);
    await pause(momentOf(round));
    await end(server, 'SIGKILL');
    await Promise.all(writers);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITERS);
  return acknowledged;
}

test(`the server is killed ${ROUNDS} times while ${WRITERS} writers post, on the embedded database`, async () => {
  const acknowledged = await killInRounds({});
  printFigures('server killed, embedded', {
    rounds: ROUNDS,
    ...(await expectAllKept(acknowledged, { DATA_DIR: dataDir })),
  });
});

test(`the server is killed ${ROUNDS} times while ${WRITERS} writers post, on Postgres`, async () => {
  postgres = await startOwnPostgres();
  const acknowledged = await killInRounds({ DATABASE_URL: postgres.url });
  const kept = await expectAllKept(acknowledged, { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  printFigures('server killed, Postgres', { rounds: ROUNDS, ...kept });
});

test(`Postgres is stopped immediately ${ROUNDS} times while ${WRITERS} writers post`, async () => {
  postgres = await startOwnPostgres();
  const server = await startServer(dataDir, { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  try {
    // Its first sweep marks the store as this database's. If Postgres were stopped before, the attempts to write rows
    // would leave so many files that the store might be another one's.
    await expect.poll(() => existsSync(join(dataDir, 'resumes', MARK))).toBe(true);
    const tally = startTally();
    const stop = new AbortController();
    const writers = Array.from({ length: WRITERS }, () => writeUntil(stop.signal, server.origin, tally));
    for (let round = 0; round < ROUNDS; round++) {
      const before = tally.acknowledged.length;
      await pause(momentOf(round));
      await postgres.stop('SIGQUIT');
      await postgres.start();
      // Posting has started again before the next stop.
      while (tally.acknowledged.length === before) await pause(10);
    }
    stop.abort();
    await Promise.all(writers);
    expect(await end(server, 'SIGTERM')).toBe(0);
    const kept = await expectAllKept(tally.acknowledged, { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
    // Each was repeated until it was acknowledged: anything stored beyond these would be a duplicate.
    expect(kept.stored).toBe(kept.acknowledged);
    const { putOff, broken, longestGapMs } = tally;
    printFigures('Postgres stopped at once', { rounds: ROUNDS, ...kept, putOff, broken, longestGapMs });
  } finally {
    await end(server, 'SIGKILL');
  }
});
