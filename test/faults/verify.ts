import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { createResumeStore, type ResumeStore, sweepResumes } from '../../server/files/resume-store.ts';
import { MARK, REMOVED } from '../../server/files/stored-kind.ts';
import type { Acknowledged } from '../embedded/writers.ts';

interface Kept {
  acknowledged: number;
  stored: number;
  resumes: number;
  orphansSwept: number;
}

/**
 * Expects every acknowledged reference exactly once, every acknowledged resume with the hash of what was sent, and,
 * after the sweep, no file without its row and no row without its file.
 * @param settings those of the servers, which must all have ended.
 */
export async function expectAllKept(
  acknowledged: Acknowledged[],
  settings: Record<string, string>,
): Promise<Kept> {
  const config = parseConfig(settings);
  const store = await createResumeStore(config);
  const { db, close } = await connectDatabase(config, console);
  try {
    const swept = await sweepResumes(db, store, 0, { isConfirmed: true });
    const submissions = await db.selectFrom('submissions').select('reference').execute();
    const counts = Map.groupBy(submissions, ({ reference }) => reference);
    expect(acknowledged.filter(({ reference }) => counts.get(reference)?.length !== 1)).toEqual([]);
    const rows = await db.selectFrom('resumes').select(['id', 'sha256']).execute();
    const resumes = new Map(rows.map(({ id, sha256 }) => [id, sha256.toString('hex')]));
    const stored = new Set(resumes.values());
    expect(acknowledged.filter(({ sha256 }) => sha256 !== undefined && !stored.has(sha256))).toEqual([]);
    expect(await hashFiles(store)).toEqual(new Map([...resumes].sort()));
    return {
      acknowledged: acknowledged.length,
      stored: submissions.length,
      resumes: resumes.size,
      orphansSwept: swept.movedAside,
    };
  } finally {
    await close();
  }
}

/** id → SHA-256 of the bytes in the store. */
async function hashFiles(store: ResumeStore): Promise<Map<string, string>> {
  const hashes: [string, string][] = [];
  let paginationToken: string | undefined;
  do {
    const page = await store.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects)
      if (object.isFile && object.key !== MARK && !object.key.startsWith(REMOVED)) {
        const bytes = await store.getBytes(object.key);
        hashes.push([object.key, createHash('sha256').update(bytes).digest('hex')]);
      }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  return new Map(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Prints a line that is easy to find in the run's output. */
export function printFigures(name: string, figures: object): void {
  console.log(`FIGURES ${name}: ${JSON.stringify(figures)}`);
}
