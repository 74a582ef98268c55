import type { Kysely } from 'kysely';
import { type ContentName, contentActions } from '../../src/contract/staff/audit.ts';
import type { ContentEvent } from '../../src/contract/staff/content.ts';
import type { Database } from '../database/schema.ts';

const MOST_EVENTS = 100;

/**
 * The changes of one subject in the audit log, newest first. Other lines about it, such as who read a job's
 * applicants, are not part of its history.
 */
export async function listHistory(
  db: Kysely<Database>,
  name: ContentName,
  subject: string,
): Promise<ContentEvent[]> {
  const rows = await db
    .selectFrom('staff_audit')
    .leftJoin('staff_members', 'staff_members.id', 'member_id')
    .select(['at', 'action', 'detail', 'staff_members.name as member'])
    .where('subject', '=', subject)
    .where('action', 'in', contentActions[name])
    .orderBy('staff_audit.id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}
