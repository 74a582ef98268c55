import type { Kysely } from 'kysely';
import type { AuditAction } from '../../src/contract/staff/audit.ts';
import type { Database } from '../database/schema.ts';

export interface AuditLine {
  memberId: string | null;
  action: AuditAction;
  subject?: string;
  detail?: string;
  address: string;
}

export async function addAuditLine(db: Kysely<Database>, line: AuditLine): Promise<void> {
  const { memberId, action, subject = '', detail = '', address } = line;
  await db
    .insertInto('staff_audit')
    .values({ member_id: memberId, action, subject, detail, address })
    .execute();
}
