import {
  jobBatches,
  jobCountsInput,
  jobCountsOutput,
  jobFindInput,
  jobListInput,
  jobListOutput,
  jobOpeningDetail,
  jobPage,
} from '../../src/contract/job-opening.ts';
import { AppError } from '../errors.ts';
import { procedure, router } from '../trpc.ts';
import { findJob, listSimilarJobs, readAllJobs } from './jobs.queries.ts';
import { countFacets } from './list/count-facets.queries.ts';
import { listJobs } from './list/list-jobs.queries.ts';
import { isLive, stateOf } from './list/live-jobs.queries.ts';
import { dictionaryOf } from './list/meanings.ts';
import { findNearestPlaces } from './list/nearest-places.ts';
import { readSearch } from './list/words.ts';
import { languagesOfJob, withTranslation, withTranslations } from './translated-jobs.ts';

export const jobsRouter = router({
  list: procedure
    .input(jobListInput)
    .output(jobListOutput)
    .query(async ({ ctx, input }) => {
      const dictionary = dictionaryOf(ctx.site.current.synonyms);
      const { terms, isMended } = await readSearch(ctx.db, dictionary, input.search);
      // A search for nothing but punctuation finds no jobs rather than all of them.
      if (terms.length === 0 && input.search !== '') return { jobs: [], total: 0 };
      const { jobs, ...list } = await listJobs(ctx.db, input, terms);
      const isVain = list.total === 0 && input.location === undefined;
      const nearest = isVain
        ? await findNearestPlaces(ctx.db, dictionary, input, terms, ctx.language)
        : undefined;
      return {
        ...list,
        jobs: await withTranslations(ctx.db, ctx.language, jobs),
        ...(isMended && { searchedFor: terms.map(({ text }) => text).join(' ') }),
        ...(nearest && { nearest }),
      };
    }),

  /** How many jobs each filter would leave. A separate procedure, so that the list need not wait for the counts. */
  counts: procedure
    .input(jobCountsInput)
    .output(jobCountsOutput)
    .query(async ({ ctx, input }) => {
      const { terms } = await readSearch(ctx.db, dictionaryOf(ctx.site.current.synonyms), input.search);
      return countFacets(ctx.db, input, terms.length === 0 && input.search !== '' ? undefined : terms);
    }),

  /** All open jobs, in batches. Only legacy clients get the whole list. */
  stream: procedure
    .input(jobListInput.pick({ flag: true }))
    .output(jobBatches)
    .query(async ({ ctx }) => {
      if (ctx.door !== 'legacy') throw new AppError('NOT_FOUND', 'There is no such procedure.');
      const batches = readAllJobs(ctx.db);
      // Read before the answer begins, so that an unreachable database can still be reported as an error.
      const first = await batches.next();
      return (async function* () {
        if (!first.done) yield first.value;
        yield* batches;
      })();
    }),

  find: procedure
    .input(jobFindInput)
    .output(jobOpeningDetail)
    .query(async ({ ctx, input }) => {
      const job = await findJob(ctx.db, input.Jid);
      if (job === undefined || !isLive(job.status))
        throw new AppError('NOT_FOUND', 'There is no open job of that Jid.');
      return withTranslation(job, job.translations, ctx.language);
    }),

  /** The content of an opening's own page, which remains after the opening has been closed. */
  findPage: procedure
    .input(jobFindInput)
    .output(jobPage)
    .query(async ({ ctx, input }) => {
      const job = await findJob(ctx.db, input.Jid);
      const state = job && stateOf(job.status);
      if (job === undefined || state === undefined)
        throw new AppError('NOT_FOUND', 'There is no job of that Jid.');
      const languages = languagesOfJob(job, job.translations);
      return {
        ...withTranslation(job, job.translations, ctx.language),
        state,
        ...(languages.length > 0 && { languages }),
        similar: await withTranslations(ctx.db, ctx.language, await listSimilarJobs(ctx.db, job)),
      };
    }),
});
