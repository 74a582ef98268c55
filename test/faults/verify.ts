import { expect } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { createResumeStore, sweepResumes } from '../../server/resumes.ts';
import { readDataFolder } from '../embedded/data-folder.ts';
import type { Acknowledged } from '../embedded/writers.ts';

export interface Kept {
  acknowledged: number;
  stored: number;
  resumes: number;
  orphansSwept: number;
}

/**
 * Expects every acknowledged reference exactly once, every acknowledged resume with the hash of what was sent, and
 * after the sweep no file without its row and no row without its file.
 */
export async function expectAllKept(
  acknowledged: Acknowledged[],
  dataDir: string,
  databaseUrl?: string,
): Promise<Kept> {
  const orphansSwept = await sweep(dataDir, databaseUrl);
  const { references, resumeRows, resumeFiles } = await readDataFolder(dataDir, databaseUrl);
  const counts = Map.groupBy(references, (reference) => reference);
  expect(acknowledged.filter(({ reference }) => counts.get(reference)?.length !== 1)).toEqual([]);
  const stored = new Set(resumeRows.values());
  expect(acknowledged.filter(({ sha256 }) => sha256 !== undefined && !stored.has(sha256))).toEqual([]);
  expect(new Map([...resumeFiles].sort())).toEqual(new Map([...resumeRows].sort()));
  return {
    acknowledged: acknowledged.length,
    stored: references.length,
    resumes: resumeRows.size,
    orphansSwept,
  };
}

async function sweep(dataDir: string, databaseUrl: string | undefined): Promise<number> {
  const { db, close } = await connectDatabase({ databaseUrl, dataDir }, console);
  try {
    return await sweepResumes(db, createResumeStore(dataDir), 0);
  } finally {
    await close();
  }
}

/** A line that a reader of the run's output finds again. */
export function printFigures(name: string, figures: object): void {
  console.log(`FIGURES ${name}: ${JSON.stringify(figures)}`);
}
