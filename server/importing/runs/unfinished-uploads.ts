import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { importId } from '../../../src/contract/staff/moving-in.ts';
import {
  type BegunUpload,
  type UnfinishedUpload,
  UPLOAD_KEPT_HOURS,
} from '../../../src/contract/staff/moving-in-uploads.ts';
import { AppError } from '../../errors.ts';
import { incomingFile, movingFiles, type Place } from '../source-files.ts';

/** Unfinished uploads, of one member and of all. With the largest size of a file they bound the room that they take. */
const MOST_OF_MEMBER = 4;
const MOST_OF_ALL = 12;
const KEPT_MS = UPLOAD_KEPT_HOURS * 60 * 60_000;
/** A server that puts the parts together for longer has ended. */
const FINISHING_MS = 10 * 60_000;

/** Beside the parts, and written after each. A part that it does not count is written again. */
const facts = z.object({
  id: z.uuid(),
  memberId: z.string(),
  name: z.string(),
  bytes: z.int(),
  modified: z.int(),
  pictures: importId.nullable(),
  received: z.int(),
  /** Where each part begins. */
  parts: z.array(z.int()),
  lastPart: z.object({ at: z.int(), sha256: z.string() }).nullable(),
  changedAt: z.int(),
  /** When a server began to put the parts together; null while none does. */
  finishingAt: z.int().nullable(),
  /** What it has become: whoever asks once more is told the same. */
  became: z.union([importId, z.literal('archive')]).nullable(),
});
type Facts = z.infer<typeof facts>;

export const isOfUpload = (name: string): boolean => /\.upload\.(?:json|\d+)$/.test(name);
const partFile = (id: string, at: number) => `${id}.upload.${at}`;
const factsFile = (id: string) => `${id}.upload.json`;

/** Begins an upload, or finds the one of the same file that was not finished. */
export async function beginUpload(
  place: Place,
  memberId: string,
  begun: BegunUpload,
): Promise<UnfinishedUpload> {
  const all = (await listAll(place)).filter(isUnfinished);
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
  const added: Facts = {
    id,
    memberId,
    ...begun,
    received: 0,
    parts: [],
    lastPart: null,
    changedAt: Date.now(),
    finishingAt: null,
    became: null,
  };
  await write(place, added);
  return shown(added);
}

/** The member's own, the latest first. */
export async function listUploads(
  place: Place,
  memberId: string,
  pictures: number | null,
): Promise<UnfinishedUpload[]> {
  return (await listAll(place))
    .filter((each) => isUnfinished(each) && each.memberId === memberId && each.pictures === pictures)
    .sort((a, b) => b.changedAt - a.changedAt)
    .map(shown);
}

/** @throws {AppError} NOT_FOUND, also for somebody else's. */
export async function demandUpload(place: Place, memberId: string, id: string): Promise<Facts> {
  const found = await read(place, id);
  if (found === undefined || found.memberId !== memberId)
    throw new AppError('NOT_FOUND', 'This upload is not here any more. Please send the file again.');
  return found;
}

/**
 * Writes the next part. Only one caller at a time may do this for an upload.
 * @throws {AppError} CONFLICT if it is not the next one; BAD_REQUEST if it would be larger than the file.
 */
