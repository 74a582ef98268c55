import { type Kysely, sql } from 'kysely';
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
  staffJob,
  staffJobsInput,
  staffJobsPage,
  updateJobInput,
} from '../../../src/contract/staff/jobs.ts';
import { done } from '../../../src/contract/staff/member.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import type { Database, JobStatus } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { router } from '../../trpc.ts';
import { procedureFor } from '../access/staff-procedures.ts';
import { changeContent, changedMeanwhile } from '../editing/change-content.ts';
import { listContentEvents } from '../editing/content-events.queries.ts';
import { creatingProcedureFor } from '../editing/creating.ts';
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

const recruiterProcedure = procedureFor('recruiter');
const creatingProcedure = creatingProcedureFor('recruiter');
type RecruiterContext = Parameters<Parameters<typeof recruiterProcedure.query>[0]>[0]['ctx'];

export const jobsModerationRouter = router({
  list: recruiterProcedure
    .input(staffJobsInput)
    .output(staffJobsPage)
    .query(async ({ ctx, input: { cursor, ...filter } }) => ({
      ...(await listStaffJobs(ctx.db, filter, cursor ?? undefined)),
      pending: await countPendingJobs(ctx.db),
    })),

  find: recruiterProcedure
    .input(jobInput)
    .output(staffJob)
    .query(async ({ ctx, input: { Jid } }) => ({
      ...(await demandJob(ctx.db, Jid)),
      events: await listContentEvents(ctx.db, 'job', Jid),
    })),

  create: creatingProcedure
    .input(createJobInput)
    .output(changedJob)
    .mutation(({ ctx, input: { values } }) =>
      changeContent(ctx, 'job entered', async (trx) => {
        const Jid = await createPendingJob(trx, values);
        return { result: { Jid, version: 1 }, subject: Jid };
      }),
    ),

  /** The copy waits like a new posting, whatever its model is. */
  copy: creatingProcedure
    .input(jobInput)
    .output(changedJob)
    .mutation(({ ctx, input }) =>
      changeContent(ctx, 'job copied', async (trx) => {
        const { values } = await demandJob(trx, input.Jid);
        const Jid = await createPendingJob(trx, values);
        return { result: { Jid, version: 1 }, subject: Jid, detail: `from ${input.Jid}` };
      }),
    ),

  update: recruiterProcedure
    .input(updateJobInput)
    .output(changedJob)
    .mutation(async ({ ctx, input: { values, closesOn, ...job } }) => {
      const { values: before, closesOn: closedOnBefore } = await demandJob(ctx.db, job.Jid);
      if (closesOn !== closedOnBefore) demandComing(closesOn);
      const [fault] = findSalaryFaults(values, before);
      if (fault) throw new AppError('BAD_REQUEST', fault.reason, { field: `values.${fault.field}` });
      const names = Object.keys(values) as (keyof typeof values)[];
      const detail = [
        ...names.filter((name) => values[name] !== before[name]),
        ...(closesOn === closedOnBefore ? [] : ['closesOn']),
      ].join(', ');
      return changeJob(ctx, 'job edited', job, jobStatuses, {
        change: { ...columnsOf(values), closes_on: closesOn },
        detail,
      });
    }),

  /** A rejected one too: somebody may think again. */
  approve: recruiterProcedure
    .input(openJobInput)
    .output(changedJob)
    .mutation(async ({ ctx, input }) => {
      const closes_on = await demandLastDay(ctx.db, input);
      return changeJob(ctx, 'job approved', input, ['pending', 'rejected'], {
        change: { ...opened, rejection: '', closes_on },
        isGenuine: true,
      });
    }),

  reject: recruiterProcedure
    .input(rejectJobInput)
    .output(changedJob)
    .mutation(({ ctx, input: { reason, ...job } }) =>
      changeJob(ctx, 'job rejected', job, ['pending'], {
        change: { status: 'rejected', rejection: reason },
        isGenuine: false,
        detail: reason,
      }),
    ),

  close: recruiterProcedure
    .input(jobVersionInput)
    .output(changedJob)
    .mutation(({ ctx, input }) =>
      changeJob(ctx, 'job closed', input, ['open'], {
        change: { status: 'closed', closed_at: sql<Date>`now()`, closes_on: null },
      }),
    ),

  /** Removes what the staff has entered by mistake, and nobody has been shown. A visitor's posting is kept. */
  remove: recruiterProcedure
    .input(jobVersionInput)
    .output(done)
    .mutation(({ ctx, input }) =>
      changeContent(ctx, 'job removed', async (trx) => {
        const { values, openedAt, reference, applications } = await demandJob(trx, input.Jid);
        if (openedAt !== null || reference !== null || applications > 0)
          throw new AppError(
            'BAD_REQUEST',
            'Only a job that the staff has entered, and that was never public, can be removed.',
          );
        if (!(await removeDraftJob(trx, input))) throw changedMeanwhile();
        return { result: { done: true }, subject: input.Jid, detail: values.openPosition };
      }),
    ),

  reopen: recruiterProcedure
    .input(openJobInput)
    .output(changedJob)
    .mutation(async ({ ctx, input }) => {
      const closes_on = await demandLastDay(ctx.db, input);
      return changeJob(ctx, 'job reopened', input, ['closed'], { change: { ...opened, closes_on } });
    }),
});

/** It stands first among the newest from then on. */
const opened = { status: 'open' as const, opened_at: sql<Date>`now()`, closed_at: null };

interface Change {
  change: Parameters<typeof updateJob>[2];
  /** Whether a posting that a robot may have sent is one of a person, where that is decided. */
  isGenuine?: boolean;
  detail?: string;
}

function changeJob(
  ctx: RecruiterContext,
  action: string,
  job: { Jid: string; version: number },
  from: readonly JobStatus[],
  { change, isGenuine, detail = '' }: Change,
): Promise<{ Jid: string; version: number }> {
  return changeContent(ctx, action, async (trx) => {
    const version = await updateJob(trx, { ...job, from }, change);
    if (version === undefined) {
      await demandJob(trx, job.Jid);
      throw changedMeanwhile();
    }
    if (isGenuine !== undefined) await settleHeldNotice(trx, job.Jid, isGenuine);
    return { result: { Jid: job.Jid, version }, subject: job.Jid, detail };
  });
}

async function demandJob(db: Kysely<Database>, Jid: string) {
  const job = await findStaffJob(db, Jid);
  if (job === undefined) throw new AppError('NOT_FOUND', 'There is no such job.');
  return job;
}

/** The last day of a job that is about to open: the one that is said, else the one that it has. */
async function demandLastDay(
  db: Kysely<Database>,
  { Jid, closesOn }: z.infer<typeof openJobInput>,
): Promise<string | null> {
  const lastDay = closesOn === undefined ? (await demandJob(db, Jid)).closesOn : closesOn;
  demandComing(lastDay);
  return lastDay;
}

function demandComing(closesOn: string | null): void {
  if (closesOn !== null && closesOn < dayInIndia(new Date()))
    throw new AppError('BAD_REQUEST', 'must not be in the past', { field: 'closesOn' });
}
