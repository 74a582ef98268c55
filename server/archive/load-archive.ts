import { createHash } from 'node:crypto';
import type { Disk } from 'flydrive';
import type { RawBuilder, Transaction } from 'kysely';
import { countRows, insertJsonRows } from '../database/loading.queries.ts';
import type { Database } from '../database/schema.ts';
import type { FileStores } from '../files/file-stores.ts';
import { quarantineKey } from '../files/resume-store.ts';
import { findResumeId } from './find-faults.ts';
import { type Manifest, PUBLICATIONS_FOLDER, QUARANTINE_FOLDER, RESUMES_FOLDER } from './format.ts';
import type { Archive } from './read-archive.ts';

/**
 * Loads the rows of these tables of an archive, and compares how many there are.
 * @param filled values of columns that the rows do not have, by table.
 */
export async function loadRows(
  trx: Transaction<Database>,
  archive: Archive,
  tables: Manifest['tables'],
  filled: Record<string, Record<string, RawBuilder<unknown>>> = {},
  onRows: (count: number) => void = () => undefined,
): Promise<void> {
  for (const { name, rows: expected, columns } of tables) {
    const before = await countRows(trx, name);
    const target = { columns: columns.map((column) => column.name), filled: filled[name] ?? {} };
    for await (const rows of archive.rows(name)) {
      await insertJsonRows(trx, name, target, rows);
      onRows(rows.length);
    }
    const stored = (await countRows(trx, name)) - before;
    if (stored !== expected)
      throw new Error(
        `${name} has ${stored} rows, and not the ${expected} of the manifest. Nothing was changed.`,
      );
  }
}

/**
 * Writes the files of an archive, reads each one back, and then does the work that they are for: to load their rows. If
 * that fails, the files that were not there before are removed again.
 * @param isWanted says of a resume whether its file is written.
 */
export async function withFiles<Result>(
  archive: Archive,
  { resumes, publications }: FileStores,
  {
    isWanted,
    onFile = () => undefined,
  }: { isWanted: (id: string) => boolean | Promise<boolean>; onFile?: () => void },
  work: () => Promise<Result>,
): Promise<Result> {
  const written: [Disk, string][] = [];
  const put = async (store: Disk, key: string, path: string) => {
    const bytes = await archive.read(path);
    if (!(await store.exists(key))) written.push([store, key]);
    await store.put(key, bytes);
    if (!hash(await store.getBytes(key)).equals(hash(bytes)))
      throw new Error(`${path} cannot be read back as it was written. Nothing was changed.`);
    onFile();
  };
  try {
    for (const folder of [RESUMES_FOLDER, QUARANTINE_FOLDER])
      for (const path of archive.list(folder)) {
        const id = findResumeId(path) ?? '';
        if (await isWanted(id)) await put(resumes, folder === RESUMES_FOLDER ? id : quarantineKey(id), path);
      }
    for (const path of archive.list(PUBLICATIONS_FOLDER))
      await put(publications, path.slice(PUBLICATIONS_FOLDER.length), path);
    return await work();
  } catch (error) {
    for (const [store, key] of written) await store.delete(key);
    throw error;
  }
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
