import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openEmbedded } from './embedded.ts';
import type { Database } from './schema.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

export interface DatabaseConnection {
  db: Kysely<Database>;
  /** Whether this process alone uses the database: true of the embedded one. */
  exclusive: boolean;
  close(): Promise<void>;
}

/** Connects to the Postgres of `databaseUrl` or, without one, to the embedded database under `dataDir`. */
export async function connectDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<DatabaseConnection> {
  if (databaseUrl === undefined) {
    const embedded = await openEmbedded(dataDir, log);
    return { db: createKysely(embedded.pool), exclusive: true, close: embedded.close };
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'guardhouse',
  });
  // An idle connection that breaks is replaced at the next query; unheard, its error would end the process.
  pool.on('error', (error) => log.error(error, 'an idle database connection broke'));
  const db = createKysely(pool);
  return { db, exclusive: false, close: () => db.destroy() };
}

function createKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
