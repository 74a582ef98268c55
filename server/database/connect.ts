import { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseSettings } from '../settings/database.ts';
import { type Listen, listenToPostgres } from './listen.ts';
import type { Database } from './schema.ts';

const WORKER_CONNECTIONS = 10;
/** The connections of all workers together: Postgres allows 100 by default. */
const SERVER_CONNECTIONS = 40;

/** How long the server waits for the database. */
export interface DatabasePatience {
  connectMs: number;
  statementMs: number;
  /** Longer than `statementMs`: a database that is silent for so long is unreachable. */
  silenceMs: number;
}

export const PATIENCE: DatabasePatience = { connectMs: 5_000, statementMs: 15_000, silenceMs: 20_000 };

export interface DatabaseConnection {
  db: Kysely<Database>;
  /** The same database without timeouts, for migrations: they wait for one another and build indexes. */
  dbWithoutTimeout: Kysely<Database>;
  /** Whether no other process can use the database, which is true of the embedded one. */
  exclusive: boolean;
  /** The pool behind `db`. */
  pool: pg.Pool;
  listen: Listen;
  close(): Promise<void>;
}

type DatabaseAddress = Pick<DatabaseSettings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<DatabaseSettings, 'listenUrl' | 'databasePool'>> & { workers?: number };

/** Connects to the Postgres of `databaseUrl` or, without one, to the embedded database under `dataDir`. */
export async function connectDatabase(
  { databaseUrl, listenUrl, databasePool, dataDir, workers = 1 }: DatabaseAddress,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { connectMs, statementMs, silenceMs } = PATIENCE,
): Promise<DatabaseConnection> {
  if (databaseUrl === undefined) {
    // Loaded only where it is used: a server with a Postgres of its own has no need of a second one.
    const { openEmbedded } = await import('./embedded.ts');
    const embedded = await openEmbedded(dataDir, log);
    const db = createKysely(embedded.pool);
    const { pool, listen, close } = embedded;
    return { db, dbWithoutTimeout: db, exclusive: true, pool, listen, close };
  }
  const connections = databasePool ?? Math.min(WORKER_CONNECTIONS * workers, SERVER_CONNECTIONS);
  const pool = createPool(databaseUrl, log, {
    max: Math.max(2, Math.floor(connections / workers)),
    connectionTimeoutMillis: connectMs,
    onConnect: (client) => limitStatements(client, statementMs),
    stream: () => createTimedSocket(silenceMs),
  });
  const db = createKysely(pool);
  const dbWithoutTimeout = createKysely(
    createPool(databaseUrl, log, {
      max: 1,
      connectionTimeoutMillis: connectMs,
      onConnect: (client) => limitStatements(client, 0),
    }),
  );
  return {
    db,
    dbWithoutTimeout,
    exclusive: false,
    pool,
    listen: listenToPostgres(listenUrl ?? databaseUrl, log),
    async close() {
      await Promise.all([db.destroy(), dbWithoutTimeout.destroy()]);
    },
  };
}

function createPool(
  connectionString: string,
  log: Pick<FastifyBaseLogger, 'error'>,
  limits: pg.PoolConfig,
): pg.Pool {
  const pool = new pg.Pool({ connectionString, keepAlive: true, application_name: 'guardhouse', ...limits });
  // The pool replaces a broken connection at the next query. Without a listener its `error` event would end the
  // process. Errors of idle connections are emitted by the pool as well.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.error(error, 'a database connection broke'));
  });
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Sets the limit by a statement, since PgBouncer refuses it as a parameter of the connection, and makes sure that it holds:
 * a pooler that was told to ignore something would otherwise ignore it silently.
 * @param limitMs 0 for none.
 */
async function limitStatements(client: pg.ClientBase, limitMs: number): Promise<void> {
  await client.query(`set statement_timeout = ${limitMs}`);
  const { rows } = await client.query<{ setting: string }>(
    "select setting from pg_settings where name = 'statement_timeout'",
  );
  if (Number(rows[0]?.setting) !== limitMs)
    throw new Error(
      `statement_timeout is ${rows[0]?.setting} ms instead of ${limitMs} ms on this connection`,
    );
}

/** Without this timeout, a query would wait for 15 minutes while the network drops every packet. */
function createTimedSocket(silenceMs: number): Socket {
  const socket = new Socket();
  const error = Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silenceMs, () => socket.destroy(error));
}

function createKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
