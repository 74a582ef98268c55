import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import type { EmbeddedPostgres } from '../environment/embedded-postgres.ts';
import { startOwnPostgres } from './durable-postgres.ts';
import { expectMovedInOnce } from './imported-once.ts';
import { importThroughKills } from './killed-import.ts';
import { printFigures } from './verify.ts';

const ROUNDS = 12;

let dataDir: string;
let postgres: EmbeddedPostgres | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-import-'));
});

afterEach(async () => {
  await postgres?.remove();
  postgres = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** Each start waits for the lease of the process that was killed. */
async function importInRounds(settings: Record<string, string>, name: string): Promise<void> {
  const moved = await importThroughKills({
    dataDir,
    rounds: ROUNDS,
    settings: { LOG_LEVEL: 'fatal', ...settings },
  });
  const { db, close } = await connectDatabase(parseConfig({ ...settings, DATA_DIR: dataDir }), console);
  await expectMovedInOnce(db, moved).finally(close);
  const { doneAt, done } = moved;
  expect(doneAt).toHaveLength(ROUNDS);
  printFigures(name, { rounds: ROUNDS, killedAt: doneAt, items: done.progress.total });
}

test(`the server is killed ${ROUNDS} times while it moves in, on the embedded database`, async () => {
  await importInRounds({}, 'moving in killed, embedded');
});

test(`the server is killed ${ROUNDS} times while it moves in, on Postgres`, async () => {
  postgres = await startOwnPostgres();
  await importInRounds({ DATABASE_URL: postgres.url }, 'moving in killed, Postgres');
});
