/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace | --check]`; `-` for FILE is standard output. */

import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Config, parseConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { createPublicationStore } from '../publications.ts';
import { createResumeStore } from '../resumes.ts';
import { createArchive, type FileStores } from './archive.ts';
import { verifyArchive } from './read-archive.ts';
import { restoreArchive } from './restore.ts';
import { askForBackup } from './running-server.ts';

const usage = `npm run backup -- FILE
npm run restore -- FILE            into an empty database
npm run restore -- FILE --replace  what is there is lost
npm run restore -- FILE --check    reads the archive and changes nothing`;

try {
  await run(process.argv.slice(2), parseConfig(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([command, file, flag]: string[], config: Config): Promise<void> {
  if (file === undefined || ![undefined, '--replace', '--check'].includes(flag)) throw new Error(usage);
  if (command === 'backup') await backUp(file, config);
  else if (flag === '--check') await check(file);
  else await restore(file, config, flag === '--replace');
}

async function backUp(file: string, config: Config): Promise<void> {
  const running = config.databaseUrl === undefined ? await askForBackup(config.dataDir) : undefined;
  if (running !== undefined) return write(running, file);
  const connection = await connectDatabase(config, console);
  try {
    await write(createArchive(connection.unhurried, await openStores(config)), file);
  } finally {
    await connection.close();
  }
}

async function openStores(config: Config): Promise<FileStores> {
  return { resumes: await createResumeStore(config), publications: await createPublicationStore(config) };
}

/** Under its name only when it is whole, safe on the disk and read back. */
async function write(archive: Readable, file: string): Promise<void> {
  if (file === '-') return pipeline(archive, createGzip(), process.stdout as Writable);
  const partial = `${file}.partial`;
  try {
    await pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }));
    await check(partial);
    await rename(partial, file);
    const folder = await open(dirname(file));
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function check(file: string): Promise<void> {
  const { header, manifest } = await verifyArchive(file);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const { count, bytes, missing } = manifest.resumes;
  console.log(
    `The archive of ${header.createdAt} is whole: ${rows} rows of ${header.tables.length} tables, ` +
      `${count} resumes of ${bytes} bytes.`,
  );
  reportMissing(missing);
}

async function restore(file: string, config: Config, replace: boolean): Promise<void> {
  const connection = await connectDatabase(config, console);
  try {
    const restored = await restoreArchive(file, connection, await openStores(config), replace);
    console.log(
      `Restored the archive of ${restored.createdAt}: ${restored.rows} rows of ${restored.tables} tables and ` +
        `${restored.resumes} resumes, all counts and hashes as they were.`,
    );
    if (restored.erasedAgain > 0)
      console.log(`${restored.erasedAgain} submissions had been erased since, and were erased again.`);
    reportMissing(restored.missing);
  } finally {
    await connection.close();
  }
}

/** Erased while the archive was written, or lost before: a person has to know which. */
function reportMissing(missing: string[]): void {
  if (missing.length === 0) return;
  console.error(`The store had no file for these resumes: ${missing.join(', ')}`);
  process.exitCode = 1;
}
