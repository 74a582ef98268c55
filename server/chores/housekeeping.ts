import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type PublicationStore, sweepPublications } from '../files/publication-store.ts';
import { type ResumeStore, sweepResumes } from '../files/resume-store.ts';
import { SweepRefused } from '../files/store-owner.ts';
import type { SweepCounts } from '../files/sweep.ts';
import { resumeSweeps, sweepRefused, sweptResumes } from '../operating/metrics.ts';
import { removeExpiredSignIns } from '../staff/access/sessions.queries.ts';
import { removeOldCreations } from '../staff/editing/creations.queries.ts';
import { removeOldDigests } from '../submissions/accept.queries.ts';
import { removeOldGuards } from '../submissions/guards.queries.ts';

const FORGET_EVERY_MS = 10 * 60_000;
const SWEEP_EVERY_MS = 60 * 60_000;

/** Longer than any request lives: a younger file may still get its row from another server. */
const REQUEST_LIFETIME_MS = 10 * 60_000;

/**
 * Sweeps the stores now and every hour, and forgets old digests, counts, texts and keys of what was created.
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
    const swept = await unlessRefused('resumes', () => sweepResumes(db, resumes, minimumAgeMs));
    resumeSweeps.inc({ outcome: swept ? 'done' : 'refused' });
    sweptResumes.inc(swept?.movedAside ?? 0);
  };
  const sweepPublished = async (documentMs: number) => {
    await unlessRefused('publications', () => sweepPublications(db, publications, { documentMs }));
  };
  const unlessRefused = async (
    store: string,
    run: () => Promise<SweepCounts>,
  ): Promise<SweepCounts | undefined> => {
    try {
      const swept = await run();
      sweepRefused.set({ store }, 0);
      if (Object.values(swept).some((count) => count > 0)) log.info({ store, ...swept }, 'swept files');
      return swept;
    } catch (error) {
      if (!(error instanceof SweepRefused)) throw error;
      sweepRefused.set({ store }, 1);
      log.error({ store, reason: error.message }, 'a sweep was refused, and nothing was moved');
      return undefined;
    }
  };
  const forget = async () => {
    await removeOldDigests(db);
    await removeOldGuards(db);
    await removeOldCreations(db);
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
