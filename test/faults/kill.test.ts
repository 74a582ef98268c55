import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { end, startServer } from '../embedded/server-process.ts';
import { type Acknowledged, startTally, writeUntil, writeUntilGone } from '../embedded/writers.ts';
import type { EmbeddedPostgres } from '../environment/embedded-postgres.ts';
import { startOwnPostgres } from './own-postgres.ts';
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

/** At another moment of the writing in each round, and the same ones in each run. */
const momentOf = (round: number) => 100 + ((round * 37) % 300);

async function killInRounds(settings: Record<string, string>): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(dataDir, settings);
    const writers = Array.from({ length: WRITERS }, () => writeUntilGone(server.origin, acknowledged));
    // However busy the machine is, the blow falls amid writing.
    const before = acknowledged.length;
    while (acknowledged.length < before + WRITERS) await pause(5);
    await pause(momentOf(round));
    await end(server, 'SIGKILL');
    await Promise.all(writers);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITERS);
  return acknowledged;
}

test(`the server killed ${ROUNDS} times amid ${WRITERS} writers, on the embedded database`, async () => {
  const acknowledged = await killInRounds({});
  printFigures('server killed, embedded', {
    rounds: ROUNDS,
    ...(await expectAllKept(acknowledged, { DATA_DIR: dataDir })),
  });
});

test(`the server killed ${ROUNDS} times amid ${WRITERS} writers, on Postgres`, async () => {
  postgres = await startOwnPostgres();
  const acknowledged = await killInRounds({ DATABASE_URL: postgres.url });
  const kept = await expectAllKept(acknowledged, { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  printFigures('server killed, Postgres', { rounds: ROUNDS, ...kept });
});

test(`Postgres stopped at once ${ROUNDS} times amid ${WRITERS} writers`, async () => {
  postgres = await startOwnPostgres();
  const server = await startServer(dataDir, { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  try {
    const tally = startTally();
    const stop = new AbortController();
    const writers = Array.from({ length: WRITERS }, () => writeUntil(stop.signal, server.origin, tally));
    for (let round = 0; round < ROUNDS; round++) {
      const before = tally.acknowledged.length;
      await pause(momentOf(round));
      await postgres.stop('SIGQUIT');
      await postgres.start();
      // Writing has begun again before the next blow.
      while (tally.acknowledged.length === before) await pause(10);
    }
    stop.abort();
    await Promise.all(writers);
    expect(await end(server, 'SIGTERM')).toBe(0);
    const kept = await expectAllKept(tally.acknowledged, { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
    // Each was sent until it was acknowledged: what is stored beyond them would be a repeat.
    expect(kept.stored).toBe(kept.acknowledged);
    const { putOff, broken, longestGapMs } = tally;
    printFigures('Postgres stopped at once', { rounds: ROUNDS, ...kept, putOff, broken, longestGapMs });
  } finally {
    await end(server, 'SIGKILL');
  }
});
