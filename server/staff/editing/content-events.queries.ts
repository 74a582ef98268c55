import type { Kysely } from 'kysely';
import type { ContentEvent } from '../../../src/contract/staff/content.ts';
import type { Database } from '../../database/schema.ts';

const MOST_EVENTS = 100;

/** What the audit log has of changes to one subject, newest first. `kind` is what their names begin with. */
export async function listContentEvents(
  db: Kysely<Database>,
  kind: 'job' | 'blog' | 'document',
  subject: string,
): Promise<ContentEvent[]> {
  const rows = await db
    .selectFrom('staff_audit')
    .leftJoin('staff_members', 'staff_members.id', 'member_id')
    .select(['at', 'action', 'detail', 'staff_members.name as member'])
    .where('subject', '=', subject)
    .where('action', 'like', `${kind} %`)
    .orderBy('staff_audit.id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}
