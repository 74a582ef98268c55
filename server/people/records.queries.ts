import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LeftOut } from '../../src/contract/staff/conversation.ts';
import type { InboxAction, InboxStatus } from '../../src/contract/staff/inbox.ts';
import type { TypedLine } from '../../src/contract/staff/quotation-sums.ts';
import type { QuotationState } from '../../src/contract/staff/quotations.ts';
import type { SubmissionDoor, SubmissionFlag } from '../../src/contract/submission.ts';
import type { Database } from '../database/schema.ts';
import { stageOfEntry } from '../inbox/applicants/hiring-stages.queries.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { listKinds } from '../submissions/kinds/kinds.ts';
import { resumeIdOf } from '../submissions/kinds/resumes.queries.ts';

/** Everything that is stored about one submission, for the person whom it is about. */
export interface PersonRecord {
  reference: string;
  kind: string;
  door: SubmissionDoor;
  locale: string;
  submittedAt: Date;
  noticeVersion: string | null;
  flags: SubmissionFlag[];
  /** What was sent, keyed by column name. */
  details: Record<string, unknown>;
  /** Null for what is not in the inbox. */
  status: InboxStatus | null;
  /** Null for every kind but applications. */
  stage: { name: string; reason: string } | null;
  history: { at: string; what: InboxAction; text: string; reason: string }[];
  /** The references of what is said to be of the same person. */
  samePersonAs: string[];
  mails: { mail: string; to: string | null; status: string; queuedAt: string; settledAt: string | null }[];
  /** The mails to and from the person. */
  messages: PersonMessage<{
    name: string;
    size: number;
    leftOut: LeftOut | null;
    stored: StoredFile | null;
  }>[];
  quotations: PersonQuotation[];
  resume: StoredFile | null;
}

/** A mail to or from the person. */
export interface PersonMessage<Attached> {
  at: string;
  direction: 'sent' | 'received';
  nature: string;
  name: string;
  address: string;
  subject: string;
  text: string;
  isCut: boolean;
  files: Attached[];
}

/** A quotation that was made for the person. */
export interface PersonQuotation {
  /** With the serial and the revision, its number; null for a first draft. */
  financialYear: string | null;
  serial: number | null;
  revision: number;
  state: QuotationState;
  addressee: string;
  address: string;
  subject: string;
  lines: TypedLine[];
  gstPercent: string;
  totalPaise: number;
  validUntil: string | null;
  terms: string;
  begunAt: string;
  sentAt: string | null;
  settledAt: string | null;
  agreedPaise: number | null;
  reason: string;
  note: string;
}

/** A file of the resume store. */
export interface StoredFile {
  id: string;
  originalName: string;
  size: number;
  sha256: string;
  scan: string;
}

/**
 * The records of these submissions, oldest first. They do not say which member of the staff did something, nor who else
 * the person is said not to be, since that is personal data of somebody else.
 */
export async function listRecords(
  db: Kysely<Database>,
  ids: string[],
  kinds?: SubmissionKinds,
): Promise<PersonRecord[]> {
  const { rows } = await sql<PersonRecord>`
    select s.reference, s.kind, s.door, s.locale, s.submitted_at as "submittedAt", s.notice_version as "noticeVersion",
      array(select flag from submission_flags f where f.submission_id = s.id order by flag) as flags,
      coalesce(${sql.join(detailsOf(kinds))}) as details,
      (select status from inbox_entries e where e.submission_id = s.id) as status,
      (select jsonb_build_object('name', stage.name, 'reason', entry.stage_reason)
        from inbox_entries as entry join hiring_stages as stage on stage.id = ${stageOfEntry}
        where entry.submission_id = s.id) as stage,
      (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'what', action, 'text', text, 'reason', reason) order by e.id), '[]')
        from inbox_events e where e.submission_id = s.id and action not in ('assignee', 'reply', 'answer', 'split', 'unsplit') and removed_at is null) as history,
      array(select o.reference from person_links link join submissions o on o.id = link.other_id
        where link.submission_id = s.id and link.is_same order by o.id) as "samePersonAs",
      (select coalesce(jsonb_agg(jsonb_build_object('mail', role, 'to', recipient, 'status', status,
          'queuedAt', queued_at, 'settledAt', settled_at) order by m.id), '[]')
        from mails m where m.submission_id = s.id) as mails,
      (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'direction', direction, 'nature', nature,
          'name', name, 'address', address, 'subject', subject, 'text', body, 'isCut', is_cut, 'files', (
            select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'size', f.size, 'leftOut', left_out,
              'stored', ${storedFile(sql`f.resume_id`)}) order by f.id), '[]')
            from message_files f where f.message_id = msg.id
          )) order by msg.id), '[]')
        from messages msg where msg.submission_id = s.id) as messages,
      (select coalesce(jsonb_agg(jsonb_build_object('financialYear', financial_year, 'serial', serial, 'revision', revision,
          'state', state, 'addressee', addressee, 'address', address, 'subject', subject, 'lines', lines,
          'gstPercent', gst_percent, 'totalPaise', total_paise, 'validUntil', valid_until, 'terms', terms,
          'begunAt', begun_at, 'sentAt', sent_at, 'settledAt', settled_at, 'agreedPaise', agreed_paise, 'reason', reason, 'note', note) order by q.id), '[]')
        from quotations q where q.submission_id = s.id) as quotations,
      ${storedFile(resumeIdOf(sql`s.id`, kinds))} as resume
    from submissions s where s.id = any(${ids}::bigint[]) order by s.id
  `.execute(db);
  return rows;
}

function storedFile(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('id', r.id, 'originalName', original_name, 'size', r.size,
      'sha256', encode(sha256, 'hex'), 'scan', scan_state)
    from resumes r where r.id = ${id})`;
}

/** The kind's own row as the person is given it. */
function detailsOf(kinds: SubmissionKinds | undefined): RawBuilder<unknown>[] {
  return listKinds(kinds).flatMap(({ table, personalData }) =>
    personalData === undefined
      ? []
      : [
          sql`(select to_jsonb(d) - ${['submission_id', ...personalData.notArchived]}::text[]
            from ${sql.table(table)} d where d.submission_id = s.id)`,
        ],
  );
}
