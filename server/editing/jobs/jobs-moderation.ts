import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { z } from 'zod';
import { findSalaryFaults } from '../../../src/contract/staff/job-salary.ts';
import {
  changedJob,
  createJobInput,
  jobInput,
  jobStatuses,
  jobVersionInput,
  openJobInput,
  rejectJobInput,
  type StaffJob,
  staffJob,
  staffJobsInput,
  staffJobsPage,
  updateJobInput,
} from '../../../src/contract/staff/jobs.ts';
import { done } from '../../../src/contract/staff/member.ts';
import { changeTranslations } from '../../../src/contract/staff/translated-texts.ts';
import type { Translations } from '../../../src/contract/translations.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import type { Database, JobStatus } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { creatingProcedureFor } from '../../members/creating.ts';
import { router } from '../../trpc.ts';
import {
  type ContentKind,
  changeContent,
  createContent,
  demandContent,
  removeContent,
} from '../change-content.ts';
import { listHistory } from '../content-history.queries.ts';
import {
  columnsOf,
  countPendingJobs,
  createPendingJob,
  findStaffJob,
  listStaffJobs,
  removeDraftJob,
  settleHeldNotice,
  updateJob,
} from './jobs-moderation.queries.ts';

const readingProcedure = procedureFor('readApplicants');
const recruiterProcedure = procedureFor('manageJobs');
const creatingProcedure = creatingProcedureFor('manageJobs');

/** The columns to change, and the statuses that allow it. */
interface JobChange {
  from: readonly JobStatus[];
  columns: UpdateObject<Database, 'job_openings'>;
}

const jobs: ContentKind<'job', { Jid: string }, Omit<StaffJob, 'events'>, JobChange> = {
  name: 'job',
  subjectOf: ({ Jid }) => Jid,
  find: (db, { Jid }) => findStaffJob(db, Jid),
  update: (trx, seen, { from, columns }) => updateJob(trx, { ...seen, from }, columns),
  remove: removeDraftJob,
};

/** An opened job becomes the newest in the list. */
const opened = { status: 'open' as const, opened_at: sql<Date>`now()`, closed_at: null };

