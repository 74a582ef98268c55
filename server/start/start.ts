import { isOwner, mayDo, type StaffAct } from '../../src/contract/staff/rights.ts';
import { startFigures } from '../../src/contract/staff/start.ts';
import { countPendingJobs } from '../editing/jobs/jobs-moderation.queries.ts';
import { readableBy } from '../inbox/inbox-kinds.ts';
import { onlookerProcedureFor } from '../members/access/staff-procedures.ts';
import { listKinds } from '../submissions/kinds/kinds.ts';
import { router } from '../trpc.ts';
import {
  countBlogs,
  countDataRequests,
  countFailedMails,
  countHiring,
  countInbox,
  countJobs,
  findToday,
  isOfficeEmpty,
} from './start.queries.ts';

export const startRouter = router({
  /** Counts for each role what it may open. The page asks again by itself, so this does not prolong the session. */
  figures: onlookerProcedureFor()
    .output(startFigures)
    .query(async ({ ctx: { db, signedIn, submissionKinds } }) => {
      const { roles } = signedIn.member;
      const may = (act: StaffAct) => mayDo(roles, act);
      const { kinds } = readableBy(roles, submissionKinds);
      const { at, today } = await findToday(db);
      const mailed = listKinds(submissionKinds).filter(({ role }) => isOwner(roles) || roles.includes(role));
      const [inbox, hiring, jobs, pending, mail, blogs, dataRequests, isEmpty] = await Promise.all([
        kinds.length > 0 ? countInbox(db, kinds, today) : null,
        may('readApplicants') ? countHiring(db) : null,
        may('readApplicants') ? countJobs(db, today) : null,
        may('manageJobs') ? countPendingJobs(db) : 0,
        may('handleMails')
          ? countFailedMails(db, { kinds: mailed.map(({ kind }) => kind), all: isOwner(roles) })
          : null,
        may('editBlogs') ? countBlogs(db) : null,
        may('handlePersons') ? countDataRequests(db, today) : null,
        isOfficeEmpty(db),
      ]);
      return {
        at: at.toISOString(),
        today,
        inbox,
        hiring,
        mail,
        blogs,
        dataRequests,
        isEmpty,
        jobs: jobs && { ...jobs, pending },
      };
    }),
});
