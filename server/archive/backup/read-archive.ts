import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import {
  type ArchiveHeader,
  type ArchiveManifest,
  FORMAT,
  HEADER,
  MANIFEST,
  PUBLICATIONS_FOLDER,
  RESUMES_FOLDER,
  ROWS_FOLDER,
} from './archive.ts';

type Content = AsyncIterable<Buffer>;

export interface VerifiedArchive {
  header: ArchiveHeader;
  manifest: ArchiveManifest;
  /** The SHA-256 of each resume in its row, by the resume's id. */
  resumeHashes: Map<string, string>;
}

/**
 * Reads the whole archive and writes nothing.
 * @throws {Error} that says what is wrong, where the archive is incomplete, or a count or a hash differs.
 */
export async function verifyArchive(path: string): Promise<VerifiedArchive> {
  let header: ArchiveHeader | undefined;
  let manifest: ArchiveManifest | undefined;
  const tables = new Map<string, { rows: number; hash: Hash }>();
  const resumeHashes = new Map<string, string>();
  const fileHashes = new Map<string, string>();
  const publicationHashes: Record<string, string> = {};
  try {
    for await (const { name, content } of readEntries(path)) {
      if (name === HEADER) header = JSON.parse((await readAll(content)).toString());
      else if (name === MANIFEST) manifest = JSON.parse((await readAll(content)).toString());
      else if (name.startsWith(RESUMES_FOLDER)) fileHashes.set(idOf(name), await hashOf(content));
      else if (name.startsWith(PUBLICATIONS_FOLDER)) publicationHashes[keyOf(name)] = await hashOf(content);
      else {
        const table = tableOf(name);
        const seen = tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
        tables.set(table, seen);
        const bytes = await readAll(content);
        seen.hash.update(bytes);
        const rows = linesOf(bytes);
        seen.rows += rows.length;
        if (table === 'resumes') for (const row of rows) resumeHashes.set(...resumeHash(row));
      }
    }
  } catch (error) {
    throw new Error(`The archive cannot be read: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  if (header === undefined || header.format !== FORMAT)
    throw new Error('This is no archive that this release of Guardhouse can read.');
  if (manifest === undefined) throw new Error('The archive is not whole: its manifest is missing.');
  for (const [name, expected] of Object.entries(manifest.tables)) {
    const seen = tables.get(name) ?? { rows: 0, hash: createHash('sha256') };
    if (seen.rows !== expected.rows || seen.hash.digest('hex') !== expected.sha256)
      throw new Error(`The archive is damaged: the rows of ${name} are not those of its manifest.`);
  }
  const missing = new Set(listLacking(manifest));
  for (const [id, expected] of resumeHashes)
    if (!missing.has(id) && fileHashes.get(id) !== expected)
      throw new Error(`The archive is damaged: the resume ${id} is not the one of its row.`);
  if (fileHashes.size !== manifest.resumes.count)
    throw new Error('The archive is damaged: it does not hold as many resumes as its manifest says.');
  if (!isDeepStrictEqual(publicationHashes, manifest.publications ?? {}))
    throw new Error('The archive is damaged: the publications are not those of its manifest.');
  return { header, manifest, resumeHashes };
}

/** The resumes that rows name and the archive does not contain, for whatever reason. */
function listLacking({ resumes }: ArchiveManifest): string[] {
  return [...resumes.missing, ...(resumes.damaged ?? []), ...(resumes.removedMeanwhile ?? [])];
}

/** The archive's rows in their order: for each entry its table and its rows, each as JSON. */
export async function* readTables(path: string): AsyncGenerator<{ table: string; rows: string[] }> {
  for await (const { name, content } of readEntries(path)) {
    if (name.startsWith(ROWS_FOLDER)) yield { table: tableOf(name), rows: linesOf(await readAll(content)) };
    // Only files follow the rows.
    if (name.startsWith(RESUMES_FOLDER) || name.startsWith(PUBLICATIONS_FOLDER)) return;
  }
}

/** Each resume with its key in the store, which shows whether it was in quarantine. */
export async function* readResumes(
  path: string,
): AsyncGenerator<{ id: string; key: string; content: Content }> {
  for await (const { name, content } of readEntries(path))
    if (name.startsWith(RESUMES_FOLDER))
      yield { id: idOf(name), key: name.slice(RESUMES_FOLDER.length), content };
}

/** Each public file of the staff, with its key in the store. */
export async function* readPublications(path: string): AsyncGenerator<{ key: string; content: Content }> {
  for await (const { name, content } of readEntries(path))
    if (name.startsWith(PUBLICATIONS_FOLDER)) yield { key: keyOf(name), content };
}

async function* readEntries(path: string): AsyncGenerator<{ name: string; content: Content }> {
  const entries = extract();
  const stop = new AbortController();
  const reading = pipeline(createReadStream(path), createGunzip(), entries, { signal: stop.signal });
  // The promise is awaited below; this prevents an unhandled rejection before that. An error also ends the entries.
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      yield { name: entry.header.name, content: entry as Content };
      // An entry has to be consumed before the next one starts.
      entry.resume();
    }
    await reading;
  } finally {
    stop.abort();
  }
}

export async function readAll(content: Content): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function hashOf(content: Content): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

function keyOf(name: string): string {
  return name.slice(PUBLICATIONS_FOLDER.length);
}

function idOf(name: string): string {
  return name.split('/').at(-1) ?? '';
}

function tableOf(name: string): string {
  return name.slice(ROWS_FOLDER.length).split('/')[0] ?? '';
}

function linesOf(bytes: Buffer): string[] {
  return bytes.toString().split('\n').filter(Boolean);
}

/** In PostgreSQL's JSON, bytea is `\x` followed by hexadecimal digits. */
function resumeHash(row: string): [id: string, sha256: string] {
  const { id, sha256 } = JSON.parse(row) as { id: string; sha256: string };
  return [id, sha256.slice(2)];
}
