import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { answerBackups } from './archive/backup/running-server.ts';
import { listChoresOfProcess, listChoresOfServer } from './chores.ts';
import { type Config, parseConfig, siteOrigin } from './config.ts';
import { createContentVersion } from './content/content-version.ts';
import { createPublishedSite } from './content/published-site.ts';
import { sampleSite } from './content/sample-site.ts';
import { createSiteHolder, type SiteHolder } from './content/site-holder.ts';
import { loadUploads, readUploadsVersion } from './content/uploads.queries.ts';
import { connectDatabase, type DatabaseConnection } from './database/connect.ts';
import { isEmpty, migrateToLatest } from './database/migrate.ts';
import { seed } from './database/seed.ts';
import { createMetricsServer } from './doors/metrics.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { createPublicationStore } from './files/publication-store.ts';
import { createResumeStore } from './files/resume-store.ts';
import { demandSeparateStores } from './files/separate-stores.ts';
import { inviteFounder } from './members/access/invitations.ts';
import { rotateSecret } from './members/access/rotate-secret.ts';
import { createLogger } from './operating/logger.ts';
import { reportPool, startProcessMetrics } from './operating/metrics.ts';
import { startWorkers } from './operating/workers.ts';
import { repeatErasures } from './privacy/erasure/repeat.ts';
import { startChores } from './scheduler.ts';
import { createSubmissionLimit } from './submissions/limit.ts';

/**
 * Requests still in progress this long after SIGTERM are cut off. By then a load balancer has moved its traffic
 * elsewhere.
 */
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
  const logger = createLogger(config.logLevel);
  await demandSeparateStores(config);
  const connection = await connectDatabase(config, logger);
  if (cluster.isWorker) return serve(config, connection, logger);

  const { db, dbWithoutTimeout, exclusive } = connection;
  await waitForDatabase(() => migrateToLatest(dbWithoutTimeout, logger), logger);
  await rotateSecret(dbWithoutTimeout, config, logger);
  // Erases again the people whom an interrupted restore, or one made with Postgres' own tools, has brought back.
  await repeatErasures(dbWithoutTimeout, await createResumeStore(config), [], logger);
  if (config.seed === 'auto' && exclusive && (await isEmpty(db))) await seed(db);
  if (config.workers === 1) await serve(config, connection, logger);
  else await supervise(config, connection, logger);
}

/** Answers requests, as the only process or as one of several workers. */
async function serve(config: Config, connection: DatabaseConnection, logger: Logger): Promise<void> {
  const { db, exclusive } = connection;
  const resumes = await createResumeStore(config);
  const publications = await createPublicationStore(config);
  const submissionLimit = createSubmissionLimit(config.submitLimitPerMinute, config.submitLimitPerForm);
  const content = createContentVersion();
  const site = createSiteHolder(sampleSite);
  const publishing = await openPublishedSite(db, site, logger);
  const draining = new AbortController();
  const parts = {
    config,
    db,
    pool: connection.pool,
    resumes,
    publications,
    submissionLimit,
    content,
    site,
    publishing,
    listen: connection.listen,
    draining: draining.signal,
  };
  const app = await buildApp(parts, logger);
  const metrics = createMetricsServer(config);
  startProcessMetrics();
  reportPool(connection.pool);
  const backups = exclusive ? await answerBackups(config.dataDir, db, parts, logger) : undefined;
  const chores = listChoresOfProcess(parts, logger);
  if (cluster.isPrimary) chores.push(...listChoresOfServer({ ...parts, exclusive, log: logger }));
  const stopChores = await startChores(chores, logger);
  const stopFollowing = publishing.follow(connection.listen);

  onceToldToStop(async () => {
    setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_GRACE_MS).unref();
    // A load balancer stops sending requests once /readyz fails. The requests that it sends until then are still
    // answered.
    draining.abort();
    await pause(config.drainMs);
    await Promise.all([app.close(), metrics?.close(), backups?.close()]);
    await stopChores();
    await stopFollowing();
    await connection.close();
  });

  await app.listen({ port: config.port, host: config.host });
  await metrics?.listen({ port: config.metricsPort ?? 0, host: config.host });
  const [bound] = app.addresses();
  if (cluster.isPrimary) await sayReady(config, db, typeof bound === 'object' ? bound.port : config.port);
}

/** Loads what is published, so that the first page that is answered says it. */
async function openPublishedSite(db: DatabaseConnection['db'], site: SiteHolder, log: Logger) {
  const published = createPublishedSite({
    db,
    site,
    loadUploads: () => loadUploads(db),
    readUploadsVersion: () => readUploadsVersion(db),
    log,
  });
  await published.reload();
  return published;
}

/** Starts several workers to answer requests, and does what only one process may do. */
async function supervise(config: Config, connection: DatabaseConnection, logger: Logger): Promise<void> {
  const workers = startWorkers(config.workers, SHUTDOWN_GRACE_MS, logger);
  const { db, exclusive } = connection;
  const resumes = await createResumeStore(config);
  const publications = await createPublicationStore(config);
  // The mails of this process are written in the words that are published.
  const site = createSiteHolder(sampleSite);
  const publishing = await openPublishedSite(db, site, logger);
  const stopFollowing = publishing.follow(connection.listen);
  const chores = listChoresOfServer({ config, db, resumes, publications, exclusive, log: logger, site });
  const stopChores = await startChores(chores, logger);
  startProcessMetrics();
  const metrics = createMetricsServer(config);
  onceToldToStop(async () => {
    await workers.stop();
    await metrics?.close();
    await stopChores();
    await stopFollowing();
    await connection.close();
  });
  const port = await workers.ready;
  await metrics?.listen({ port: config.metricsPort ?? 0, host: config.host });
  await sayReady(config, db, port);
}

/**
 * A second signal ends the process at once. A worker ignores it, since it gets one signal from Ctrl-C and one from its
 * supervisor.
 */
function onceToldToStop(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = async () => {
    if (isStopping && cluster.isPrimary) process.exit(1);
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', stopOnce).on('SIGTERM', stopOnce);
}

async function sayReady(config: Config, db: DatabaseConnection['db'], port: number): Promise<void> {
  console.log(`Guardhouse is ready at ${localAddress(config.host, port)}`);
  // Printed and not logged: logs are kept and forwarded, and this link is a secret.
  const link = await inviteFounder(db, siteOrigin({ ...config, port }));
  if (link !== undefined) console.error(`Nobody is on the staff yet. Its first owner begins at ${link}`);
}

/** Waits for a database that is started together with this server and may be ready a little later. */
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
