import { type Kysely, type SqlBool, sql } from 'kysely';
import type { InboxEntry, InboxKind } from '../../../src/contract/staff/inbox.ts';
import type { Database } from '../../database/schema.ts';

/** The entries with these ids, in the same order. */
export async function listEntries(db: Kysely<Database>, ids: string[]): Promise<InboxEntry[]> {
  const rows = await db
    .selectFrom('inbox_entries as entry')
    .leftJoin('staff_members as member', 'member.id', 'assignee_id')
    .select(['reference', 'kind', 'submitted_at', 'entry.name', 'about', 'flags', 'status', 'version'])
    .select(['assignee_id', 'member.name as assignee_name'])
    .where(sql<SqlBool>`submission_id = any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], submission_id)`)
    .execute();
  return rows.map(({ kind, submitted_at, assignee_id, assignee_name, ...row }) => ({
    ...row,
    kind: kind as InboxKind,
    submittedAt: submitted_at.toISOString(),
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
  }));
}

export type ExportedEntry = Awaited<ReturnType<typeof listExportedEntries>>[number];

/** The entries with these ids and all that was sent, newest first. */
export function listExportedEntries(db: Kysely<Database>, ids: string[]) {
  return db
    .selectFrom('inbox_entries as entry')
    .leftJoin('staff_members as member', 'member.id', 'assignee_id')
    .leftJoin('contact_requests as contact', 'contact.submission_id', 'entry.submission_id')
    .leftJoin('quotation_requests as quotation', 'quotation.submission_id', 'entry.submission_id')
    .leftJoin('job_applications as application', 'application.submission_id', 'entry.submission_id')
    .leftJoin('resumes', 'resumes.id', 'application.resume_id')
    .select(['entry.reference', 'entry.kind', 'submitted_at', 'status', 'flags', 'entry.name', 'about'])
    .select(['entry.phone', 'entry.email', 'entry.city', 'address', 'state', 'user_message as message'])
    .select(['job_id_text as job', 'application.qualification', 'original_name as resume'])
    .select('member.name as assignee')
    .where(sql<SqlBool>`entry.submission_id = any(${ids}::bigint[])`)
    .orderBy('submitted_at', 'desc')
    .orderBy('entry.submission_id', 'desc')
    .execute();
}
