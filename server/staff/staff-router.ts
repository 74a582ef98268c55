import { router } from '../trpc.ts';
import { auditLogRouter } from './audit-log.ts';
import { blogEditingRouter } from './blogs/blog-editing.ts';
import { complianceEditingRouter } from './compliance/compliance-editing.ts';
import { dataRequestsRouter } from './data-requests/data-requests.ts';
import { enrolmentRouter } from './enrolment.ts';
import { applicantsRouter } from './inbox/applicants.ts';
import { inboxRouter } from './inbox/inbox.ts';
import { savedViewsRouter } from './inbox/saved-views.ts';
import { jobsModerationRouter } from './jobs/jobs-moderation.ts';
import { liveRouter } from './live/live.ts';
import { mailRouter } from './mail/mail.ts';
import { membersRouter } from './members.ts';
import { newAuthenticatorRouter } from './new-authenticator.ts';
import { ownAccountRouter } from './own-account.ts';
import { peopleRouter } from './people/people.ts';
import { retentionRouter } from './retention.ts';
import { sessionTimeRouter } from './session-time.ts';
import { signInRouter } from './sign-in.ts';

/** Every procedure of the staff area, which the public router knows nothing of. */
export const staffRouter = router({
  signIn: signInRouter,
  enrolment: enrolmentRouter,
  ownAccount: ownAccountRouter,
  newAuthenticator: newAuthenticatorRouter,
  members: membersRouter,
  inbox: inboxRouter,
  jobs: jobsModerationRouter,
  blogs: blogEditingRouter,
  compliance: complianceEditingRouter,
  people: peopleRouter,
  dataRequests: dataRequestsRouter,
  retention: retentionRouter,
  auditLog: auditLogRouter,
  applicants: applicantsRouter,
  savedViews: savedViewsRouter,
  mail: mailRouter,
  live: liveRouter,
  sessionTime: sessionTimeRouter,
});

export type StaffRouter = typeof staffRouter;