export const jobsModerationRouter = router({
  list: readingProcedure
    .input(staffJobsInput)
    .output(staffJobsPage)
    .query(async ({ ctx, input: { cursor, ...filter } }) => ({
      ...(await listStaffJobs(ctx.db, filter, cursor ?? undefined)),
      pending: await countPendingJobs(ctx.db),
    })),

  find: recruiterProcedure
    .input(jobInput)
    .output(staffJob)
    .query(async ({ ctx, input }) => ({
      ...(await demandContent(ctx.db, jobs, input)),
      events: await listHistory(ctx.db, jobs.name, jobs.subjectOf(input)),
    })),

  create: creatingProcedure
    .input(createJobInput)
    .output(changedJob)
    .mutation(({ ctx, input: { values, translations } }) =>
      createContent({
        ctx,
        kind: jobs,
        action: 'job entered',
        create: async (trx) => ({
          key: { Jid: await createPendingJob(trx, values, changeTranslations({}, translations)) },
        }),
      }),
    ),

  /** The copy waits for approval like a new posting, whatever the status of the job that is copied. */
  copy: creatingProcedure
    .input(jobInput)
    .output(changedJob)
    .mutation(({ ctx, input }) =>
      createContent({
        ctx,
        kind: jobs,
        action: 'job copied',
        create: async (trx) => {
          const { values, translations } = await demandContent(trx, jobs, input);
          return {
            key: { Jid: await createPendingJob(trx, values, translations) },
            detail: `from ${input.Jid}`,
          };
        },
      }),
    ),

  update: recruiterProcedure
    .input(updateJobInput)
    .output(changedJob)
    .mutation(async ({ ctx, input: { values, translations, closesOn, ...seen } }) => {
      const before = await demandContent(ctx.db, jobs, seen);
      if (closesOn !== before.closesOn) demandComing(closesOn);
      const [fault] = findSalaryFaults(values, before.values);
      if (fault) throw new AppError('BAD_REQUEST', fault.reason, { field: `values.${fault.field}` });
      const texts = changeTranslations(before.translations, translations);
      const names = Object.keys(values) as (keyof typeof values)[];
      const changed = names.filter((name) => values[name] !== before.values[name]);
      return changeContent({
        ctx,
        kind: jobs,
        seen,
        action: 'job edited',
        change: { from: jobStatuses, columns: { ...columnsOf(values, texts), closes_on: closesOn } },
        detail: [
          ...changed,
          ...listChanges(before.translations, texts),
          ...(closesOn === before.closesOn ? [] : ['closesOn']),
        ].join(', '),
      });
    }),

  /** A rejected job can be approved too. */
  approve: recruiterProcedure
    .input(openJobInput)
    .output(changedJob)
    .mutation(async ({ ctx, input: { closesOn, ...seen } }) => {
      const closes_on = await demandLastDay(ctx.db, { ...seen, closesOn });
      return changeContent({
        ctx,
        kind: jobs,
        seen,
        action: 'job approved',
        change: { from: ['pending', 'rejected'], columns: { ...opened, rejection: '', closes_on } },
        changeRelated: (trx) => settleHeldNotice(trx, seen.Jid, true),
      });
    }),

  reject: recruiterProcedure
    .input(rejectJobInput)
    .output(changedJob)
    .mutation(({ ctx, input: { reason, ...seen } }) =>
      changeContent({
        ctx,
        kind: jobs,
        seen,
        action: 'job rejected',
        change: { from: ['pending'], columns: { status: 'rejected', rejection: reason } },
        detail: reason,
        changeRelated: (trx) => settleHeldNotice(trx, seen.Jid, false),
      }),
    ),

  close: recruiterProcedure
    .input(jobVersionInput)
    .output(changedJob)
    .mutation(({ ctx, input: seen }) =>
      changeContent({
        ctx,
        kind: jobs,
        seen,
        action: 'job closed',
        change: {
          from: ['open'],
          columns: { status: 'closed', closed_at: sql<Date>`now()`, closes_on: null },
        },
      }),
    ),

  /** Removes a job that the staff added by mistake and the public has never seen. A visitor's posting is kept. */
  remove: recruiterProcedure
    .input(jobVersionInput)
    .output(done)
    .mutation(async ({ ctx, input: seen }) => {
      const { values, openedAt, reference, applications } = await demandContent(ctx.db, jobs, seen);
      if (openedAt !== null || reference !== null || applications > 0)
        throw new AppError(
          'BAD_REQUEST',
          'Only a job that the staff has entered, and that was never public, can be removed.',
        );
      return removeContent({ ctx, kind: jobs, seen, action: 'job removed', detail: values.openPosition });
    }),

  reopen: recruiterProcedure
    .input(openJobInput)
    .output(changedJob)
    .mutation(async ({ ctx, input: { closesOn, ...seen } }) => {
      const closes_on = await demandLastDay(ctx.db, { ...seen, closesOn });
      return changeContent({
        ctx,
        kind: jobs,
        seen,
        action: 'job reopened',
        change: { from: ['closed'], columns: { ...opened, closes_on } },
      });
    }),
});

/** The texts that differ, by language and field: `hi.OpenPosition`. */
function listChanges(before: Translations, after: Translations): string[] {
  const nameTexts = (all: Translations) =>
    Object.entries(all).flatMap(([code, texts]) =>
      Object.entries(texts).map(
        ([field, stored]) => [`${code}.${field}`, JSON.stringify([stored?.source, stored?.text])] as const,
      ),
    );
  const [was, is] = [new Map(nameTexts(before)), new Map(nameTexts(after))];
  return [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
}

/** The last day of a job that is about to open: the given one, else the one that it has. */
async function demandLastDay(
  db: Kysely<Database>,
  { closesOn, ...key }: z.infer<typeof openJobInput>,
): Promise<string | null> {
  const lastDay = closesOn === undefined ? (await demandContent(db, jobs, key)).closesOn : closesOn;
  demandComing(lastDay);
  return lastDay;
}

function demandComing(closesOn: string | null): void {
  if (closesOn !== null && closesOn < dayInIndia(new Date()))
    throw new AppError('BAD_REQUEST', 'must not be in the past', { field: 'closesOn' });
}
