import { router } from '../trpc.ts';
import { enrolmentRouter } from './access/enrolment.ts';
import { newAuthenticatorRouter } from './access/new-authenticator.ts';
import { ownAccountRouter } from './access/own-account.ts';
import { sessionTimeRouter } from './access/session-time.ts';
import { signInRouter } from './access/sign-in.ts';
import { auditLogRouter } from './audit/audit-log.ts';
import { blogEditingRouter } from './blogs/blog-editing.ts';
import { complianceEditingRouter } from './compliance/compliance-editing.ts';
import { conversationRouter } from './conversation/conversation.ts';
import { dataRequestsRouter } from './data-requests/data-requests.ts';
import { hiringStagesRouter } from './hiring/hiring-stages.ts';
import { applicantsRouter } from './inbox/applicants.ts';
import { inboxRouter } from './inbox/inbox.ts';
import { savedViewsRouter } from './inbox/saved-views.ts';
import { jobsModerationRouter } from './jobs/jobs-moderation.ts';
import { liveRouter } from './live/live.ts';
import { presenceRouter } from './live/presence.ts';
import { mailRouter } from './mail/mail.ts';
import { mediaRouter } from './media/media.ts';
import { membersRouter } from './members/members.ts';
import { movingBackRouter } from './moving-in/archive/moving-back.ts';
import { movingInRouter } from './moving-in/importing/moving-in.ts';
import { movingOutRouter } from './moving-out/moving-out.ts';
import { mailChoicesRouter } from './notices/mail-choices.ts';
import { officeHoursRouter } from './office-hours/office-hours.ts';
import { ownColumnsRouter } from './own-columns/own-columns.ts';
import { peopleRouter } from './people/people.ts';
import { quotationsRouter } from './quotations/quotations.ts';
import { reasonsRouter } from './reasons/reasons.ts';
import { retentionRouter } from './retention/retention.ts';
import { siteRouter } from './site/site.ts';
import { startRouter } from './start/start.ts';

/** All procedures of the staff area. The public router does not include them. */
export const staffRouter = router({
  signIn: signInRouter,
  enrolment: enrolmentRouter,
  ownAccount: ownAccountRouter,
  newAuthenticator: newAuthenticatorRouter,
  members: membersRouter,
  inbox: inboxRouter,
  conversation: conversationRouter,
  quotations: quotationsRouter,
  jobs: jobsModerationRouter,
  blogs: blogEditingRouter,
  compliance: complianceEditingRouter,
  site: siteRouter,
  media: mediaRouter,
  people: peopleRouter,
  dataRequests: dataRequestsRouter,
  retention: retentionRouter,
  auditLog: auditLogRouter,
  applicants: applicantsRouter,
  hiringStages: hiringStagesRouter,
  savedViews: savedViewsRouter,
  mail: mailRouter,
  live: liveRouter,
  start: startRouter,
  presence: presenceRouter,
  officeHours: officeHoursRouter,
  mailChoices: mailChoicesRouter,
  ownColumns: ownColumnsRouter,
  reasons: reasonsRouter,
  sessionTime: sessionTimeRouter,
  movingIn: movingInRouter,
  movingBack: movingBackRouter,
  movingOut: movingOutRouter,
});

export type StaffRouter = typeof staffRouter;
