/** `npm run backup -- FILE` and `npm run restore -- FILE`; `-` for FILE is standard output. */

import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { nightlyName, pruneArchives } from '../archive/backup/nightly.ts';
import { restoreArchive } from '../archive/backup/restore.ts';
import { askForBackup } from '../archive/backup/running-server.ts';
import { demandWhole } from '../archive/check-archive.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { type Config, parseConfig } from '../config.ts';
import type { FileStores } from '../files/file-stores.ts';
import { createPublicationStore } from '../files/publication-store.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { demandSeparateStores } from '../files/separate-stores.ts';
import { reportArchive, writeArchiveFile } from './archive-file.ts';
import { runCommand, withDatabase } from './with-database.ts';

const usage = `npm run backup -- FILE
npm run backup -- FOLDER --keep DAYS  one archive a day, named by it; older ones go, but for the last complete one
npm run restore -- FILE               into an empty database
npm run restore -- FILE --replace     what is there is lost
npm run restore -- FILE --claim       into stores that were another database's, which is gone
npm run restore -- FILE --check       reads the archive and changes nothing`;

const [command, ...args] = process.argv.slice(2);

await runCommand(async () => {
  const config = parseConfig(process.env);
  const { file, flags, keep } = readArguments(command, args);
  if (command === 'backup') await backUp(file, keep, config);
  else if (flags.check) reportArchive('The archive is whole', await demandWhole(file));
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
  if (running !== undefined) return write(file, keep, (target) => pipeline(running, target));
  await withDatabase(
    config,
    async ({ dbWithoutTimeout: db }) => {
      const stores = await openStores(config);
      await write(file, keep, (target) => writeArchive(target, 'backup', { db, ...stores }));
    },
    { isMigrated: false },
  );
}

async function openStores(config: Config): Promise<FileStores> {
  return { resumes: await createResumeStore(config), publications: await createPublicationStore(config) };
}

async function write(
  file: string,
  keep: string | undefined,
  make: (target: Writable) => Promise<unknown>,
): Promise<void> {
  if (file === '-') {
    await make(process.stdout as Writable);
    return;
  }
  const now = new Date();
  const partial = `${keep === undefined ? file : join(file, nightlyName(now, true))}.partial`;
  const makeAndRead = async (target: Writable) => {
    await make(target);
    return demandWhole(partial);
  };
  await writeArchiveFile(partial, makeAndRead, ({ lacking }) =>
    keep === undefined ? file : join(file, nightlyName(now, lacking.length === 0)),
  );
  if (keep !== undefined)
    for (const name of await pruneArchives(file, Number(keep), now)) console.log(`Removed ${name}.`);
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
      const { erasedAgain, restricted } = restored;
      reportArchive('Restored', restored);
      if (erasedAgain > 0)
        console.log(`${erasedAgain} submissions had been erased since, and were erased again.`);
      console.log('Everybody has to sign in again, and invitations have to be sent anew.');
      if (restricted > 0)
        console.log(`${restricted} members have fewer rights than in the archive: they lost them since.`);
      if (!flags.replace)
        console.log(
          `Who was dismissed since is not known here: look through the members before the site is opened again.`,
        );
    },
    { isMigrated: false },
  );
}
