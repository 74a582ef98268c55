import {
  FIRST_PART_BYTES,
  MOST_PART_BYTES,
  type UnfinishedUpload,
  unfinishedUpload,
} from '../../../src/contract/staff/moving-in-uploads.ts';
import { UnreadableFile } from '../../shared/upload-fetch.ts';
import { isUnanswered, messageOf, statusOf } from '../calls/failure.ts';
import { trpcClient } from '../calls/trpc.ts';
import { finishPath, partsPath } from './moving-in-calls.ts';
import { post, UploadRefused } from './upload-file.ts';

/** What a file in parts belongs to, or the upload of it that goes on. */
interface UploadTarget {
  /** The import whose pictures it holds; null for a file that becomes an import. */
  pictures: number | null;
  upload: UnfinishedUpload | undefined;
}

/** How far an upload is. */
export interface Sent {
  bytes: number;
  /** The part that is on its way. */
  underWay: number;
  /** Whether it waits for the connection to come back. */
  isWaiting: boolean;
}

/** A part that took less is followed by a larger one, and one that took long by the smallest. */
const QUICK_MS = 2_000;
const SLOW_MS = 20_000;
/** After a failure, in seconds. Together about three minutes; then somebody presses a button. */
const PAUSES = [1, 2, 4, 8, 15, 30, 30, 30, 30, 30];
const LOST = 'The connection is lost. What has arrived stays: go on once you are online again.';
const OTHER_FILE = 'is not the file that was begun. Choose that one, or remove what has arrived of it.';

/**
 * Sends a file in parts, each with its hash, and goes on where an earlier upload of it has ended. A lost connection is
 * waited for.
 * @returns the server's answer to the whole file.
 * @throws like `uploadFile`.
 */
export async function uploadInParts(
  file: File,
  { pictures, upload: begun }: UploadTarget,
  signal: AbortSignal,
  report: (sent: Sent) => void,
): Promise<unknown> {
  const { name, size, lastModified } = file;
  let here = begun?.received ?? 0;
  const waiting = { signal, onWait: () => report({ bytes: here, underWay: 0, isWaiting: true }) };
  const begin = () =>
    persist(waiting, () =>
      calling(
        trpcClient.movingIn.beginUpload.mutate({ name, bytes: size, modified: lastModified, pictures }),
      ),
    );
  let upload: UnfinishedUpload = begun ?? (await begin());
  if (!(await isSameFile(file, upload))) {
    if (begun !== undefined) throw new UploadRefused(OTHER_FILE, 409);
    // Same name, size and time, and other bytes: it is begun anew.
    const { id } = upload;
    await persist(waiting, () => calling(trpcClient.movingIn.removeUpload.mutate({ id })));
    upload = await begin();
  }
  let length = FIRST_PART_BYTES;
  while (upload.received < size) {
    const { id, received: at }: UnfinishedUpload = upload;
    here = at;
    const part = await read(file, at, Math.min(size, at + length));
    report({ bytes: at, underWay: part.byteLength, isWaiting: false });
    const headers = await headersOf(part, at);
    const started = performance.now();
    try {
      upload = unfinishedUpload.parse(
        // 400: it was damaged, or cut off on its way.
        await persist(waiting, () => post(partsPath(id), part, headers, signal), [400]),
      );
    } catch (error) {
      // The answer to this part was lost, or another tab has sent it: the server knows how much is there.
      if (!(error instanceof UploadRefused && error.status === 409)) throw error;
      const { uploads } = await calling(trpcClient.movingIn.uploads.query({ pictures }));
      const now: UnfinishedUpload | undefined = uploads.find((each) => each.id === id);
      if (now === undefined || now.received <= at) throw error;
      upload = now;
    }
    here = upload.received;
    report({ bytes: here, underWay: 0, isWaiting: false });
    const took = performance.now() - started;
    if (took < QUICK_MS) length = Math.min(2 * length, MOST_PART_BYTES);
    else if (took > SLOW_MS) length = FIRST_PART_BYTES;
  }
  const { id } = upload;
  // 409: the answer was lost, and the server is still looking at the file.
  return persist(waiting, () => post(finishPath(id), null, {}, signal), [409]);
}

async function headersOf(part: ArrayBuffer, at: number): Promise<Record<string, string>> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', part));
  return {
    'content-type': 'application/octet-stream',
    'upload-offset': String(at),
    'content-digest': `sha-256=:${btoa(String.fromCharCode(...digest))}:`,
  };
}

/** Whether the part that came last is in this file. */
async function isSameFile(file: File, { bytes, received, lastPart }: UnfinishedUpload): Promise<boolean> {
  if (file.size !== bytes) return false;
  if (lastPart === null) return true;
  const digest = await crypto.subtle.digest('SHA-256', await read(file, lastPart.at, received));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === lastPart.sha256;
}

/** @throws {UnreadableFile} */
async function read(file: File, from: number, to: number): Promise<ArrayBuffer> {
  const bytes = await file
    .slice(from, to)
    .arrayBuffer()
    .catch(() => undefined);
  if (bytes?.byteLength !== to - from) throw new UnreadableFile('file', file.name);
  return bytes;
}

/** A call of a procedure that fails like a request beside them. */
async function calling<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw new UploadRefused(messageOf(error), isUnanswered(error) ? 0 : statusOf(error));
  }
}

/** Tries again what fails for the moment, at once when the browser is online again. */
async function persist<Answer>(
  { signal, onWait }: { signal: AbortSignal; onWait: () => void },
  work: () => Promise<Answer>,
  passing: readonly number[] = [],
): Promise<Answer> {
  for (let failures = 0; ; failures++)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UploadRefused && (error.isPassing || passing.includes(error.status))))
        throw error;
      const seconds = PAUSES[failures];
      if (seconds === undefined) throw error.status === 0 ? new UploadRefused(LOST, 0) : error;
      onWait();
      await pause(seconds * 1_000, signal);
    }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      if (signal.aborted) reject(new DOMException('The upload was stopped', 'AbortError'));
      else resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
