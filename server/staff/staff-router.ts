import { router } from '../trpc.ts';
import { enrolmentRouter } from './enrolment.ts';
import { inboxRouter } from './inbox/inbox.ts';
import { membersRouter } from './members.ts';
import { ownAccountRouter } from './own-account.ts';
import { signInRouter } from './sign-in.ts';

/** Every procedure of the staff area, which the public router knows nothing of. */
export const staffRouter = router({
  signIn: signInRouter,
  enrolment: enrolmentRouter,
  ownAccount: ownAccountRouter,
  members: membersRouter,
  inbox: inboxRouter,
});

export type StaffRouter = typeof staffRouter;
