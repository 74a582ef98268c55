import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { importId } from '../../../../src/contract/staff/moving-in.ts';
import {
  type BegunUpload,
  type UnfinishedUpload,
  UPLOAD_KEPT_HOURS,
} from '../../../../src/contract/staff/moving-in-uploads.ts';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../errors.ts';
import { folderOf, incomingFile } from '../source-files.ts';

/** Unfinished uploads, of one member and of all. With the largest size of a file they bound the disk. */
const MOST_OF_MEMBER = 4;
const MOST_OF_ALL = 12;
const KEPT_MS = UPLOAD_KEPT_HOURS * 60 * 60_000;

/**
 * Beside the bytes. It counts only what was written and checked, so that half a part, which a process that has ended
 * may leave, is written again.
 */
const facts = z.object({
  id: z.uuid(),
  memberId: z.string(),
  ...{ name: z.string(), bytes: z.int(), modified: z.int(), pictures: importId.nullable() },
  received: z.int(),
  lastPart: z.object({ at: z.int(), sha256: z.string() }).nullable(),
  changedAt: z.int(),
  /** What it has become: whoever asks once more is told the same. */
  became: z.union([importId, z.literal('archive')]).nullable(),
});
type Facts = z.infer<typeof facts>;
type Folder = Pick<Config, 'dataDir'>;

export const isOfUpload = (name: string): boolean => /\.upload(?:\.json)?$/.test(name);
const bytesFile = (config: Folder, id: string) => join(folderOf(config), `${id}.upload`);
const factsFile = (config: Folder, id: string) => `${bytesFile(config, id)}.json`;

/** Begins an upload, or finds the one of the same file that was not finished. */
export async function beginUpload(
  config: Folder,
  memberId: string,
  begun: BegunUpload,
): Promise<UnfinishedUpload> {
  const all = (await listAll(config)).filter(isUnfinished);
  const own = all.filter((each) => each.memberId === memberId);
  const same = own.find(
    ({ name, bytes, modified, pictures }) =>
      name === begun.name &&
      bytes === begun.bytes &&
      modified === begun.modified &&
      pictures === begun.pictures,
  );
  if (same !== undefined) return shown(same);
  if (own.length >= MOST_OF_MEMBER || all.length >= MOST_OF_ALL)
    throw new AppError(
      'CONFLICT',
      'Several uploads are unfinished already. Go on with one of them, or remove it, first.',
    );
  const id = randomUUID();
  await mkdir(folderOf(config), { recursive: true, mode: 0o700 });
  await writeFile(bytesFile(config, id), '', { mode: 0o600 });
  const added: Facts = {
    ...{ id, memberId, ...begun, received: 0, lastPart: null, changedAt: Date.now(), became: null },
  };
  await write(config, added);
  return shown(added);
}

/** The member's own, the latest first. */
export async function listUploads(
  config: Folder,
  memberId: string,
  pictures: number | null,
): Promise<UnfinishedUpload[]> {
  return (await listAll(config))
    .filter((each) => isUnfinished(each) && each.memberId === memberId && each.pictures === pictures)
    .sort((a, b) => b.changedAt - a.changedAt)
    .map(shown);
}

/** @throws {AppError} NOT_FOUND, also for somebody else's. */
export async function demandUpload(config: Folder, memberId: string, id: string): Promise<Facts> {
  const found = await read(config, id);
  if (found === undefined || found.memberId !== memberId)
    throw new AppError('NOT_FOUND', 'This upload is not here any more. Please send the file again.');
  return found;
}

/**
 * Writes the next part. Only one caller at a time may do this for an upload.
 * @throws {AppError} CONFLICT if it is not the next one; BAD_REQUEST if it would be larger than the file.
 */
