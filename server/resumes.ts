import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Insertable, Kysely } from 'kysely';
import { LIMITS } from '../src/contract/fields.ts';
import type { Database, ResumesTable } from './database/schema.ts';
import { AppError } from './errors.ts';
import { detectResumeType } from './resume-type.ts';
import { listKnownResumes } from './resumes.queries.ts';

/** Where resumes lie: files of random names, outside of everything that is served. */
export type ResumeStore = Disk;

const LONGEST_NAME = 120;
const SWEEP_BATCH = 500;

export function createResumeStore(dataDir: string): ResumeStore {
  const location = join(resolve(dataDir), 'resumes');
  // Nobody else on the machine has any business with them.
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

/**
 * Writes a resume into the store and returns the row that belongs to it. The file comes first: a crash before
 * the row leaves a file that the sweep removes, while a row without its file could not be mended.
 * @throws {AppError} PAYLOAD_TOO_LARGE over 5 MB, BAD_REQUEST for what is not a pdf, doc or docx.
 */
export async function storeResume(store: ResumeStore, file: File): Promise<Insertable<ResumesTable>> {
  if (file.size > LIMITS.resumeBytes)
    throw new AppError('PAYLOAD_TOO_LARGE', 'must be at most 5 MB', { field: 'file' });
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = await detectResumeType(bytes);
  if (type === undefined)
    throw new AppError('BAD_REQUEST', 'must be a pdf, doc or docx document', { field: 'file' });
  const id = randomUUID();
  await store.put(id, bytes);
  return {
    id,
    sha256: createHash('sha256').update(bytes).digest(),
    size: bytes.length,
    type,
    original_name: cleanFileName(file.name),
  };
}

/** Removes the files that no row knows and that are older than `minimumAgeMs`; returns how many. */
export async function sweepResumes(
  db: Kysely<Database>,
  store: ResumeStore,
  minimumAgeMs: number,
): Promise<number> {
  let removed = 0;
  let paginationToken: string | undefined;
  do {
    const page = await store.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    const keys = [...page.objects].filter((object) => object.isFile).map((object) => object.key);
    for (let start = 0; start < keys.length; start += SWEEP_BATCH)
      removed += await sweepBatch(db, store, keys.slice(start, start + SWEEP_BATCH), minimumAgeMs);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  return removed;
}

async function sweepBatch(
  db: Kysely<Database>,
  store: ResumeStore,
  keys: string[],
  minimumAgeMs: number,
): Promise<number> {
  const known = await listKnownResumes(db, keys);
  let removed = 0;
  for (const key of keys.filter((candidate) => !known.has(candidate))) {
    const lastModified = await lastModifiedOf(store, key);
    // Another server may be between its file and its row.
    if (lastModified === undefined || Date.now() - lastModified.getTime() < minimumAgeMs) continue;
    await store.delete(key);
    removed += 1;
  }
  return removed;
}

/** Undefined where another server's sweep was quicker. */
async function lastModifiedOf(store: ResumeStore, key: string): Promise<Date | undefined> {
  try {
    return (await store.getMetaData(key)).lastModified;
  } catch (error) {
    if (await store.exists(key)) throw error;
    return undefined;
  }
}

/** The last segment of what the sender calls the file, without anything that could mislead a reader. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // Control characters, and the marks that turn the direction of reading and so disguise an ending.
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  const safe = visible.replace(/^[.\s]+/, '').replace(/[<>:"|?*]/g, '_');
  if (safe === '') return 'resume';
  const ending = /\.[a-z0-9]{1,5}$/i.exec(safe)?.[0] ?? '';
  const stem = safe.slice(0, safe.length - ending.length);
  return (
    Array.from(stem)
      .slice(0, LONGEST_NAME - ending.length)
      .join('') + ending
  );
}
