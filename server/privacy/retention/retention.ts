import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { RetentionCounts } from '../../../src/contract/staff/retention.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { removeAgedLinks } from '../../audit/chain.queries.ts';
import type { Database } from '../../database/schema.ts';
import type { ResumeStore } from '../../files/resume-store.ts';
import { removeResumeFiles } from '../erasure/remove-files.ts';
import {
  agedKinds,
  countAged,
  countAgedAuditLines,
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
  /** Ends a run after its current batch; the next day's run continues. */
  stop?: AbortSignal;
}

/** The retention periods as text, kept with each run: changed periods start with a dry run. */
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

const nothing: RetentionCounts = {
  contacts: 0,
  quotations: 0,
  applications: 0,
  resumes: 0,
  dataRequests: 0,
  auditLines: 0,
};

export async function countAll({
  db,
  settings,
}: Pick<RetentionParts, 'db' | 'settings'>): Promise<RetentionCounts> {
  const counts = { ...nothing, auditLines: await countAgedAuditLines(db, settings) };
  for (const kind of agedKinds) {
    const { submissions, resumes } = await countAged(db, kind, settings);
    counts[kind] = submissions;
    counts.resumes += resumes;
  }
  return counts;
}

async function removeAll({ db, resumes, settings, log, stop }: RetentionParts): Promise<RetentionCounts> {
  const counts = { ...nothing };
  for (const kind of agedKinds)
    for (;;) {
      stop?.throwIfAborted();
      const removed = await removeAged(db, kind, settings, BATCH);
      counts[kind] += removed.submissions;
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
