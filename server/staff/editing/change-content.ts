import type { Kysely, Transaction } from 'kysely';
import { addAuditLine } from '../../audit/audit.queries.ts';
import type { ContentVersion } from '../../content/content-version.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { SignedIn } from '../access/staff-procedures.ts';
import type { Once } from './creating.ts';

interface ContentContext {
  db: Kysely<Database>;
  content: ContentVersion;
  signedIn: SignedIn;
  address: string;
  /** Of a procedure that creates something. */
  once?: Once;
}

interface Changed<Result> {
  result: Result;
  /** What was changed, as its history is looked up by it: `JO-1040`, `blog 7`. */
  subject: string;
  detail?: string;
}

/** Changes what the public sees, together with its line in the audit log, and lets the next request show it. */
export async function changeContent<Result>(
  { db, content, signedIn, address, once }: ContentContext,
  action: string,
  change: (trx: Transaction<Database>) => Promise<Changed<Result>>,
): Promise<Result> {
  const changeAndRecord = async (trx: Transaction<Database>) => {
    const { result, subject, detail = '' } = await change(trx);
    await addAuditLine(trx, { memberId: signedIn.member.id, action, subject, detail, address });
    return result;
  };
  const result = await (once ? once(changeAndRecord) : db.transaction().execute(changeAndRecord));
  content.current++;
  return result;
}

/** What the second of two people is told, who keeps what he has entered. */
export function changedMeanwhile(): AppError {
  return new AppError(
    'CONFLICT',
    'Somebody else has changed this in the meantime. Your changes are not saved yet.',
  );
}
