import { expect } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { makeContact } from '../factories/rows.ts';
import { receiptOf } from '../factories/stored.ts';

export async function submitContact({ app }: TestServer, changes = {}): Promise<string> {
  const answer = await postLegacy(app, '/Master/SubmitUserRequest', makeContact(changes));
  // Whatever happens to the mails, the visitor gets the success answer.
  expect(answer.statusCode, answer.body).toBe(200);
  return receiptOf(answer).reference;
}

/** The mails of a submission, in the order in which they were queued. */
export const listMails = ({ db }: TestServer, reference: string) =>
  db
    .selectFrom('mails')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['mails.id', 'role', 'recipient', 'status', 'attempts', 'message_id'])
    .where('reference', '=', reference)
    .orderBy('mails.id')
    .execute();
