import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { migrateToLatest } from '../../server/database/migrate.ts';

const LOOK_EVERY_MS = 100;

/**
 * A copy of a data folder with an empty migrated database: making one from nothing takes four seconds of CPU time. The
 * caller removes it.
 */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `guardhouse-${name}-`));
  await prepareDatabase(folder);
  return folder;
}

/** Does the same in an existing folder. */
export async function prepareDatabase(dataDir: string): Promise<void> {
  const source = await findPrepared(join(inject('runFolder'), 'embedded'));
  cpSync(join(source, 'database'), join(dataDir, 'database'), { recursive: true, preserveTimestamps: true });
}

/** Made when the first test of a run asks for it. */
async function findPrepared(prepared: string): Promise<string> {
  const making = `${prepared}-making`;
  while (!(await exists(prepared))) {
    if (await isFirst(making)) {
      try {
        const { dbWithoutTimeout, close } = await connectDatabase(
          { databaseUrl: undefined, dataDir: making },
          console,
        );
        await migrateToLatest(dbWithoutTimeout);
        await close();
        await rename(making, prepared);
      } finally {
        await rm(making, { recursive: true, force: true });
      }
    } else await pause(LOOK_EVERY_MS);
  }
  return prepared;
}

async function isFirst(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
