/** `npm run backup -- FILE` and `npm run restore -- FILE`; `-` for FILE is standard output. */

import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { type ArchiveManifest, createArchive } from '../archive/backup/archive.ts';
import { nightlyName, pruneArchives } from '../archive/backup/nightly.ts';
import { verifyArchive } from '../archive/backup/read-archive.ts';
import { restoreArchive } from '../archive/backup/restore.ts';
import { askForBackup } from '../archive/backup/running-server.ts';
import { type Config, parseConfig } from '../config.ts';
import type { FileStores } from '../files/file-stores.ts';
import { createPublicationStore } from '../files/publication-store.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { demandSeparateStores } from '../files/separate-stores.ts';
import { runCommand, withDatabase } from './with-database.ts';

const usage = `npm run backup -- FILE
npm run backup -- FOLDER --keep DAYS  one archive a day, named by it; older ones go, but for the last complete one
npm run restore -- FILE               into an empty database
npm run restore -- FILE --replace     what is there is lost
npm run restore -- FILE --claim       into stores that were another database's, which is gone
npm run restore -- FILE --check       reads the archive and changes nothing`;

/** Exit code for an archive that is complete except for resumes that are missing or damaged in the store. */
const INCOMPLETE = 3;

const [command, ...args] = process.argv.slice(2);

await runCommand(async () => {
  const config = parseConfig(process.env);
  const { file, flags, keep } = readArguments(command, args);
  if (command === 'backup') await backUp(file, keep, config);
  else if (flags.check) await check(file);
  else await restore(file, config, flags);
});

function readArguments(command: string | undefined, args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options:
        command === 'backup'
          ? { keep: { type: 'string' } }
          : { replace: { type: 'boolean' }, claim: { type: 'boolean' }, check: { type: 'boolean' } },
    });
    const { replace = false, claim = false, check = false, keep } = values as Flags;
    const [file, ...others] = positionals;
    const isWrong = others.length > 0 || (check && (replace || claim)) || !/^[1-9]\d{0,4}$/.test(keep ?? '1');
    if (file !== undefined && !isWrong) return { file, flags: { replace, claim, check }, keep };
  } catch {
    // An unknown option.
  }
  throw new Error(usage);
}

interface Flags {
  replace?: boolean;
  claim?: boolean;
  check?: boolean;
  keep?: string;
}

async function backUp(file: string, keep: string | undefined, config: Config): Promise<void> {
  const running = config.databaseUrl === undefined ? await askForBackup(config.dataDir) : undefined;
  if (running !== undefined) return write(running, file, keep);
  await withDatabase(
    config,
    async ({ dbWithoutTimeout }) =>
      write(createArchive(dbWithoutTimeout, await openStores(config)), file, keep),
    { isMigrated: false },
  );
}

async function openStores(config: Config): Promise<FileStores> {
  return { resumes: await createResumeStore(config), publications: await createPublicationStore(config) };
}

/** The archive gets its name only when it is complete, flushed to disk and verified. */
async function write(archive: Readable, file: string, keep: string | undefined): Promise<void> {
  if (file === '-') return pipeline(archive, createGzip(), process.stdout as Writable);
  const now = new Date();
  const partial = `${keep === undefined ? file : join(file, nightlyName(now, true))}.partial`;
  try {
    await pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }));
    const isComplete = await check(partial);
    await rename(partial, keep === undefined ? file : join(file, nightlyName(now, isComplete)));
    const folder = await open(dirname(partial));
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  if (keep !== undefined)
    for (const name of await pruneArchives(file, Number(keep), now)) console.log(`Removed ${name}.`);
}

/** Verifies an archive. @returns whether it contains every resume of its rows. */
async function check(file: string): Promise<boolean> {
  const { header, manifest } = await verifyArchive(file);
  const { count, bytes } = manifest.resumes;
  console.log(
    `The archive of ${header.createdAt} is whole: ${countRows(manifest)} rows of ${header.tables.length} tables, ` +
      `${count} resumes of ${bytes} bytes.`,
  );
  return reportLacking(manifest);
}

async function restore(
  file: string,
  config: Config,
  flags: { replace: boolean; claim: boolean },
): Promise<void> {
  await demandSeparateStores(config);
  await withDatabase(
    config,
    async (connection) => {
      const restored = await restoreArchive(file, connection, await openStores(config), flags);
      const { header, manifest, erasedAgain, restricted } = restored;
      console.log(
        `Restored the archive of ${header.createdAt}: ${countRows(manifest)} rows of ${header.tables.length} tables and ` +
          `${manifest.resumes.count} resumes, all counts and hashes as they were.`,
      );
      if (erasedAgain > 0)
        console.log(`${erasedAgain} submissions had been erased since, and were erased again.`);
      console.log('Everybody has to sign in again, and invitations have to be sent anew.');
      if (restricted > 0)
        console.log(`${restricted} members have fewer rights than in the archive: they lost them since.`);
      if (!flags.replace)
        console.log(
          `Who was dismissed since is not known here: look through the members before the site is opened again.`,
        );
      reportLacking(manifest);
    },
    { isMigrated: false },
  );
}

function countRows({ tables }: ArchiveManifest): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}

/** Lists the missing and damaged resumes, since somebody has to look for them. @returns whether there are none. */
function reportLacking({ resumes: { missing, damaged = [] } }: ArchiveManifest): boolean {
  if (missing.length > 0) console.error(`The store had no file for these resumes: ${missing.join(', ')}`);
  if (damaged.length > 0)
    console.error(`The store has these resumes not as they were stored: ${damaged.join(', ')}`);
  if (missing.length + damaged.length === 0) return true;
  process.exitCode = INCOMPLETE;
  return false;
}
