import { startFigures } from '../../../src/contract/staff/start.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';
import { router } from '../../trpc.ts';
import { onlookerProcedureFor } from '../access/staff-procedures.ts';
import { readableBy } from '../inbox/inbox-kinds.ts';
import { ensureTallies } from '../inbox/tallies.queries.ts';
import { countPendingJobs } from '../jobs/jobs-moderation.queries.ts';
import {
  countBlogs,
  countFailedMails,
  countHiring,
  countInbox,
  countJobs,
  findToday,
  isOfficeEmpty,
} from './start.queries.ts';

export const startRouter = router({
  /** Counts for each role what it may open. The page asks again by itself, so this does not prolong the session. */
  figures: onlookerProcedureFor('sales', 'recruiter', 'editor')
    .output(startFigures)
    .query(async ({ ctx: { db, signedIn, submissionKinds } }) => {
      const { role } = signedIn.member;
      const isOwner = role === 'owner';
      const isRecruiter = isOwner || role === 'recruiter';
      const { kinds } = readableBy(role, submissionKinds);
      const { at, today } = await findToday(db);
      await ensureTallies(db);
      const mailed = listKinds(submissionKinds).filter((kind) => isOwner || kind.role === role);
      const [inbox, hiring, jobs, pending, mail, blogs, isEmpty] = await Promise.all([
        kinds.length > 0 ? countInbox(db, kinds, today) : null,
        isRecruiter ? countHiring(db) : null,
        isRecruiter ? countJobs(db, today) : null,
        isRecruiter ? countPendingJobs(db) : 0,
        isOwner || mailed.length > 0
          ? countFailedMails(db, { kinds: mailed.map(({ kind }) => kind), others: isOwner })
          : null,
        isOwner || role === 'editor' ? countBlogs(db) : null,
        isOfficeEmpty(db),
      ]);
      return {
        ...{ at: at.toISOString(), today, inbox, hiring, mail, blogs, isEmpty },
        jobs: jobs && { ...jobs, pending },
      };
    }),
});
