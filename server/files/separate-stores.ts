import { mkdir, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Config } from '../config.ts';

/**
 * Makes sure that neither folder lies within the other, which symbolic links can cause: each store's sweep would take
 * the other's files for its own. Buckets are checked when the settings are read.
 * @throws {Error} that names both folders.
 */
export async function demandSeparateStores({
  dataDir,
  resumeBucket,
  publicationsBucket,
}: Pick<Config, 'dataDir' | 'resumeBucket' | 'publicationsBucket'>): Promise<void> {
  if (resumeBucket !== undefined || publicationsBucket !== undefined) return;
  const [resumes, publications] = await Promise.all(
    ['resumes', 'publications'].map(async (name) => {
      const folder = join(resolve(dataDir), name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return (await realpath(folder)) + sep;
    }),
  );
  if (resumes === undefined || publications === undefined) return;
  if (resumes.startsWith(publications) || publications.startsWith(resumes))
    throw new Error(
      `Resumes and publications need folders of their own, neither within the other: ${resumes} and ${publications}.`,
    );
}
