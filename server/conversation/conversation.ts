import { z } from 'zod';
import {
  fileFields,
  REPLY_LIMITS,
  type ReplyForm,
  replyForm,
  replyInput,
} from '../../src/contract/staff/conversation.ts';
import { referenceInput } from '../../src/contract/staff/inbox.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { resumeKind } from '../files/resume-store.ts';
import { demandOwnStoreForUpload } from '../files/store-owner.ts';
import { findEntry } from '../inbox/inbox-item.queries.ts';
import { creatingInboxProcedure, inboxWorkProcedure } from '../inbox/inbox-procedure.ts';
import { record, refuse } from '../inbox/inbox-record.ts';
import type { MentionContext } from '../inbox/mentions.ts';
import { oneLine } from '../mail/one-line.ts';
import { kindOf } from '../submissions/kinds/kinds.ts';
import { router } from '../trpc.ts';
import { companyAddressFor } from './company-address.ts';
import { findEmptyPlaces } from './empty-places.ts';
import { beginConversation, findMessageAfter, type NewerMessage } from './messages.queries.ts';
import { createReply } from './replies.queries.ts';
import { storeReplyFiles } from './reply-files.ts';
import { fillTemplates, languagesFor } from './reply-templates.ts';
import { listAddresses } from './sender-addresses.ts';
import { createMessageId, createToken } from './thread-token.ts';

/** Mails to the sender of a submission. */
export const conversationRouter = router({
  /** What the form of a reply needs. The item itself was opened before, which the audit log records. */
  replyForm: inboxWorkProcedure
    .input(referenceInput)
    .output(replyForm)
    .query(async ({ ctx, input: { reference } }) => {
      const entry = await findEntry(ctx.db, reference, ctx.kinds);
      if (entry === undefined) throw await refuse(ctx, reference);
      const site = ctx.site.current;
      const { about, kind, locale } = entry;
      const { title } = kindOf(kind, ctx.submissionKinds).mails;
      const subjects = languagesFor(site, locale).map((each) => ({
        locale: each.locale as ReplyForm['locale'],
        subject: oneLine([each.letterWords(title), about].filter(Boolean).join(': '), REPLY_LIMITS.subject),
      }));
      return {
        addresses: await listAddresses(ctx.db, entry),
        locale: site.languages.find((language) => language.locale === locale)?.locale ?? site.locale,
        subjects,
        templates: templatesFor(ctx, entry),
        isMailSetUp: ctx.config.mail !== undefined,
        answersGoTo:
          ctx.config.answerAddress === undefined
            ? {
                where: 'mailbox' as const,
                address: companyAddressFor(kind, site.identity, ctx.submissionKinds),
              }
            : { where: 'item' as const },
      };
    }),

  sendReply: creatingInboxProcedure
    .input(replyInput)
    .output(z.object({ messageId: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { reference, seen, to, locale, subject, text, isAnswered } = input;
      const entry = await findEntry(ctx.db, reference, ctx.kinds);
      if (entry === undefined) throw await refuse(ctx, reference);
      if (entry.suspect)
        throw new AppError('BAD_REQUEST', 'This is suspected spam. Please restore it before you reply.');
      if (!(await listAddresses(ctx.db, entry)).includes(to))
        throw new AppError('BAD_REQUEST', 'is no address of the sender', { field: 'to' });
      const places = templatesFor(ctx, entry).flatMap((each) => each.map((filled) => filled.text));
      const [empty] = findEmptyPlaces(text, places);
      if (empty !== undefined)
        throw new AppError('BAD_REQUEST', `has nothing at “${empty}”: fill it in, or take the line out`, {
          field: 'text',
        });
      const chosen = fileFields.flatMap((field) => {
        const file = input[field];
        return file === undefined ? [] : [{ field, file }];
      });
      if (chosen.length > 0) await demandOwnStoreForUpload(ctx.db, ctx.resumes, resumeKind);
      const files = await storeReplyFiles(ctx, chosen);
      const from = ctx.config.mail?.from.address ?? ctx.site.current.identity.enquiryEmail;
      return ctx.once(async (trx) => {
        const newer = await findMessageAfter(trx, entry.submission_id, seen);
        if (newer !== undefined) throw new AppError('CONFLICT', describeNewer(newer));
        const token = await beginConversation(trx, entry.submission_id, createToken());
        const messageId = await createReply(trx, {
          submissionId: entry.submission_id,
          memberId: ctx.signedIn.member.id,
          name: entry.name,
          to,
          locale,
          subject,
          text,
          files,
          isAnswered,
          messageId: createMessageId(token, from.slice(from.lastIndexOf('@') + 1)),
        });
        const detail = files.length === 0 ? '' : `files ${files.length}`;
        await record({ ...ctx, db: trx }, 'reply sent', [reference], detail);
        return { messageId };
      });
    }),
});

type Answered = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

function templatesFor(
  {
    site,
    signedIn,
    submissionKinds,
  }: Pick<MentionContext, 'signedIn' | 'submissionKinds'> & Pick<Context, 'site'>,
  { name, reference, about, kind, locale }: Answered,
) {
  const { title } = kindOf(kind, submissionKinds).mails;
  return fillTemplates(site.current, {
    kind,
    locale,
    fieldsIn: ({ letterWords }) => ({
      name,
      reference,
      about: about || letterWords(title),
      member: signedIn.member.name,
    }),
  });
}

function describeNewer({ direction, member }: NewerMessage): string {
  const what =
    direction === 'received'
      ? 'The sender has written again'
      : `${member ?? 'Somebody who has left'} has replied`;
  return `${what} meanwhile. Nothing was sent: please read it first.`;
}
