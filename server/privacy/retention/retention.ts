import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { RetentionCounts } from '../../../src/contract/staff/retention.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { removeAgedLinks } from '../../audit/chain.queries.ts';
import type { Database } from '../../database/schema.ts';
import type { ResumeStore } from '../../files/resume-store.ts';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import { removeResumeFiles } from '../erasure/remove-files.ts';
import {
  countAged,
  countAgedAuditLines,
  listAgedKinds,
  type RetentionSettings,
  removeAged,
  removeAgedAuditLines,
} from './retention.queries.ts';
import { finishRun, type StartedRun } from './runs.queries.ts';

/** Small enough that a batch never delays a form, not even on the embedded database. */
const BATCH = 200;

export interface RetentionParts {
  db: Kysely<Database>;
  resumes: ResumeStore;
  settings: RetentionSettings;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** The product's kinds if absent. */
  kinds?: SubmissionKinds | undefined;
  /** The server's clock, which is compared with the database's. */
  now?: () => Date;
  /** Ends a run after its current batch; the next day's run continues. */
  stop?: AbortSignal;
}

/** The retention periods as text. Each run stores them, since changed periods begin with a dry run. */
export function settingsOf({ settings }: Pick<RetentionParts, 'settings'>): string {
  return Object.entries(settings)
    .map(([name, days]) => `${name}=${days}`)
    .join(' ');
}

/** Removes what is past its retention period, or only counts it in a dry run. The counts go to the audit log. */
export async function runRetention(parts: RetentionParts, { id, dry }: StartedRun): Promise<RetentionCounts> {
  const counts = dry ? await countAll(parts) : await removeAll(parts);
  const detail = Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
  await addAuditLine(parts.db, {
    memberId: null,
    action: dry ? 'retention counted' : 'retention removed',
    detail,
    address: '',
  });
  await finishRun(parts.db, id, counts);
  parts.log.info(
    { counts, dry },
    dry ? 'what retention would remove' : 'retention has removed what is too old',
  );
  return counts;
}

/** Zero for each count, in the order in which a run reports them. */
function noCounts(kinds: SubmissionKinds | undefined): RetentionCounts {
  const names = listAgedKinds(kinds).flatMap(({ hasResume, retention: { countedAs } }) =>
    hasResume ? [countedAs, 'resumes'] : [countedAs],
  );
  return Object.fromEntries([...names, 'auditLines'].map((name) => [name, 0])) as RetentionCounts;
}

export async function countAll({
  db,
  settings,
  kinds,
}: Pick<RetentionParts, 'db' | 'settings' | 'kinds'>): Promise<RetentionCounts> {
  const counts = { ...noCounts(kinds), auditLines: await countAgedAuditLines(db, settings) };
  for (const kind of listAgedKinds(kinds)) {
    const { submissions, resumes } = await countAged(db, kind, settings);
    counts[kind.retention.countedAs] += submissions;
    counts.resumes += resumes;
  }
  return counts;
}

async function removeAll({
  db,
  resumes,
  settings,
  log,
  stop,
  kinds,
}: RetentionParts): Promise<RetentionCounts> {
  const counts = noCounts(kinds);
  for (const kind of listAgedKinds(kinds))
    for (;;) {
      stop?.throwIfAborted();
      const removed = await removeAged(db, kind, { settings, limit: BATCH, kinds });
      counts[kind.retention.countedAs] += removed.submissions;
      counts.resumes += removed.resumeIds.length;
      await removeResumeFiles(resumes, removed.resumeIds, log);
      if (removed.submissions < BATCH) break;
    }
  for (;;) {
    stop?.throwIfAborted();
    const removed = await removeAgedAuditLines(db, settings, BATCH);
    counts.auditLines += removed;
    if (removed < BATCH) break;
  }
  await removeAgedLinks(db);
  return counts;
}
