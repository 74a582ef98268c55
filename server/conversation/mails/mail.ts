import {
  correctAddressInput,
  mailInput,
  mailListInput,
  mailPage,
  mailSummary,
} from '../../../src/contract/staff/mail.ts';
import { done } from '../../../src/contract/staff/member.ts';
import { isOwner } from '../../../src/contract/staff/rights.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { AppError } from '../../errors.ts';
import { procedureFor, type StaffContext } from '../../members/access/staff-procedures.ts';
import { type AnswerConfig, mailboxName } from '../../settings/answers.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';
import { router } from '../../trpc.ts';
import { findMailbox } from '../answers/mailboxes.queries.ts';
import { countMailsPutAside } from '../answers/unread-mails.queries.ts';
import { correctAddress } from './correct-address.ts';
import { hastenMail, listMails, resendMail, summariseMails } from './mail.queries.ts';

/** Members see the mails about the kinds that they work on; an owner sees all mails. */
const mailProcedure = procedureFor('handleMails').use(({ ctx, next }) => {
  const { roles } = ctx.signedIn.member;
  const seen = listKinds(ctx.submissionKinds).filter((kind) => isOwner(roles) || roles.includes(kind.role));
  return next({ ctx: { mailRights: { kinds: seen.map(({ kind }) => kind), all: isOwner(roles) } } });
});

/** What became of mails: about submissions, warnings of expiring documents, and alerts to members. */
export const mailRouter = router({
  /** A mutation, since reading is recorded in the audit log: the list contains the senders' addresses. */
  list: mailProcedure
    .input(mailListInput)
    .output(mailPage)
    .mutation(async ({ ctx, input }) => {
      const page = await listMails(ctx.db, input, ctx.mailRights);
      const shown = page.mails.filter(({ role }) => role !== 'warning').map(({ reference }) => reference);
      if (shown.length > 0)
        await addAuditLine(ctx.db, {
          memberId: ctx.signedIn.member.id,
          action: 'mails read',
          subject: [...new Set(shown)].join(' '),
          address: ctx.address,
        });
      return page;
    }),

  resend: mailProcedure
    .input(mailInput)
    .output(done)
    .mutation(async ({ ctx, input: { id } }) => {
      const reference = await resendMail(ctx.db, id, ctx.mailRights);
      if (reference === undefined) throw new AppError('NOT_FOUND', 'There is no such sent or failed mail.');
      const { signedIn, address } = ctx;
      await addAuditLine(ctx.db, {
        memberId: signedIn.member.id,
        action: 'mail sent again',
        subject: reference,
        detail: `mail ${id}`,
        address,
      });
      return { done: true };
    }),

  /** Makes a postponed mail due; it is tried within seconds. */
  tryNow: mailProcedure
    .input(mailInput)
    .output(done)
    .mutation(async ({ ctx, input: { id } }) => {
      const reference = await hastenMail(ctx.db, id, ctx.mailRights);
      if (reference === undefined)
        throw new AppError('NOT_FOUND', 'There is no such mail that waits for another attempt.');
      await addAuditLine(ctx.db, {
        memberId: ctx.signedIn.member.id,
        action: 'mail tried at once',
        subject: reference,
        detail: `mail ${id}`,
        address: ctx.address,
      });
      return { done: true };
    }),

  /** Sends a mail to a visitor again, to another address. */
  correctAddress: mailProcedure
    .input(correctAddressInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await correctAddress(ctx, input, ctx.mailRights.kinds);
      return { done: true };
    }),

  summary: procedureFor('checkMails')
    .output(mailSummary)
    .query(async ({ ctx }) => ({
      isSetUp: ctx.config.mail !== undefined,
      answers: ctx.config.answers === undefined ? null : await readStateOf(ctx.db, ctx.config.answers),
      putAside: await readPutAside(ctx.db),
      ...(await summariseMails(ctx.db)),
    })),
});

async function readStateOf(db: StaffContext['db'], config: AnswerConfig) {
  const { readAt = null, fault = '' } = (await findMailbox(db, mailboxName(config))) ?? {};
  return { readAt: readAt?.toISOString() ?? null, fault };
}

async function readPutAside(db: StaffContext['db']) {
  const found = await countMailsPutAside(db);
  return found === undefined ? null : { count: found.count, last: found.last.toISOString() };
}