export async function writePart(
  config: Folder,
  memberId: string,
  id: string,
  { at, bytes }: { at: number; bytes: Buffer },
): Promise<UnfinishedUpload> {
  const found = await demandUpload(config, memberId, id);
  if (found.received !== at)
    throw new AppError('CONFLICT', `Of this file, ${found.received} bytes have arrived.`);
  if (bytes.length === 0 || at + bytes.length > found.bytes)
    throw new AppError('BAD_REQUEST', 'The part does not fit into the file.');
  // Not `r+` by name: without the flag for creating, a file that is gone is not begun anew in its middle.
  const file = await open(bytesFile(config, id), constants.O_WRONLY).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new AppError('NOT_FOUND', 'This upload is not here any more.') : error;
  });
  try {
    for (let written = 0; written < bytes.length; )
      written += (await file.write(bytes, written, bytes.length - written, at + written)).bytesWritten;
  } finally {
    await file.close();
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const next = {
    ...found,
    ...{ received: at + bytes.length, lastPart: { at, sha256 }, changedAt: Date.now() },
  };
  await write(config, next);
  return shown(next);
}

/**
 * Hands the whole file on, once. What `receive` refuses for good is removed; after another failure it stays.
 * @throws {AppError} CONFLICT while parts are missing, or while another call does the same.
 */
export async function finishUpload<Answer extends { id: number } | object>(
  config: Folder,
  found: Facts,
  receive: (file: { path: string; name: string; bytes: number }) => Promise<Answer>,
): Promise<Answer> {
  const { id, name, bytes, received } = found;
  if (received !== bytes) throw new AppError('CONFLICT', `Of this file, ${received} bytes have arrived.`);
  // Of two calls, one moves the file.
  const path = await incomingFile(config, randomUUID());
  await rename(bytesFile(config, id), path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new AppError('CONFLICT', 'This file is being looked at already.') : error;
  });
  try {
    const answer = await receive({ path, name, bytes });
    await write(config, { ...found, changedAt: Date.now(), became: 'id' in answer ? answer.id : 'archive' });
    return answer;
  } catch (error) {
    const isRefused = error instanceof AppError && ['BAD_REQUEST', 'NOT_FOUND'].includes(error.code);
    if (isRefused) await rm(factsFile(config, id), { force: true });
    else await rename(path, bytesFile(config, id)).catch(() => undefined);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

export async function removeUpload(config: Folder, id: string): Promise<void> {
  await rm(factsFile(config, id), { force: true });
  await rm(bytesFile(config, id), { force: true });
}

/** Removes what nobody has gone on with, and what is left of those that were finished. */
export async function tidyUploads(config: Folder, now = Date.now()): Promise<void> {
  const names = await readdir(folderOf(config)).catch(() => []);
  for (const name of names.filter(isOfUpload)) {
    const path = join(folderOf(config), name);
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    // The facts are written after the bytes, so that both are about as old.
    if (now - changed > KEPT_MS) await rm(path, { force: true });
  }
}

const isUnfinished = ({ became }: Facts) => became === null;

function shown({ id, name, bytes, pictures, received, lastPart, changedAt }: Facts): UnfinishedUpload {
  const keptUntil = new Date(changedAt + KEPT_MS).toISOString();
  return { id, name, bytes, pictures, received, lastPart, keptUntil };
}

async function listAll(config: Folder): Promise<Facts[]> {
  const names = await readdir(folderOf(config)).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith('.upload.json'))
      .map((name) => read(config, name.slice(0, -'.upload.json'.length))),
  );
  return found.filter((each) => each !== undefined);
}

async function read(config: Folder, id: string): Promise<Facts | undefined> {
  try {
    return facts.parse(JSON.parse(await readFile(factsFile(config, id), 'utf8')));
  } catch {
    // None, or of another release.
    return undefined;
  }
}

async function write(config: Folder, upload: Facts): Promise<void> {
  const next = `${factsFile(config, upload.id)}.${process.pid}.incoming`;
  await writeFile(next, JSON.stringify(upload), { mode: 0o600 });
  await rename(next, factsFile(config, upload.id));
}
