import { setTimeout as pause } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import { parseConfig } from './config.ts';
import { createContentVersion } from './content-version.ts';
import { connectDatabase } from './database/connect.ts';
import { isEmpty, migrateToLatest } from './database/migrate.ts';
import { seed } from './database/seed.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createResumeStore } from './resumes.ts';
import { startScanning } from './scanning/worker.ts';
import { createSubmissionLimit } from './submission-limit.ts';

/** What is still running after this is cut off: a balancer has long sent its traffic elsewhere. */
const SHUTDOWN_GRACE_MS = 25_000;
const DATABASE_WAIT_MS = 30_000;

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  // Logs go to standard error: standard output has the one line that says where to look.
  const logger = pino({ level: config.logLevel }, pino.destination(2));
  const connection = await connectDatabase(config, logger);
  const { db, unhurried, exclusive } = connection;
  await waitForDatabase(() => migrateToLatest(unhurried), logger);
  if (config.seed === 'auto' && exclusive && (await isEmpty(db))) await seed(db);

  const resumes = await createResumeStore(config);
  const submissionLimit = createSubmissionLimit(config.submitLimitPerMinute, config.submitLimitPerForm);
  const content = createContentVersion();
  const app = await buildApp({ config, db, resumes, submissionLimit, content }, logger);
  const stopHousekeeping = await startHousekeeping(db, resumes, exclusive, logger);

  const clamd = config.clamav;
  const stopScanning = clamd && startScanning({ db, resumes, clamd, log: logger });

  const stop = async () => {
    process.once('SIGINT', () => process.exit(1)).once('SIGTERM', () => process.exit(1));
    setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_GRACE_MS).unref();
    stopHousekeeping();
    await app.close();
    await stopScanning?.();
    await connection.close();
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);

  await app.listen({ port: config.port, host: config.host });
  const [bound] = app.addresses();
  const port = typeof bound === 'object' ? bound.port : config.port;
  console.log(`Guardhouse is ready at ${localAddress(config.host, port)}`);
}

/** A database that starts beside this server may be a little later than it. */
async function waitForDatabase<T>(use: () => Promise<T>, logger: Logger): Promise<T> {
  const until = Date.now() + DATABASE_WAIT_MS;
  for (;;) {
    try {
      return await use();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > until) throw error;
      logger.warn('the database does not answer yet');
      await pause(1_000);
    }
  }
}

function localAddress(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
