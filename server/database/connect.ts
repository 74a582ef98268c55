import { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openEmbedded } from './embedded.ts';
import { type Listen, listenToPostgres } from './listen.ts';
import { prepareMarked } from './prepared.ts';
import type { Database } from './schema.ts';

const POOL_SIZE = 10;
/** Of all workers together, in reason: Postgres gives 100 to everybody unless told otherwise. */
const POOLS_SIZE = 40;

/** How long a server waits for its database. */
export interface DatabasePatience {
  connectMs: number;
  statementMs: number;
  /** The database answers or refuses every statement before this: where it is silent for longer, it is out of reach. */
  silenceMs: number;
}

export const PATIENCE: DatabasePatience = { connectMs: 5_000, statementMs: 15_000, silenceMs: 20_000 };

export interface DatabaseConnection {
  db: Kysely<Database>;
  /** The same without limits of time, for migrations: they wait for one another, and build indexes. */
  unhurried: Kysely<Database>;
  /** Whether this process alone uses the database: true of the embedded one. */
  exclusive: boolean;
  /** What `db` takes its connections from. */
  pool: pg.Pool;
  listen: Listen;
  close(): Promise<void>;
}

/** Connects to the Postgres of `databaseUrl` or, without one, to the embedded database under `dataDir`. */
export async function connectDatabase(
  {
    databaseUrl,
    dataDir,
    workers = 1,
  }: { databaseUrl: string | undefined; dataDir: string; workers?: number },
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { connectMs, statementMs, silenceMs } = PATIENCE,
): Promise<DatabaseConnection> {
  if (databaseUrl === undefined) {
    const embedded = await openEmbedded(dataDir, log);
    const db = createKysely(embedded.pool);
    const { pool, listen, close } = embedded;
    return { db, unhurried: db, exclusive: true, pool, listen, close };
  }
  const pool = createPool(databaseUrl, log, {
    max: Math.max(2, Math.min(POOL_SIZE, Math.floor(POOLS_SIZE / workers))),
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    stream: () => createMortalSocket(silenceMs),
  });
  const db = createKysely(pool);
  const unhurried = createKysely(
    createPool(databaseUrl, log, { max: 1, connectionTimeoutMillis: connectMs }),
  );
  return {
    db,
    unhurried,
    exclusive: false,
    pool,
    listen: listenToPostgres(databaseUrl, log),
    async close() {
      await Promise.all([db.destroy(), unhurried.destroy()]);
    },
  };
}

function createPool(
  connectionString: string,
  log: Pick<FastifyBaseLogger, 'error'>,
  limits: pg.PoolConfig,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    keepAlive: true,
    application_name: 'guardhouse',
    ...limits,
  });
  // A connection that breaks, idle or amid a query, is replaced at the next query; unheard, its error would end the
  // process. The pool says again what an idle one has said.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.error(error, 'a database connection broke'));
    prepareMarked(client);
  });
  pool.on('error', () => undefined);
  return pool;
}

/** Without it a query into a network that swallows everything would wait for a quarter of an hour. */
function createMortalSocket(silenceMs: number): Socket {
  const socket = new Socket();
  const error = Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silenceMs, () => socket.destroy(error));
}

function createKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
