import { sql } from 'kysely';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';

/** A table whose rows move out and in again. */
export interface RecordTable {
  name: string;
  /** The primary key, in whose order the rows are written. */
  key: string[];
  /** Columns that do not move out: secrets, leases, and what the database or the server computes again. */
  without?: string[];
  /** Restricts the rows. The table is called `kept`. */
  where?: ReturnType<typeof sql<boolean>>;
}

/** Mails that are due are sent by the server that queued them, and by no other. */
const mailMoves = (table: string) => sql<boolean>`
  ${sql.ref(`${table}.status`)} <> 'queued' and ${sql.ref(`${table}.staff_alert_id`)} is null
  and ${sql.ref(`${table}.member_notice_id`)} is null`;

const isOver = (imports: string) => sql<boolean>`${sql.ref(`${imports}.state`)} in ('done', 'undone')`;

const tables: RecordTable[] = [
  // The second factor, the password and the sessions stay: a member is invited again.
  {
    name: 'staff_members',
    key: ['id'],
    without: ['email_verified', 'image', 'last_sign_in_at', 'two_factor_enabled', 'updated_at'],
  },
  { name: 'resumes', key: ['id'] },
  { name: 'hiring_stages', key: ['id'] },
  { name: 'submissions', key: ['id'] },
  { name: 'submission_flags', key: ['submission_id', 'flag'] },
  { name: 'job_openings', key: ['id'] },
  { name: 'contact_requests', key: ['submission_id'] },
  { name: 'quotation_requests', key: ['submission_id'] },
  { name: 'job_applications', key: ['submission_id'] },
  { name: 'data_requests', key: ['submission_id'] },
  { name: 'inbox_entries', key: ['submission_id'], without: ['search'] },
  { name: 'conversations', key: ['submission_id'] },
  { name: 'messages', key: ['id'] },
  { name: 'message_files', key: ['id'] },
  { name: 'inbox_events', key: ['id'] },
  { name: 'inbox_mentions', key: ['event_id', 'member_id'] },
  { name: 'person_links', key: ['submission_id', 'other_id'] },
  { name: 'quotations', key: ['id'] },
  { name: 'quotation_numbers', key: ['financial_year'] },
  { name: 'quotation_reminders', key: ['id'] },
  { name: 'blogs', key: ['id'] },
  { name: 'compliance_items', key: ['id'] },
  { name: 'compliance_versions', key: ['id'] },
  { name: 'lapse_warnings', key: ['id'] },
  { name: 'mails', key: ['id'], without: ['claim'], where: mailMoves('kept') },
  {
    name: 'mail_attempts',
    key: ['id'],
    where: sql<boolean>`exists (select from mails where mails.id = kept.mail_id and ${mailMoves('mails')})`,
  },
  { name: 'media', key: ['id'] },
  { name: 'content_versions', key: ['id'] },
  { name: 'content_pointers', key: ['document', 'locale'] },
  { name: 'content_releases', key: ['id'] },
  { name: 'content_publications', key: ['id'] },
  { name: 'site_redirects', key: ['from_path'] },
  { name: 'office_calendar', key: ['is_only'] },
  { name: 'staff_views', key: ['id'] },
  { name: 'staff_mail_choices', key: ['member_id'] },
  { name: 'staff_columns', key: ['member_id', 'list'] },
  { name: 'office_reasons', key: ['what'] },
  { name: 'follow_ups_told', key: ['submission_id', 'at'] },
  // What came from a former site makes nothing twice in the new place either. A rehearsal is not part of the site.
  { name: 'imports', key: ['id'], without: ['claim', 'leased_until'], where: isOver('kept') },
  {
    name: 'import_items',
    key: ['id'],
    where: sql<boolean>`exists (select from imports where imports.id = kept.import_id and ${isOver('imports')})`,
  },
  { name: 'staff_audit', key: ['id'] },
  { name: 'staff_audit_chain', key: ['position'] },
  { name: 'erased_submissions', key: ['reference'] },
  { name: 'retention_runs', key: ['id'] },
];

/** The tables that stay, each with the reason. A table that is in neither list fails the tests. */
export const staying: Readonly<Record<string, string>> = {
  database_identity: 'Each database has one of its own.',
  resumes_to_erase: 'Files that are being erased.',
  staff_accounts: 'Password hashes.',
  staff_second_factors: 'Secrets.',
  staff_sessions: 'Sessions.',
  staff_challenges: 'Sign-ins in progress.',
  staff_attempts: 'Sign-ins in progress.',
  staff_invitations: 'Links that let somebody in.',
  staff_devices: 'Browsers that members have signed in with.',
  staff_creations: 'Answers of the last day, encrypted.',
  staff_alerts: 'Mails to members about their accounts.',
  member_notices: 'Mails to members.',
  member_notice_items: 'Mails to members.',
  digest_days: 'Mails to members.',
  data_request_links: 'Links that confirm a request.',
  mailboxes: 'How far this server has read its mailboxes.',
  unread_mails: 'Received mails that this server could not read; they are where they came from.',
  recent_submissions: 'Recognises repeats within minutes.',
  recent_texts: 'Recognises repeats within a day.',
  submission_counts: 'Limits of the last minute.',
  inbox_progress: 'Computed again.',
  inbox_unindexed: 'Computed again.',
  job_words: 'Computed again.',
};

/** The tables in an order in which each precedes those that refer to it. */
export function listRecordTables(kinds?: SubmissionKinds): RecordTable[] {
  const known = new Set(tables.map(({ name }) => name));
  const added = listKinds(kinds).filter(({ table }) => !known.has(table));
  return [...tables, ...added.map(({ table }) => ({ name: table, key: ['submission_id'] }))];
}
