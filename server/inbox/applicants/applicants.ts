import {
  APPLICANTS_PAGE,
  type Applicant,
  applicantsBoard,
  applicantsInput,
  applicantsPage,
  BOARD_COLUMN,
  boardInput,
} from '../../../src/contract/staff/applicants.ts';
import { MATCHING_PAGE, matchingPage } from '../../../src/contract/staff/inbox.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import type { Config } from '../../config.ts';
import { pageOf } from '../../database/page-of.ts';
import { AppError } from '../../errors.ts';
import { procedureFor, type SignedIn } from '../../members/access/staff-procedures.ts';
import { router } from '../../trpc.ts';
import { listEntries } from '../inbox.queries.ts';
import type { InboxContext } from '../inbox-record.ts';
import { cursorOf } from '../places.queries.ts';
import { resumeInfoOf } from '../resume-access.ts';
import { listAppliedBefore } from '../same-person/applied-before.ts';
import {
  type ApplicantRow,
  countByStage,
  findApplicantJob,
  listApplicants,
  listNewestByStage,
} from './applicants.queries.ts';
import { listStages } from './hiring-stages.queries.ts';

/** The applicants for one job. Mutations, since reading is recorded in the audit log. */
export const applicantsRouter = router({
  list: procedureFor('readApplicants')
    .input(applicantsInput)
    .output(applicantsPage)
    .mutation(async ({ ctx, input: { jid, cursor, ...filter } }) => {
      const { id, ...job } = await openJob(ctx, jid);
      const after = cursor ?? undefined;
      const [rows, counts] = await Promise.all([
        listApplicants(ctx.db, { jobId: id, filter, after, limit: APPLICANTS_PAGE + 1 }),
        after === undefined ? countByStage(ctx.db, id, filter) : null,
      ]);
      const { page, next } = pageOf(rows, APPLICANTS_PAGE, cursorOf);
      return { job, applicants: await showApplicants(ctx, page), counts, next };
    }),

  /** All that match with their present versions, to be moved at once: what the list counts, beyond what is loaded. */
  listMatching: procedureFor('moveApplicants')
    .input(applicantsInput)
    .output(matchingPage)
    .query(async ({ ctx, input: { jid, cursor, ...filter } }) => {
      const job = await demandJob(ctx.db, jid);
      const after = cursor ?? undefined;
      const rows = await listApplicants(ctx.db, { jobId: job.id, filter, after, limit: MATCHING_PAGE + 1 });
      const { page, next } = pageOf(rows, MATCHING_PAGE, cursorOf);
      const ids = page.map(({ id }) => id);
      const entries = await listEntries(ctx.db, ids, ctx.signedIn.member.id);
      return {
        entries: entries.map(({ reference, version, status, stage, stageReason }) => ({
          reference,
          version,
          status,
          stage,
          stageReason,
        })),
        next,
      };
    }),

  board: procedureFor('readApplicants')
    .input(boardInput)
    .output(applicantsBoard)
    .mutation(async ({ ctx, input: { jid, ...filter } }) => {
      const { id, ...job } = await openJob(ctx, jid);
      const [stages, counts, rows] = await Promise.all([
        listStages(ctx.db),
        countByStage(ctx.db, id, filter),
        listNewestByStage(ctx.db, { jobId: id, filter, limit: BOARD_COLUMN + 1 }),
      ]);
      const pages = stages.map(({ id: stage }) => {
        const ofStage = rows.filter((row) => row.stage === stage);
        return { stage, ...pageOf(ofStage, BOARD_COLUMN, cursorOf) };
      });
      const shown = await showApplicants(
        ctx,
        pages.flatMap(({ page }) => page),
      );
      const columns = pages.map(({ stage, next }) => {
        const count = counts.find((each) => each.stage === stage)?.count ?? 0;
        return { stage, count, applicants: shown.filter((each) => each.stage === stage), next };
      });
      return { job, columns };
    }),
});

type Reading = Pick<InboxContext, 'db' | 'address'> & { signedIn: SignedIn };

/** Finds the job, and records that its applicants are read. */
async function openJob({ db, signedIn, address }: Reading, jid: string) {
  const job = await demandJob(db, jid);
  await addAuditLine(db, { memberId: signedIn.member.id, action: 'applicants read', subject: jid, address });
  return job;
}

async function demandJob(db: Reading['db'], jid: string) {
  const job = await findApplicantJob(db, jid);
  if (job === undefined) throw new AppError('NOT_FOUND', 'There is no such job.');
  return job;
}

async function showApplicants(
  { db, config }: Pick<Reading, 'db'> & { config: Pick<Config, 'clamav'> },
  rows: ApplicantRow[],
): Promise<Applicant[]> {
  const before = await listAppliedBefore(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, at: _at, submittedAt, resume, ...row }) => ({
    ...row,
    submittedAt: submittedAt.toISOString(),
    resume: resume && resumeInfoOf(resume, config),
    appliedBefore: before.get(id) ?? null,
  }));
}