export async function writePart(
  place: Place,
  memberId: string,
  id: string,
  { at, bytes }: { at: number; bytes: Buffer },
): Promise<UnfinishedUpload> {
  const found = await demandUpload(place, memberId, id);
  if (found.received !== at)
    throw new AppError('CONFLICT', `Of this file, ${found.received} bytes have arrived.`);
  if (bytes.length === 0 || at + bytes.length > found.bytes)
    throw new AppError('BAD_REQUEST', 'The part does not fit into the file.');
  await (await movingFiles(place)).put(partFile(id, at), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const next = {
    ...found,
    received: at + bytes.length,
    parts: [...found.parts, at],
    lastPart: { at, sha256 },
    changedAt: Date.now(),
  };
  await write(place, next);
  return shown(next);
}

/**
 * Says that this server puts the parts together. Only one caller at a time may do this for an upload.
 * @throws {AppError} CONFLICT while parts are missing, or while another call does the same.
 */
export async function beginFinishing(place: Place, memberId: string, id: string): Promise<Facts> {
  const found = await demandUpload(place, memberId, id);
  // The answer to the first call may have been lost.
  if (found.became !== null) return found;
  if (found.received !== found.bytes)
    throw new AppError('CONFLICT', `Of this file, ${found.received} bytes have arrived.`);
  if (found.finishingAt !== null && Date.now() - found.finishingAt < FINISHING_MS)
    throw new AppError('CONFLICT', 'This file is being looked at already.');
  const begun = { ...found, finishingAt: Date.now() };
  await write(place, begun);
  return begun;
}

/** Hands the whole file on. What `receive` refuses for good is removed; after another failure it stays. */
export async function finishUpload<Answer extends { id: number } | object>(
  place: Place,
  found: Facts,
  receive: (file: { path: string; name: string; bytes: number }) => Promise<Answer>,
): Promise<Answer> {
  const { id, name, bytes } = found;
  const path = await incomingFile(place, randomUUID());
  try {
    await pipeline(Readable.from(readParts(place, found)), createWriteStream(path, { mode: 0o600 }));
    const answer = await receive({ path, name, bytes });
    await write(place, { ...found, changedAt: Date.now(), became: 'id' in answer ? answer.id : 'archive' });
    await removeParts(place, found);
    return answer;
  } catch (error) {
    const isRefused = error instanceof AppError && ['BAD_REQUEST', 'NOT_FOUND'].includes(error.code);
    if (isRefused) await removeUpload(place, id);
    else await write(place, { ...found, finishingAt: null }).catch(() => undefined);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function* readParts(place: Place, { id, parts }: Facts): AsyncGenerator<Buffer> {
  const files = await movingFiles(place);
  for (const at of parts) {
    const part = await files.read(partFile(id, at));
    if (part === undefined)
      throw new AppError('NOT_FOUND', 'This upload is not here any more. Please send the file again.');
    yield part;
  }
}

async function removeParts(place: Place, { id, parts }: Facts): Promise<void> {
  const files = await movingFiles(place);
  for (const at of parts) await files.remove(partFile(id, at));
}

export async function removeUpload(place: Place, id: string): Promise<void> {
  const found = await read(place, id);
  await (await movingFiles(place)).remove(factsFile(id));
  if (found !== undefined) await removeParts(place, found);
}

/** Removes what nobody has gone on with, and what is left of those that were finished. */
export async function tidyUploads(place: Place, now = Date.now()): Promise<void> {
  const files = await movingFiles(place);
  const all = (await files.list()).filter(({ name }) => isOfUpload(name));
  // The parts of an upload go with the last of them.
  const latest = Map.groupBy(all, ({ name }) => name.slice(0, name.indexOf('.')));
  for (const of of latest.values())
    if (of.every(({ changedAt }) => now - changedAt.getTime() > KEPT_MS))
      for (const { name } of of) await files.remove(name);
}

const isUnfinished = ({ became }: Facts) => became === null;

function shown({ id, name, bytes, pictures, received, lastPart, changedAt }: Facts): UnfinishedUpload {
  const keptUntil = new Date(changedAt + KEPT_MS).toISOString();
  return { id, name, bytes, pictures, received, lastPart, keptUntil };
}

async function listAll(place: Place): Promise<Facts[]> {
  const names = (await (await movingFiles(place)).list()).map(({ name }) => name);
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith('.upload.json'))
      .map((name) => read(place, name.slice(0, -'.upload.json'.length))),
  );
  return found.filter((each) => each !== undefined);
}

async function read(place: Place, id: string): Promise<Facts | undefined> {
  const text = await (await movingFiles(place)).read(factsFile(id));
  if (text === undefined) return undefined;
  try {
    return facts.parse(JSON.parse(text.toString()));
  } catch {
    // Of another release.
    return undefined;
  }
}

async function write(place: Place, upload: Facts): Promise<void> {
  await (await movingFiles(place)).put(factsFile(upload.id), Buffer.from(JSON.stringify(upload)));
}
