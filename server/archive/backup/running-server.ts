import { realpath, unlink } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { socketPath } from '../../database/folder-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { FileStores } from '../../files/file-stores.ts';
import { writeArchive } from '../write-archive.ts';

/**
 * Only the process that has opened the embedded database can read it. That process therefore sends the archive to
 * `npm run backup`, through a socket that only its own user can open.
 */
export async function answerBackups(
  dataDir: string,
  db: Kysely<Database>,
  stores: FileStores,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    writeArchive(response, 'backup', { db, ...stores }).catch((error: unknown) =>
      log.error(error, 'a backup failed'),
    );
  });
  const path = await socketOf(dataDir);
  // This process holds the folder's lock, so a socket that already exists was left by a dead process.
  await unlink(path).catch(() => undefined);
  const everybodysMask = process.umask(0o177);
  server.listen(path);
  process.umask(everybodysMask);
  server.on('error', (error) => log.error(error, 'backups of the running server are not possible'));
  server.unref();
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Requests the archive from the server that runs on this folder; undefined where none is running. */
export async function askForBackup(dataDir: string): Promise<IncomingMessage | undefined> {
  const path = await socketOf(dataDir).catch(() => undefined);
  if (path === undefined) return undefined;
  return new Promise((resolve, reject) => {
    get({ socketPath: path, path: '/' }, resolve).on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
  });
}

async function socketOf(dataDir: string): Promise<string> {
  return socketPath(join(await realpath(dataDir), 'database'), '.backup');
}
