import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';
import { listTables, type StoredTable } from '../tables.queries.ts';

/**
 * The tables whose rows move out and in again, each after those that it refers to. These stay: passwords, second
 * factors, sessions, invitations, devices and whatever else lets somebody in; links to confirm a request; mails to
 * members; how far mailboxes are read; what recognises repeats and counts limits; files that are being erased; and what
 * is computed again. A test lists them, so that each new table is decided upon.
 */
const moving = [
  'staff_members',
  'resumes',
  'hiring_stages',
  'submissions',
  'submission_flags',
  'job_openings',
  'contact_requests',
  'quotation_requests',
  'job_applications',
  'data_requests',
  'inbox_entries',
  'conversations',
  'messages',
  'message_files',
  'inbox_events',
  'inbox_mentions',
  'person_links',
  'quotations',
  'quotation_numbers',
  'quotation_reminders',
  'blogs',
  'compliance_items',
  'compliance_versions',
  'lapse_warnings',
  'mails',
  'mail_attempts',
  'media',
  'content_versions',
  'content_pointers',
  'content_releases',
  'content_publications',
  'site_redirects',
  'office_calendar',
  'staff_views',
  'staff_mail_choices',
  'staff_columns',
  'office_reasons',
  'follow_ups_told',
  'imports',
  'import_items',
  'staff_audit',
  'staff_audit_chain',
  'erased_submissions',
  'retention_runs',
];

/** Columns that do not move out: secrets, leases, and what the database or the server computes again. */
const columnsThatStay: Record<string, string[]> = {
  // The second factor, the password and the sessions stay as well: a member is invited again.
  staff_members: ['email_verified', 'image', 'last_sign_in_at', 'two_factor_enabled', 'updated_at'],
  inbox_entries: ['search'],
  mails: ['claim'],
  imports: ['claim', 'leased_until'],
};

/** Mails that are due are sent by the server that queued them, and by no other. */
const mailMoves = (table: string) => sql<boolean>`
  ${sql.ref(`${table}.status`)} <> 'queued' and ${sql.ref(`${table}.staff_alert_id`)} is null
  and ${sql.ref(`${table}.member_notice_id`)} is null`;

const isOver = (imports: string) => sql<boolean>`${sql.ref(`${imports}.state`)} in ('done', 'undone')`;

const rowsThatMove: Record<string, RawBuilder<boolean>> = {
  mails: mailMoves('kept'),
  mail_attempts: sql`exists (select from mails where mails.id = kept.mail_id and ${mailMoves('mails')})`,
  // What came from a former site makes nothing twice in the new place either. A rehearsal is not part of the site.
  imports: isOver('kept'),
  import_items: sql`exists (select from imports where imports.id = kept.import_id and ${isOver('imports')})`,
};

export function listMovingNames(kinds?: SubmissionKinds): string[] {
  return [...new Set([...moving, ...listKinds(kinds).map(({ table }) => table)])];
}

/** The tables, columns and rows that move out. */
export async function listMovingTables(
  db: Kysely<Database>,
  kinds?: SubmissionKinds,
): Promise<StoredTable[]> {
  const known = new Map((await listTables(db)).map((table) => [table.name, table]));
  return listMovingNames(kinds).flatMap((name) => {
    const table = known.get(name);
    if (table === undefined) return [];
    const columns = table.columns.filter((column) => !columnsThatStay[name]?.includes(column.name));
    return [{ ...table, columns, ...(rowsThatMove[name] && { where: rowsThatMove[name] }) }];
  });
}
