import { movingBackRouter } from './archive/bringing-back/moving-back.ts';
import { movingOutRouter } from './archive/moving-out/moving-out.ts';
import { conversationRouter } from './conversation/conversation.ts';
import { mailRouter } from './conversation/mails/mail.ts';
import { blogEditingRouter } from './editing/blogs/blog-editing.ts';
import { complianceEditingRouter } from './editing/compliance/compliance-editing.ts';
import { jobsModerationRouter } from './editing/jobs/jobs-moderation.ts';
import { mediaRouter } from './editing/media/media.ts';
import { siteRouter } from './editing/site/site.ts';
import { movingInRouter } from './importing/runs/moving-in.ts';
import { applicantsRouter } from './inbox/applicants/applicants.ts';
import { hiringStagesRouter } from './inbox/applicants/hiring-stages.ts';
import { ownColumnsRouter } from './inbox/columns/own-columns.ts';
import { inboxRouter } from './inbox/inbox.ts';
import { officeHoursRouter } from './inbox/office-hours/office-hours.ts';
import { reasonsRouter } from './inbox/reasons/reasons.ts';
import { savedViewsRouter } from './inbox/saved-views.ts';
import { liveRouter } from './live/live.ts';
import { presenceRouter } from './live/presence.ts';
import { enrolmentRouter } from './members/access/enrolment.ts';
import { newAuthenticatorRouter } from './members/access/new-authenticator.ts';
import { ownAccountRouter } from './members/access/own-account.ts';
import { sessionTimeRouter } from './members/access/session-time.ts';
import { signInRouter } from './members/access/sign-in.ts';
import { auditLogRouter } from './members/audit/audit-log.ts';
import { mailChoicesRouter } from './members/mail-choices/mail-choices.ts';
import { membersRouter } from './members/members.ts';
import { dataRequestsRouter } from './people/data-requests/data-requests.ts';
import { peopleRouter } from './people/people.ts';
import { retentionRouter } from './people/retention/retention.ts';
import { quotationsRouter } from './quotations/quotations.ts';
import { startRouter } from './start/start.ts';
import { router } from './trpc.ts';

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
