import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const IMAGE = 'postgres:18-alpine';
const PASSWORD = 'guardhouse';
/** With the time to fetch the image. */
const CONTAINER_WAIT_MS = 120_000;

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

const docker = async (...args: string[]) => (await promisify(execFile)('docker', args)).stdout.trim();

async function hasDockerEngine(): Promise<boolean> {
  return docker('info', '--format', '{{.ServerVersion}}').then(
    () => true,
    () => false,
  );
}

/**
 * The container ends with this process, however that ends: its shell waits for the end of its input, which the engine's
 * client closes.
 */
async function startContainer(flags: string[]): Promise<RunningPostgres> {
  const name = `guardhouse-tests-${randomUUID()}`;
  const settings = ['max_connections=200', ...flags].flatMap((flag) => ['-c', flag]);
  const client = spawn(
    'docker',
    [
      ...['run', '--rm', '--interactive', '--name', name, '--publish', '5432'],
      ...['--env', `POSTGRES_PASSWORD=${PASSWORD}`, IMAGE],
      ...[
        'sh',
        '-c',
        'docker-entrypoint.sh "$@" & cat > /dev/null; kill -QUIT $!; wait',
        'sh',
        'postgres',
        ...settings,
      ],
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  const ended = once(client, 'close');
  let said = '';
  client.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-2_000);
  });
  const stop = async () => {
    client.stdin.destroy();
    await ended;
  };
  try {
    const url = await Promise.race([
      waitForContainer(name),
      ended.then(() => {
        throw new Error(said.trim());
      }),
    ]);
    return { url, name: `${IMAGE} in a container`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns the address of its Postgres, once that answers. */
async function waitForContainer(name: string): Promise<string> {
  const host = new URL(process.env.DOCKER_HOST || 'unix:///').hostname || '127.0.0.1';
  for (let failure: unknown, until = Date.now() + CONTAINER_WAIT_MS; ; await pause(200)) {
    if (Date.now() > until) throw failure;
    try {
      const [address = ''] = (await docker('port', name, '5432/tcp')).split('\n');
      const url = `postgres://postgres:${PASSWORD}@${host}:${/\d+$/.exec(address)?.[0]}/postgres`;
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
      await client.connect();
      await client.end();
      return url;
    } catch (error) {
      failure = error;
    }
  }
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
