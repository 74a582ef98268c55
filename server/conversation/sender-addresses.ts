import type { findEntry } from '../inbox/inbox-item.queries.ts';
import { listCorrected } from '../inbox/messages.queries.ts';
import { isMailAddress } from '../settings/mail-address.ts';
import { listWrittenFrom } from './messages.queries.ts';

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

/**
 * The sender's addresses to which mail can be sent. What the staff has corrected is first, then that of the form:
 * whoever was sent a copy of a mail can answer it from elsewhere.
 */
export async function listAddresses(
  db: Parameters<typeof listWrittenFrom>[0],
  { submission_id, email }: Pick<Entry, 'submission_id' | 'email'>,
): Promise<string[]> {
  const known = [
    ...(await listCorrected(db, submission_id, email.trim())),
    email.trim(),
    ...(await listWrittenFrom(db, submission_id)),
  ];
  const isFirst = (address: string, index: number) =>
    known.findIndex((each) => each.toLowerCase() === address.toLowerCase()) === index;
  return known.filter(isFirst).filter(isMailAddress);
}
