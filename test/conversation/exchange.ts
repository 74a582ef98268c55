import type { LightMyRequestResponse } from 'fastify';
import { type AnswerOutcome, takeInAnswer } from '../../server/conversation/answers/take-in-answer.ts';
import type { ConversationMessage } from '../../src/contract/staff/conversation.ts';
import type { TestServer } from '../environment/app.ts';
import { header, type ReceivedMail } from '../environment/smtp.ts';
import { answerParts } from '../factories/conversation.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeReceivedMail } from '../factories/received-mails.ts';
import { makeContact } from '../factories/rows.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { upload } from '../factories/staff-upload.ts';
import { submit } from '../factories/submit.ts';
import { test as base, open } from '../inbox/office.ts';

/** A contact that was replied to, and the mail that its sender got. */
interface Exchange {
  reference: string;
  mail: ReceivedMail;
}

export const test = base.extend<{
  take(raw: Buffer): Promise<AnswerOutcome>;
  deliver(): Promise<ReceivedMail[]>;
  asked: Exchange;
}>({
  take: async ({ server }, use) => use((raw) => takeInAnswer(answerParts(server), raw)),
  /** Sends the mails that are due. @returns all that members have written to Asha. */
  deliver: async ({ smtp, send }, use) =>
    use(async () => {
      await send();
      return smtp.received.filter(
        ({ text, envelope }) => envelope.to[0] === 'asha@example.com' && /Tuesday/.test(text ?? ''),
      );
    }),
  asked: async ({ server, deliver, sales }, use) => {
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference }));
    await use({ reference, mail: (await deliver())[0] as ReceivedMail });
  },
});

export const pdf = (name = 'offer.pdf') => new File([new Uint8Array(makePdf())], name);

/** Replies to a submission with what is given in place of the usual. */
export async function reply(
  server: TestServer,
  member: SignedInMember,
  { reference, ...fields }: { reference: string; [field: string]: string | File },
  key?: string,
) {
  const usual = {
    reference,
    seen: await newestOf(server, reference),
    to: 'asha@example.com',
    locale: 'en-IN',
    subject: 'Your gates',
    text: 'Dear Asha,\nwe come on Tuesday.',
    isAnswered: 'yes',
  };
  const answer = await upload(server, member, 'conversation.sendReply', { ...usual, ...fields }, key);
  return answer as typeof answer & LightMyRequestResponse;
}

/** The newest message of an item, which a member has seen who has just opened it. */
export async function newestOf({ db }: TestServer, reference: string): Promise<string> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('messages.id')
    .where('reference', '=', reference)
    .orderBy('messages.id', 'desc')
    .executeTakeFirst();
  return row?.id ?? '';
}

export const messagesOf = async (member: SignedInMember, reference: string): Promise<ConversationMessage[]> =>
  (await open(member, reference)).messages;

/** The answer that Asha's mail program makes of a mail. */
export const answerTo = (mail: ReceivedMail, changes: Parameters<typeof makeReceivedMail>[0] = {}) =>
  makeReceivedMail({
    text: 'Tuesday suits us.',
    ...changes,
    headers: {
      Subject: `Re: ${mail.subject}`,
      'In-Reply-To': header(mail, 'message-id') ?? '',
      References: `${header(mail, 'references') ?? ''} ${header(mail, 'message-id')}`,
      ...changes.headers,
    },
  });
