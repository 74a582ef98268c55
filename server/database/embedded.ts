import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import type { Listen } from './listen.ts';

const CHECKPOINT_EVERY_MS = 10 * 60_000;
const VACUUM_EVERY_MS = 24 * 60 * 60_000;

const SETTINGS = [
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  // A quarter of Postgres' own: PGlite fills all of it at its start, and what an office has fits.
  'shared_buffers=32MB',
];

interface EmbeddedDatabase {
  pool: pg.Pool;
  listen: Listen;
  close(): Promise<void>;
}

/**
 * Opens the embedded database under `dataDir`, or creates it if there is none. The folder is locked for one process:
 * PGlite has no lock of its own, and two processes on one folder would both acknowledge rows and lose some.
 * @throws {Error} that names the process which holds the folder, if another one does.
 */
export async function openEmbedded(
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<EmbeddedDatabase> {
  const folder = join(resolve(dataDir), 'database');
  // PGlite creates world-readable files, so the folder itself is private.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    const database = await PGlite.create(folder, {
      startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    });
    // The bridge has a single session; a second connection would crash the process.
    const pool = new pg.Pool({ ...createPgConfig(database), max: 1, connectionTimeoutMillis: 5_000 });
    const stopUpkeep = startUpkeep(pool, log);
    return {
      pool,
      listen: (channel, { hear, begin }) => {
        const listening = database.listen(channel, hear);
        listening.then(begin, (error: unknown) =>
          log.error(error, 'the notifications of the database cannot be received'),
        );
        return () => listening.then((stop) => stop());
      },
      async close() {
        stopUpkeep();
        await pool.query('vacuum (analyze)');
        await pool.query('checkpoint');
        await pool.end();
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** PGlite neither checkpoints nor vacuums by itself. */
function startUpkeep(pool: pg.Pool, log: Pick<FastifyBaseLogger, 'error'>): () => void {
  const run = (statement: string) => () => {
    pool.query(statement).catch((error: unknown) => log.error(error, `the database's ${statement} failed`));
  };
  const timers = [
    setInterval(run('checkpoint'), CHECKPOINT_EVERY_MS),
    setInterval(run('vacuum (analyze)'), VACUUM_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
