import type { Kysely } from 'kysely';
import type { AuditAction } from '../../src/contract/staff/audit.ts';
import type { InboxKind } from '../../src/contract/staff/inbox.ts';
import { addAuditLine } from '../audit/audit.queries.ts';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { SignedIn } from '../members/access/staff-procedures.ts';

export interface InboxContext {
  db: Kysely<Database>;
  address: string;
  signedIn: SignedIn;
  kinds: readonly InboxKind[];
}

/** Adds a line about these items to the audit log. */
export function record(
  { db, address, signedIn }: Omit<InboxContext, 'kinds'>,
  action: AuditAction,
  references: string[],
  detail = '',
): Promise<void> {
  return addAuditLine(db, {
    memberId: signedIn.member.id,
    action,
    subject: references.join(' '),
    detail,
    address,
  });
}

/** The item may belong to another role, so the attempt is recorded. */
export async function refuse(ctx: InboxContext, reference: string): Promise<AppError> {
  await record(ctx, 'refused', [reference], `as ${ctx.signedIn.member.roles.join(', ')}`);
  return new AppError('NOT_FOUND', 'There is no such submission.');
}
