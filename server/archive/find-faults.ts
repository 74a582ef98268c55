import { z } from 'zod';
import {
  isPublicationKey,
  MANIFEST,
  type Manifest,
  PUBLICATIONS_FOLDER,
  QUARANTINE_FOLDER,
  RESUMES_FOLDER,
  recordsPath,
  resumePath,
} from './format.ts';
import type { Archive } from './read-archive.ts';

/** More faults than these say no more about an archive. */
export const MOST_FAULTS = 20;

const RESUME = /^files\/(?:resumes|quarantine)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z]{3,4}$/;
const resumeRow = z.object({ id: z.string(), type: z.string(), sha256: z.string() });

/** Reads the whole archive, and writes nothing. @returns what is wrong with it, in words for the office. */
export async function findFaults(
  archive: Archive,
  manifest: Manifest,
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  const { entries, tables } = manifest;
  const faults: string[] = [];
  const note = (fault: string) => faults.length < MOST_FAULTS && faults.push(fault);
  const named = new Set(entries.map(({ path }) => path));
  if (named.size !== entries.length) note('The archive is damaged: its manifest names an entry twice.');
  for (const path of archive.list())
    if (path !== MANIFEST && !named.has(path))
      note(`The archive is damaged: it has other entries than its manifest names, such as ${path}.`);
  for (const path of named) {
    if (!archive.has(path)) note(`The archive is not whole: ${path} is missing.`);
    const misnamed = findMisnamed(path);
    if (misnamed !== undefined) note(misnamed);
  }
  for (const { name } of tables)
    if (!named.has(recordsPath(name))) note(`The archive is not whole: ${recordsPath(name)} is missing.`);

  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const tablesByPath = new Map(tables.map((table) => [recordsPath(table.name), table]));
  for (const { path, bytes, sha256 } of entries) {
    if (!archive.has(path)) continue;
    try {
      const found = await archive.measure(path, (more) => {
        done += more;
        onProgress(Math.min(done, total), total);
      });
      const table = tablesByPath.get(path);
      if (found.bytes !== bytes || found.sha256 !== sha256)
        note(`The archive is damaged: ${path} is not what its manifest says.`);
      else if (table !== undefined && table.rows !== found.lines)
        note(`${table.name} has ${found.lines} rows, and not the ${table.rows} of the manifest.`);
    } catch (error) {
      const isKnown = error instanceof Error && error.message.startsWith('The archive is');
      note(isKnown ? error.message : `The archive is damaged: ${path} cannot be read.`);
    }
  }
  // Rows that are not those of the manifest are not worth a look.
  if (faults.length === 0) for (const fault of await findResumeFaults(archive, manifest)) note(fault);
  return faults;
}

/** Says of a name that no file of a store has: it could stand for something else there. */
function findMisnamed(path: string): string | undefined {
  if (
    (path.startsWith(RESUMES_FOLDER) || path.startsWith(QUARANTINE_FOLDER)) &&
    findResumeId(path) === undefined
  )
    return `The archive has a file with a name of no resume: ${path}`;
  if (path.startsWith(PUBLICATIONS_FOLDER) && !isPublicationKey(path.slice(PUBLICATIONS_FOLDER.length)))
    return `The archive has a file with a name that is not allowed: ${path}`;
  return undefined;
}

export const findResumeId = (path: string): string | undefined => RESUME.exec(path)?.[1];

/** Each row of a resume has its file, or the manifest says why not. */
async function findResumeFaults(
  archive: Archive,
  { entries, lacking, removed, leftOut }: Manifest,
): Promise<string[]> {
  const hashes = new Map(entries.map(({ path, sha256 }) => [path, sha256]));
  const absent = new Set([...lacking, ...removed, ...leftOut]);
  const faults: string[] = [];
  for await (const rows of archive.rows('resumes'))
    for (const row of rows) {
      const { data } = resumeRow.safeParse(parseRow(row));
      if (data === undefined) return ['The archive is damaged: resumes has a row that cannot be read.'];
      const path = resumePath(data);
      const hash = hashes.get(path) ?? hashes.get(resumePath(data, QUARANTINE_FOLDER));
      // In PostgreSQL's JSON, bytea is `\x` followed by hexadecimal digits.
      if (!absent.has(path) && hash !== data.sha256.slice(2))
        faults.push(`The archive is damaged: ${path} is not the file of its row.`);
      if (faults.length >= MOST_FAULTS) return faults;
    }
  return faults;
}

export function parseRow(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
