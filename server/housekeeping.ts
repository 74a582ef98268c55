import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import { resumeSweeps, sweptResumes } from './operating/metrics.ts';
import { type PublicationStore, sweepPublications } from './publications.ts';
import { type ResumeStore, sweepResumes } from './resumes.ts';
import { removeExpiredSignIns } from './staff/sessions.queries.ts';
import { removeOldGuards } from './submission-guards.queries.ts';
import { removeOldDigests } from './submissions.queries.ts';

const FORGET_EVERY_MS = 10 * 60_000;
const SWEEP_EVERY_MS = 60 * 60_000;

/** Longer than any request lives: a younger file may still get its row from another server. */
const REQUEST_LIFETIME_MS = 10 * 60_000;

/**
 * Sweeps the stores now and every hour, and forgets old digests, counts and texts.
 * @param exclusive whether no other server uses the database, so that at start no file can be waiting for its row.
 * @returns what stops it.
 */
export async function startHousekeeping(
  db: Kysely<Database>,
  { resumes, publications }: { resumes: ResumeStore; publications: PublicationStore },
  exclusive: boolean,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<() => void> {
  const sweep = async (minimumAgeMs: number) => {
    const removed = await sweepResumes(db, resumes, minimumAgeMs);
    resumeSweeps.inc({ outcome: 'done' });
    sweptResumes.inc(removed);
    if (removed > 0) log.info({ removed }, 'removed resume files that no application has');
  };
  const sweepPublished = async (documentMs: number) => {
    const removed = await sweepPublications(db, publications, { documentMs });
    if (removed > 0) log.info({ removed }, 'removed uploads that neither a blog nor a document has');
  };
  const forget = async () => {
    await removeOldDigests(db);
    await removeOldGuards(db);
  };
  const report = (error: unknown) => log.error(error, 'housekeeping failed; it is tried again later');

  const reportSweep = (error: unknown) => {
    resumeSweeps.inc({ outcome: 'failed' });
    report(error);
  };

  const firstAgeMs = exclusive ? 0 : REQUEST_LIFETIME_MS;
  const first = Promise.all([
    sweep(firstAgeMs).catch(reportSweep),
    sweepPublished(firstAgeMs).catch(reportSweep),
  ]);
  // Pages and forms need not wait for a store that is slow or away, but where a file of no age is taken for one without
  // a row, nobody may upload meanwhile.
  if (exclusive) await first;
  const timers = [
    setInterval(() => forget().catch(report), FORGET_EVERY_MS),
    setInterval(() => removeExpiredSignIns(db).catch(report), SWEEP_EVERY_MS),
    setInterval(() => sweep(REQUEST_LIFETIME_MS).catch(reportSweep), SWEEP_EVERY_MS),
    setInterval(() => sweepPublished(REQUEST_LIFETIME_MS).catch(reportSweep), SWEEP_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
