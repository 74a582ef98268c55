import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type PublicationStore, sweepPublications } from '../files/publication-store.ts';
import { type ResumeStore, sweepResumes } from '../files/resume-store.ts';
import { SweepRefused } from '../files/store-owner.ts';
import type { SweepCounts } from '../files/sweep.ts';
import { resumeSweeps, sweepRefused, sweptResumes } from '../operating/metrics.ts';
import { isClockInDoubt } from './retention/find-doubt.ts';

/** Longer than any request takes: another server may be about to write the row of a file that is younger than this. */
const REQUEST_LIFETIME_MS = 10 * 60_000;

interface SweepParts {
  db: Kysely<Database>;
  resumes: ResumeStore;
  publications: PublicationStore;
  /** Whether no other process uses the database, so that at startup no file can be waiting for its row. */
  exclusive: boolean;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** @returns a function for each store that sweeps it. A refused sweep is logged and counted, but it does not throw. */
export function createSweeps({ db, resumes, publications, exclusive, log }: SweepParts) {
  const nextMinimumAge = () => {
    let ageMs = exclusive ? 0 : REQUEST_LIFETIME_MS;
    return () => {
      const current = ageMs;
      ageMs = REQUEST_LIFETIME_MS;
      return current;
    };
  };
  const resumeAge = nextMinimumAge();
  const publicationAge = nextMinimumAge();

  const rules = async () => ({ keepsAside: await isClockInDoubt({ db }) });

  const unlessRefused = async (
    store: string,
    sweep: () => Promise<SweepCounts>,
  ): Promise<SweepCounts | undefined> => {
    try {
      const swept = await sweep();
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

  return {
    async resumes() {
      try {
        const swept = await unlessRefused('resumes', async () =>
          sweepResumes(db, resumes, resumeAge(), await rules()),
        );
        resumeSweeps.inc({ outcome: swept ? 'done' : 'refused' });
        sweptResumes.inc(swept?.movedAside ?? 0);
      } catch (error) {
        resumeSweeps.inc({ outcome: 'failed' });
        throw error;
      }
    },
    async publications() {
      await unlessRefused('publications', async () =>
        sweepPublications(db, publications, { documentMs: publicationAge() }, await rules()),
      );
    },
  };
}
