import {
  countAged,
  countAgedAuditLines,
  countAuditLines,
  countSubmissions,
  listAgedKinds,
} from './retention.queries.ts';
import type { RetentionParts } from './retention.ts';
import { readTimes } from './runs.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** Longer than a weekend on which no server runs. */
const MOST_DAYS_APART = 3;
const MOST_MINUTES_APART = 5;
const MOST_OF_ALL = 0.1;
/** So many of a kind may always be removed: a small company's busy day is more than a tenth of its year. */
const ALWAYS_ALLOWED = 20;

/** The names of the counts that are not those of the kinds. */
const names: Partial<Record<string, string>> = {
  dataRequests: 'requests about personal data',
  auditLines: 'lines of the audit log',
};

/**
 * Why a run should not remove anything before a person has confirmed it: a clock that may be wrong, or too much that would
 * go at once. Undefined if it may. What was removed by a wrong clock cannot be brought back.
 * @param dry a run that only counts, for which it does not matter how much there is.
 */
export async function findDoubt(
  { db, settings, kinds, now }: Omit<RetentionParts, 'resumes' | 'log'>,
  { dry }: { dry: boolean },
): Promise<string | undefined> {
  const doubts = await listClockDoubts({ db, ...(now && { now }) });
  const note = (due: number, total: number, counted: string) => {
    if (due > ALWAYS_ALLOWED && due > total * MOST_OF_ALL)
      doubts.push(`${due} of ${total} ${names[counted] ?? counted} would be removed at once.`);
  };
  if (!dry) {
    for (const kind of listAgedKinds(kinds))
      note(
        (await countAged(db, kind, settings)).submissions,
        await countSubmissions(db, kind),
        kind.retention.countedAs,
      );
    note(await countAgedAuditLines(db, settings), await countAuditLines(db), 'auditLines');
  }
  return doubts.length === 0 ? undefined : doubts.join(' ');
}

/**
 * Whether the clock may be wrong: then nothing is removed, or closed, because of its age. The doubt ends with the next
 * run of retention that is finished.
 */
export async function isClockInDoubt(parts: Pick<RetentionParts, 'db' | 'now'>): Promise<boolean> {
  return (await listClockDoubts(parts)).length > 0;
}

async function listClockDoubts({
  db,
  now = () => new Date(),
}: Pick<RetentionParts, 'db' | 'now'>): Promise<string[]> {
  const doubts: string[] = [];
  const { present, lastRun } = await readTimes(db);
  const minutes = Math.round(Math.abs(now().getTime() - present.getTime()) / MINUTE_MS);
  if (minutes > MOST_MINUTES_APART)
    doubts.push(`The clocks of the server and of the database differ by ${minutes} minutes.`);
  const days = lastRun === null ? 0 : (present.getTime() - lastRun.getTime()) / DAY_MS;
  if (days > MOST_DAYS_APART)
    doubts.push(`By the database’s clock, the last run was ${Math.floor(days)} days ago.`);
  return doubts;
}
