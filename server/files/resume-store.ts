import { createHash, randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import type { Insertable, Kysely } from 'kysely';
import { LIMITS } from '../../src/contract/fields.ts';
import type { StoredFileType } from '../../src/contract/stored-file.ts';
import type { Config } from '../config.ts';
import type { Database, ResumesTable } from '../database/schema.ts';
import { AppError, storeAway } from '../errors.ts';
import { FolderStore } from './folder-store.ts';
import { inspectFile } from './inspection.ts';
import { openBucket } from './open-bucket.ts';
import {
  forgetErasedResumes,
  hasResumes,
  listKnownResumes,
  listResumesToErase,
} from './resume-files.queries.ts';
import { REMOVED, type StoredKind } from './stored-kind.ts';
import { type SweepCounts, type SweepRules, sweepStore } from './sweep.ts';

/** The store of the resumes: files with random names, outside of every folder that is served. */
export type ResumeStore = Disk;

/** Infected files are moved under this prefix, and nobody can download them. */
const QUARANTINE = 'quarantine/';

export const LONGEST_NAME = 120;

export async function createResumeStore({
  dataDir,
  resumeBucket,
}: Pick<Config, 'dataDir' | 'resumeBucket'>): Promise<ResumeStore> {
  if (resumeBucket === undefined) return new Disk(new FolderStore(join(resolve(dataDir), 'resumes')));
  return openBucket(resumeBucket);
}

/** The key under which an infected file is stored. */
export function quarantineKey(id: string): string {
  return QUARANTINE + id;
}

export interface StoredResume {
  row: Insertable<ResumesTable> & { sha256: Buffer };
  /** Whether it is an encrypted PDF. Without its password, a virus scanner cannot read it either. */
  isLocked: boolean;
}

/**
 * Writes a resume into the store and returns its row for the caller to insert. The file is written before the row: a
 * crash in between leaves a file that a sweep removes, while a row without its file could not be repaired.
 * @throws {AppError} PAYLOAD_TOO_LARGE over 5 MB, BAD_REQUEST for a file that is not a pdf, doc or docx,
 * SERVICE_UNAVAILABLE where the store is full or unreachable, or too many files are waiting to be inspected.
 */
export async function storeResume(
  ctx: { resumes: ResumeStore } & Parameters<typeof inspectFile>[0],
  file: File,
): Promise<StoredResume> {
  if (file.size > LIMITS.resumeBytes)
    throw new AppError('PAYLOAD_TOO_LARGE', { id: 'checks.fileTooLarge' }, { field: 'file' });
  const inspected = await inspectFile(ctx, file);
  if (inspected === undefined)
    throw new AppError('BAD_REQUEST', { id: 'checks.notADocument' }, { field: 'file' });
  const { bytes, type, isLocked } = inspected;
  const row = await putFile(ctx.resumes, { bytes, type, name: file.name });
  return { row, isLocked };
}

/**
 * Writes a file whose type was detected from its bytes.
 * @returns its row, for the caller to insert.
 * @throws {AppError} SERVICE_UNAVAILABLE where the store is full or unreachable.
 */
export async function putFile(
  store: ResumeStore,
  { bytes, type, name }: { bytes: Buffer; type: StoredFileType; name: string },
): Promise<StoredResume['row']> {
  const id = randomUUID();
  await store.put(id, bytes).catch(refuseForNow);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { id, sha256, size: bytes.length, type, original_name: cleanFileName(name) };
}

/** Refuses the whole application: without its resume it would look complete. The form keeps what was entered. */
function refuseForNow(cause: unknown): never {
  throw storeAway({ id: 'refusals.resumeNotKept' }, cause);
}

const UUID = /^(?:quarantine\/)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const idOf = (key: string) => (key.startsWith(QUARANTINE) ? key.slice(QUARANTINE.length) : key);

export const resumeKind: StoredKind = {
  name: 'resumes',
  alwaysAllowed: 10,
  isOurs: (key) => UUID.test(key),
  async findNamed(db, keys) {
    const known = await listKnownResumes(db, keys.map(idOf));
    return new Set(keys.filter((key) => known.has(idOf(key))));
  },
  hasRows: hasResumes,
};

/**
 * Moves aside the files that no row names and that are at least `minimumAgeMs` old. The files of erased people are
 * removed instead.
 * @throws {SweepRefused} as `sweepStore` does.
 */
export async function sweepResumes(
  db: Kysely<Database>,
  store: ResumeStore,
  minimumAgeMs: number,
  rules: Omit<SweepRules, 'minimumAgeMs'> = {},
): Promise<SweepCounts> {
  for (const id of await listResumesToErase(db)) await eraseResume(store, id);
  await forgetErasedResumes(db);
  return sweepStore(db, store, resumeKind, { minimumAgeMs: () => minimumAgeMs, ...rules });
}

/** Removes a resume from every place in the store where it may be, including quarantine and the files moved aside. */
export async function eraseResume(store: ResumeStore, id: string): Promise<void> {
  for (const key of [id, quarantineKey(id)]) {
    await store.delete(key);
    await store.delete(REMOVED + key);
  }
}

/** The last segment of the sender's file name, without characters that could mislead a reader. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // Control characters, and the marks that change the reading direction and so can disguise the extension. The joiners
  // do neither: Indian scripts need them.
  const visible = last
    .normalize('NFC')
    .replace(/(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
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
