import { takeInAnswer } from '../../server/conversation/answers/take-in-answer.ts';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import type { TestServer } from '../environment/app.ts';
import { makePdf } from './files/resumes.ts';
import { makeReceivedMail } from './received-mails.ts';
import { createMember, ok } from './staff.ts';
import { upload } from './staff-upload.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What takes received mails in, without a log. */
export const answerParts = ({ db, resumes }: Pick<TestServer, 'db' | 'resumes'>) => ({ db, resumes, log });

/**
 * A member replies to a submission with a file, and its sender answers with another one.
 * @returns the answer's mail.
 */
export async function converse(server: TestServer, reference: string): Promise<Buffer> {
  await takeInAll(server.db);
  const owner = await createMember(server, 'owner');
  const { addresses } = ok(await owner.ask('conversation.replyForm', { reference }));
  const sent = await upload(server, owner, 'conversation.sendReply', {
    reference,
    seen: '',
    to: addresses[0],
    locale: 'en-IN',
    subject: 'Interview',
    text: 'Monday?',
    isAnswered: 'yes',
    file1: new File([new Uint8Array(makePdf())], 'offer.pdf'),
  });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const { message_id } = await server.db
    .selectFrom('messages')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('message_id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const mail = makeReceivedMail({
    text: 'Yes.',
    parts: [{ type: 'application/pdf', name: 'cv.pdf', body: makePdf() }],
    headers: { 'In-Reply-To': message_id },
  });
  await takeInAnswer(answerParts(server), mail);
  return mail;
}
