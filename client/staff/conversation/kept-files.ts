import { REPLY_LIMITS } from '../../../src/contract/staff/conversation.ts';

/** The files that were chosen for an unsent reply. sessionStorage, which has its text, holds no files. */
interface Kept {
  files: readonly File[];
  keptAt: number;
}

const DATABASE = 'staff replies';
const STORE = 'files';
const BY_AGE = 'by age';
const LONGEST_MS = 3 * 24 * 60 * 60 * 1_000;
/** Of the newest replies only, each with as much as a reply may have. */
const MOST_REPLIES = 10;

/** @throws where the browser does not keep them: in some private windows, or because its disk is full. */
export async function keepFiles(key: string, files: readonly File[]): Promise<void> {
  if (files.reduce((sum, { size }) => sum + size, 0) > REPLY_LIMITS.allFilesBytes)
    throw new Error('more than a reply may have');
  const kept: Kept = { files, keptAt: Date.now() };
  await inStore('readwrite', (store) => store.put(kept, key));
  await removeOldFiles();
}

/** @returns undefined where there are none any more. */
export async function readKeptFiles(key: string): Promise<readonly File[] | undefined> {
  await removeOldFiles();
  const kept = await inStore<Kept | undefined>('readonly', (store) => store.get(key));
  return kept?.files;
}

export async function removeKeptFiles(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key));
}

/** For whoever signs out: others may use this browser. */
export async function removeAllKeptFiles(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}

export async function removeOldFiles(): Promise<void> {
  const byAge = await inStore('readonly', (store) => store.index(BY_AGE).getAllKeys());
  const tooOld = IDBKeyRange.upperBound(Date.now() - LONGEST_MS);
  const expired = await inStore('readonly', (store) => store.index(BY_AGE).getAllKeys(tooOld));
  const tooMany = byAge.slice(0, Math.max(0, byAge.length - MOST_REPLIES));
  for (const key of new Set([...expired, ...tooMany]))
    await inStore('readwrite', (store) => store.delete(key));
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opened ??= open();
  // A browser that refused once may have had no space.
  opened.catch(() => {
    opened = undefined;
  });
  const transaction = (await opened).transaction(STORE, mode);
  const request = act(transaction.objectStore(STORE));
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  transaction.oncomplete = () => resolve(request.result);
  transaction.onabort = () => reject(transaction.error ?? request.error);
  return promise;
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE).createIndex(BY_AGE, 'keptAt');
  request.onsuccess = () => {
    // The browser closes it where the member removes the site's data.
    request.result.onclose = () => {
      opened = undefined;
    };
    resolve(request.result);
  };
  request.onerror = () => reject(request.error);
  return promise;
}
