import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';

/**
 * Where the uploaded files lie until they are read: on the disk of the server that has received them, never in a store
 * that is served. A file is removed with its import, and once nothing more is read from it.
 */
export function folderOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(resolve(dataDir), 'moving-in');
}

export const sourceFile = (config: Pick<Config, 'dataDir'>, id: number) =>
  join(folderOf(config), `${id}.source`);
export const picturesFile = (config: Pick<Config, 'dataDir'>, id: number) =>
  join(folderOf(config), `${id}.pictures`);

export async function hasFile(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** @returns where to write a file that has no import yet. */
export async function incomingFile(config: Pick<Config, 'dataDir'>, name: string): Promise<string> {
  const folder = folderOf(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${name}.incoming`);
}

export async function keepFile(incoming: string, path: string): Promise<void> {
  await rename(incoming, path);
}

export async function removeFiles(
  config: Pick<Config, 'dataDir'>,
  id: number,
  { isPicturesKept = false } = {},
): Promise<void> {
  await rm(sourceFile(config, id), { force: true });
  if (!isPicturesKept) await rm(picturesFile(config, id), { force: true });
}

/** The imports whose files lie here, and the uploads that were never finished. */
export async function listFiles(
  config: Pick<Config, 'dataDir'>,
): Promise<{ name: string; id: number | undefined }[]> {
  const names = await readdir(folderOf(config)).catch(() => []);
  return names.map((name) => {
    const id = /^(\d+)\.(?:source|pictures)$/.exec(name)?.[1];
    return { name, id: id === undefined ? undefined : Number(id) };
  });
}
