import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/schema.ts';
import { enterAsFounder } from '../embedded/founding-owner.ts';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { openSiteDesk } from '../embedded/site-desk.ts';
import type { EmbeddedPostgres } from '../environment/embedded-postgres.ts';
import { startOwnPostgres } from './durable-postgres.ts';
import { come, planRelease, readRelease, statusesOf, wholly } from './planned-release.ts';

let dataDir: string;
let running: ServerProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-release-'));
  running = [];
});

const killAll = () => Promise.all(running.map((server) => end(server, 'SIGKILL')));

afterEach(async () => {
  await killAll();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer(dataDir, { LOG_LEVEL: 'fatal', ...settings });
  running.push(server);
  return server;
}

describe('two servers on one Postgres publish a planned release once, and all of it', () => {
  let postgres: EmbeddedPostgres;
  let holder: pg.Client;
  let db: Kysely<Database>;
  let release: number;

  beforeEach(async () => {
    postgres = await startOwnPostgres();
    const first = await start({ DATABASE_URL: postgres.url });
    release = await planRelease(openSiteDesk(await enterAsFounder(first)));
    await start({ DATABASE_URL: postgres.url });
    const connection = await connectDatabase({ databaseUrl: postgres.url, dataDir }, console);
    db = connection.db;
    holder = new pg.Client(postgres.url);
    await holder.connect();
    return async () => {
      await holder.end();
      await connection.close();
      await postgres.remove();
    };
  });

  /** A lock that the test holds stops the servers exactly at one step. */
  const hold = (lock: string) => holder.query(`begin; ${lock}`);
  const HOLD_PUBLISHING = "select pg_advisory_xact_lock(hashtext('site publications'))";
  const untilTheyWait = (relation = '') =>
    expect
      .poll(
        async () => {
          const waiting = await holder.query(
            `select from pg_locks left join pg_class on pg_class.oid = relation
              where not granted and ($1 = '' or relname = $1)`,
            [relation],
          );
          return waiting.rowCount;
        },
        { timeout: 30_000, interval: 20 },
      )
      .toBeGreaterThan(0);

  async function expectPublishedOnceAfterRestart() {
    const again = await Promise.all([1, 2].map(() => start({ DATABASE_URL: postgres.url })));
    for (const server of again)
      await expect.poll(() => statusesOf(server), { timeout: 30_000 }).toEqual([200, 200, 200]);
    // Both have looked for due releases once more.
    await pause(6_000);
    expect(await readRelease(db, release)).toEqual(wholly.done);
  }

  test.each([
    { killed: 'before it is prepared', lock: 'lock table content_pointers in access exclusive mode' },
    { killed: 'after it is prepared, and claimed', lock: HOLD_PUBLISHING },
    { killed: 'after it is written, before the commit', lock: 'lock table site_redirects in share mode' },
  ])('although they are killed $killed', async ({ lock }) => {
    await hold(lock);
    await come(db, release);
    await untilTheyWait();
    await killAll();
    await holder.query('rollback');
    // What the killed ones had begun is rolled back as soon as Postgres notices that they are gone.
    await expect
      .poll(async () => (await holder.query('select from pg_locks where not granted')).rowCount)
      .toBe(0);
    expect(await readRelease(db, release)).toEqual(wholly.undone);
    await expectPublishedOnceAfterRestart();
  });

  test('although they are killed after the commit, before they show it', async () => {
    const other = new pg.Client(postgres.url);
    await other.connect();
    await hold(HOLD_PUBLISHING);
    await come(db, release);
    await untilTheyWait();
    // They have read the pictures to prepare it. To show it they read them again.
    await other.query('begin; lock table media in access exclusive mode');
    await holder.query('rollback');
    await expect.poll(() => readRelease(db, release)).toEqual(wholly.done);
    await untilTheyWait('media');
    await killAll();
    await other.query('rollback');
    await other.end();
    await expectPublishedOnceAfterRestart();
  });

  test('although one of them is killed in the middle, and the other takes over', async () => {
    const [first, second] = running as [ServerProcess, ServerProcess];
    await hold(HOLD_PUBLISHING);
    await come(db, release);
    await untilTheyWait();
    await end(first, 'SIGKILL');
    await holder.query('rollback');
    await expect.poll(() => statusesOf(second), { timeout: 30_000 }).toEqual([200, 200, 200]);
    expect(await readRelease(db, release)).toEqual(wholly.done);
  });
});
