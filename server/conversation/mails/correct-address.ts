import type { z } from 'zod';
import type { correctAddressInput } from '../../../src/contract/staff/mail.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { AppError } from '../../errors.ts';
import type { SignedIn, StaffContext } from '../../members/access/staff-procedures.ts';
import { isMailAddress } from '../../settings/mail-address.ts';
import { addCorrectionNote, lockMail, sendTo } from './correct-address.queries.ts';

type Correcting = Pick<StaffContext, 'db' | 'address'> & { signedIn: SignedIn };

const names = { confirmation: 'confirmation', reply: 'reply' } as const;

/**
 * Sends a mail that a visitor did not get again, to the right address. What the visitor sent stays as it is; the mail and
 * the item's history have the correction.
 */
export async function correctAddress(
  { db, address: network, signedIn }: Correcting,
  { id, seen, address }: z.infer<typeof correctAddressInput>,
  kinds: readonly string[],
): Promise<void> {
  if (!isMailAddress(address))
    throw new AppError('BAD_REQUEST', 'must be an e-mail address', { field: 'address' });
  await runTransaction(db, async (trx) => {
    const mail = await lockMail(trx, id, kinds);
    if (mail === undefined) throw new AppError('NOT_FOUND', 'There is no such mail.');
    const { role, recipient, reference, submissionId } = mail;
    if ((role !== 'confirmation' && role !== 'reply') || recipient === null)
      throw new AppError('BAD_REQUEST', 'Only a mail to a visitor can go to another address.');
    // Whoever opens the link counts as the person whose data it is about.
    if (mail.kind === 'data-request')
      throw new AppError(
        'BAD_REQUEST',
        'The link in this mail proves who is asking, so it goes to no other address: the person has to send the request again.',
      );
    if (recipient !== seen)
      throw new AppError('CONFLICT', `The address was changed meanwhile: it is ${recipient} now.`);
    if (recipient === address)
      throw new AppError('BAD_REQUEST', 'is the one that failed', { field: 'address' });
    if (!mail.isDone)
      throw new AppError('CONFLICT', 'This mail is being sent already. Please wait a moment.');
    await sendTo(trx, id, address);
    const memberId = signedIn.member.id;
    if (mail.isInInbox)
      await addCorrectionNote(
        trx,
        submissionId,
        memberId,
        `Address of the ${names[role]} corrected from ${recipient} to ${address}, and sent again.`,
      );
    // Nothing can be erased from the log, so it does not have the addresses.
    const line = { action: 'mail address corrected', subject: reference, detail: `mail ${id}` } as const;
    await addAuditLine(trx, { memberId, ...line, address: network });
  });
}
