import type { MovedIn } from '../archive/bringing-back/load-archive.ts';

/** Exit code for an archive that is complete except for files that are missing or damaged in the store. */
const INCOMPLETE = 3;

/** Prints what an archive has, and sets the exit code if files are missing in it. */
export function reportArchive(
  title: string,
  { rows, files, exportedAt, lacking, leftOut }: Omit<MovedIn, 'exportedAt'> & { exportedAt: string },
): void {
  const from = exportedAt === '' ? '' : `, of ${exportedAt}`;
  console.log(`${title}: ${rows} rows and ${files} files${from}.`);
  if (leftOut.length > 0) console.error(`Left out, since a virus was found: ${leftOut.join(', ')}`);
  if (lacking.length === 0) return;
  console.error(`Missing or damaged in the store: ${lacking.join(', ')}`);
  process.exitCode = INCOMPLETE;
}
