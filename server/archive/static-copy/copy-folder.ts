import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/** Tells that a folder is a copy of ours, which files in it are, and whether it is whole. */
const MANIFEST = '.guardhouse-copy.json';

interface Manifest {
  state: 'unfinished' | 'whole';
  of: string;
  madeAt: string;
  /** The hashes of the files. */
  files: Record<string, string>;
}

export interface CopyFolder {
  /** Whether the last copy into this folder was interrupted. */
  wasInterrupted: boolean;
  isCaseSensitive: boolean;
  /** Writes a file, unless it is in the folder already as it is. */
  write(file: string, content: Buffer | string): Promise<void>;
  has(file: string): boolean;
  /** Removes what the earlier copy had and this one has not, and marks the copy as whole. @returns what changed. */
  finish(): Promise<{ written: number; removed: number; same: number }>;
}

/**
 * Takes a folder for a copy: a new or empty one, or that of an earlier copy, which is brought up to date in place. Files
 * that are the same are not touched, so that a mirror made from it by rsync sends only what has changed.
 * @throws {Error} for a folder that holds anything else.
 */
export async function openCopyFolder(folder: string, of: string): Promise<CopyFolder> {
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`${folder} cannot be made into a folder: is there a file of this name?`, { cause });
  });
  const manifestFile = join(folder, MANIFEST);
  const before = await readManifest(manifestFile);
  if (before === undefined && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty, and it is no earlier copy of a site. Choose another folder.`);

  const files: Record<string, string> = {};
  const counts = { written: 0, removed: 0, same: 0 };
  const save = (state: Manifest['state'], listed: Record<string, string>) =>
    writeWhole(
      manifestFile,
      JSON.stringify({ state, of, madeAt: new Date().toISOString(), files: listed } satisfies Manifest),
    );
  // An interrupted copy still knows the files of the one before, so that the next one can remove them.
  await save('unfinished', before?.files ?? {});

  return {
    wasInterrupted: before?.state === 'unfinished',
    isCaseSensitive: await differsByCase(folder),
    has: (file) => file in files,
    async write(file, content) {
      const hash = createHash('sha256').update(content).digest('base64url');
      files[file] = hash;
      const path = join(folder, file);
      const isSame = before?.files[file] === hash && (await hashOfFile(path)) === hash;
      counts[isSame ? 'same' : 'written'] += 1;
      if (!isSame) await writeWhole(path, content);
    },
    async finish() {
      for (const file of Object.keys(before?.files ?? {})) {
        // Whoever may write into the folder must not choose what is removed elsewhere.
        if (file in files || normalize(join('/', file)) !== join('/', file)) continue;
        await rm(join(folder, file), { force: true });
        counts.removed += 1;
        await removeEmptyFolders(folder, dirname(file));
      }
      await save('whole', files);
      return counts;
    },
  };
}

async function readManifest(file: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A web server that shows the folder meanwhile never sees half of a file. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.partial`;
  await writeFile(partial, content);
  await rename(partial, path);
}

async function hashOfFile(path: string): Promise<string | undefined> {
  const content = await readFile(path).catch(() => undefined);
  return content && createHash('sha256').update(content).digest('base64url');
}

async function differsByCase(folder: string): Promise<boolean> {
  return stat(join(folder, MANIFEST.toUpperCase())).then(
    () => false,
    () => true,
  );
}

async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let each = folder; each !== '.' && each !== '/'; each = dirname(each)) {
    try {
      await rmdir(join(root, each));
    } catch {
      // It is not empty, so those around it are not either.
      return;
    }
  }
}
