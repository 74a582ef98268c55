import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60_000;

/**
 * One comes each night, so that this many are seldom old at once. By a wrong clock all of them are, and whoever looks after
 * the server has some nights to notice it.
 */
const MOST_AT_ONCE = 3;

/** For example `guardhouse-2026-12-13.zip`. `.incomplete` means that files are missing. */
const NAME = /^guardhouse-(\d{4}-\d\d-\d\d)(\.incomplete)?\.zip(\.partial)?$/;

/** The name has only a date, so that there is one archive a day: a second run replaces the first. */
export function nightlyName(now: Date, isComplete: boolean): string {
  return `guardhouse-${now.toISOString().slice(0, 10)}${isComplete ? '' : '.incomplete'}.zip`;
}

/**
 * Removes archives that are older than this many days, the remains of failed runs, and today's incomplete archive
 * where there is a complete one. The newest complete archive is kept whatever its age: it may be the only one with a
 * file that later ones lack. Of whole archives that are too old, only the oldest few go at once. Call it after a new
 * archive has been verified.
 * @returns the names of the removed files.
 */
export async function pruneArchives(folder: string, keptDays: number, now: Date): Promise<string[]> {
  const archives = (await readdir(folder)).flatMap((name) => {
    const [, day, incomplete, partial] = NAME.exec(name) ?? [];
    if (day === undefined) return [];
    const ageDays = Math.floor((now.getTime() - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
    return [{ name, ageDays, isComplete: incomplete === undefined, isPartial: partial !== undefined }];
  });
  const complete = archives.filter(({ isComplete, isPartial }) => isComplete && !isPartial);
  const newest = Math.min(...complete.map(({ ageDays }) => ageDays));
  const replaced = archives.filter(({ ageDays, isComplete, isPartial }) =>
    isPartial ? ageDays > 1 : !isComplete && complete.some((other) => other.ageDays === ageDays),
  );
  const old = archives
    .filter(
      ({ ageDays, isComplete, isPartial }) =>
        !isPartial && ageDays > keptDays && (!isComplete || ageDays > newest),
    )
    .sort((a, b) => b.ageDays - a.ageDays)
    .slice(0, MOST_AT_ONCE);
  const names = new Set([...replaced, ...old].map(({ name }) => name));
  for (const name of names) await rm(join(folder, name), { force: true });
  return [...names].sort();
}
