import { startEmbeddedPostgres } from './embedded-postgres.ts';

const IMAGE = 'postgres:18-alpine';
const A_DAY_MS = 24 * 60 * 60 * 1000;

/** A throw-away server needs neither durability nor background maintenance. */
const THROWN_AWAY = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off'],
];
/** A copied template shares its blocks until they are written, which costs a third. The image may not support it. */
const CLONE = process.platform === 'linux' ? ['file_copy_method=clone'] : [];

interface RunningPostgres {
  url: string;
  name: string;
  stop(): Promise<unknown>;
}

/**
 * Starts a Postgres with these settings: the one of `TEST_DATABASE_URL` if that is set; else a container if an engine
 * answers; else, and with `TEST_POSTGRES=embedded`, the binaries from npm.
 */
export async function startPostgres(flags = THROWN_AWAY): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, name: 'the Postgres of TEST_DATABASE_URL', stop: async () => undefined };
  if (process.env.TEST_POSTGRES !== 'embedded' && (await hasDockerEngine())) {
    try {
      return await startContainer(flags);
    } catch (error) {
      // An engine without access to a registry that does not have the image.
      console.log(`No container: ${error instanceof Error ? error.message : error}`);
    }
  }
  const embedded = await startEmbeddedPostgres({
    flags: ['max_connections=200', ...CLONE, ...flags],
    initdbFlags: ['--no-sync'],
  });
  return { url: embedded.url, name: 'the Postgres that npm brought', stop: () => embedded.remove() };
}

async function hasDockerEngine(): Promise<boolean> {
  try {
    // Imported only when needed: loading it takes as long as starting Postgres.
    const { getContainerRuntimeClient } = await import('testcontainers');
    await getContainerRuntimeClient();
    return true;
  } catch {
    return false;
  }
}

async function startContainer(flags: string[]): Promise<RunningPostgres> {
  const [{ PostgreSqlContainer }, { Wait }] = await Promise.all([
    import('@testcontainers/postgresql'),
    import('testcontainers'),
  ]);
  const container = await new PostgreSqlContainer(IMAGE)
    .withPassword('guardhouse')
    // Its own check would start a process four times a second, as long as the tests run.
    .withHealthCheck({ test: ['CMD', 'true'], interval: A_DAY_MS })
    // The first time it is ready for its own initialisation only.
    .withWaitStrategy(Wait.forLogMessage('database system is ready to accept connections', 2))
    .withCommand(['postgres', '-c', 'max_connections=200', ...flags.flatMap((flag) => ['-c', flag])])
    .start();
  return { url: container.getConnectionUri(), name: `${IMAGE} in a container`, stop: () => container.stop() };
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
