import type { TestServer } from '../environment/app.ts';

/** The lines of the audit log that have all of these values, the oldest first. */
export function auditLines(
  { db }: Pick<TestServer, 'db'>,
  values: { action?: string; subject?: string; member_id?: string },
) {
  return db
    .selectFrom('staff_audit')
    .select(['action', 'member_id', 'subject', 'detail', 'address'])
    .where((line) => line.and(values))
    .orderBy('id')
    .execute();
}
