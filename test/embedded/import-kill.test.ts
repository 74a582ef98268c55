import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { connectDatabase, type DatabaseConnection } from '../../server/database/connect.ts';
import { createDatabase } from '../environment/app.ts';
import { moveOutCompany } from '../staff/moving-in/archives.ts';
import { enterAsFounder } from './founding-owner.ts';
import { expectMovedInOnce } from './imported-once.ts';
import { askProcedure, importThroughKills, upload } from './killed-import.ts';
import { makeDataFolder } from './prepared-folder.ts';
import { end, type ServerProcess, startServer } from './server-process.ts';

const ROUNDS = 3;

let dataDir: string;
let settings: Record<string, string>;
let connection: DatabaseConnection;

beforeEach(async () => {
  dataDir = await makeDataFolder('import-kill');
  settings = { DATABASE_URL: await createDatabase(), LOG_LEVEL: 'fatal' };
  connection = await connectDatabase(parseConfig({ ...settings, DATA_DIR: dataDir }), console);
});

afterEach(async () => {
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
});

test(`an import goes on to its end though its server is killed ${ROUNDS} times, and makes nothing twice`, {
  timeout: 600_000,
}, async () => {
  const { db } = connection;
  const endLease = () => sql`update imports set leased_until = now()`.execute(db);
  const moved = await importThroughKills({ dataDir, settings, rounds: ROUNDS, endLease });
  await expectMovedInOnce(db, moved);
});

test('an archive that is moved in while its server is killed has changed nothing, and comes in afterwards', {
  timeout: 600_000,
}, async () => {
  const { db } = connection;
  const { bytes, rows } = await moveOutCompany();
  const server: ServerProcess = await startServer(dataDir, settings);
  try {
    const call = await enterAsFounder(server);
    const state = async () => (await askProcedure(server, call, 'movingBack.find')).state;
    const until = (expected: string) => expect.poll(state, { timeout: 60_000, interval: 100 }).toBe(expected);
    await upload(server, call, bytes, 'guardhouse.zip');
    await until('rehearsed');
    // Its files are written by now, and its rows wait for this lock.
    await db.transaction().execute(async (trx) => {
      await sql`lock table blogs in share mode`.execute(trx);
      await call('movingBack.begin', {});
      await expect
        .poll(
          async () =>
            (await sql`select from pg_locks where not granted and relation = 'blogs'::regclass`.execute(trx))
              .rows.length,
          { timeout: 60_000 },
        )
        .toBeGreaterThan(0);
      await end(server, 'SIGKILL');
    });
    expect(await db.selectFrom('submissions').select('id').execute()).toEqual([]);
    Object.assign(server, await startServer(dataDir, settings));
    await until('interrupted');
    await call('movingBack.readAgain', {});
    await until('rehearsed');
    await call('movingBack.begin', {});
    await until('done');
    const done = await askProcedure(server, call, 'movingBack.find');
    expect(done.rows).toBe(rows);
    expect(await db.selectFrom('blogs').select('id').execute()).toHaveLength(2);
  } finally {
    await end(server, 'SIGKILL');
  }
});
