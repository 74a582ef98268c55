import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SubmissionDefinition, SubmissionKinds } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';
import { PUBLICATIONS_FOLDER, RESUMES_FOLDER } from './archive-format.ts';
import { countOf, listColumns } from './records.queries.ts';

/** A table for people, as CSV and as JSON: what several tables of the database say about one thing. */
export interface Sheet {
  /** Without its ending. */
  path: string;
  /** What each column shows, in order. */
  columns: Record<string, RawBuilder<unknown>>;
  from: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

export function querySheet({ columns, from, order }: Sheet): RawBuilder<unknown> {
  const selected = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  return sql`select ${sql.join(selected)} ${from} order by ${order}`;
}

export const countSheet = (db: Kysely<Database>, { from }: Sheet) => countOf(db, from);

const member = (id: string) => sql`(select name from staff_members where staff_members.id = ${sql.ref(id)})`;
const reference = (id: string) =>
  sql`(select reference from submissions where submissions.id = ${sql.ref(id)})`;
const storedFile = (id: string) => sql`
  (select ${RESUMES_FOLDER}::text || id::text || '.' || type from resumes where resumes.id = ${sql.ref(id)})`;
const publication = (path: string) => sql`
  regexp_replace(${sql.ref(path)}, '^/*[^/]*/media/', ${PUBLICATIONS_FOLDER}::text)`;
const rupees = (paise: string) => sql`round(${sql.ref(paise)} / 100.0, 2)::text`;
const number = sql`'Q/' || financial_year || '/' || lpad(serial::text, 4, '0')`;

/** Every sheet: those of the kinds of submissions first. */
export async function listSheets(db: Kysely<Database>, kinds?: SubmissionKinds): Promise<Sheet[]> {
  const submissions = await Promise.all(listKinds(kinds).map((kind) => submissionSheet(db, kind)));
  return [...submissions, ...otherSheets];
}

/** A kind of submission, with what the staff did with each. */
async function submissionSheet(db: Kysely<Database>, { kind, table }: SubmissionDefinition): Promise<Sheet> {
  const own = await listColumns(db, { name: table, key: [] });
  const fields = own
    .map(({ name }) => name)
    .filter((name) => !['submission_id', 'translations'].includes(name))
    .map((name) =>
      name === 'resume_id' ? ['resume_file', storedFile('d.resume_id')] : [name, sql.ref(`d.${name}`)],
    );
  return {
    path: `submissions/${kind}`,
    columns: {
      reference: sql`s.reference`,
      received_at: sql`s.submitted_at`,
      received_by: sql`s.door`,
      language: sql`s.locale`,
      privacy_notice: sql`s.notice_version`,
      flags: sql`(select string_agg(flag, ' ' order by flag collate "C") from submission_flags where submission_id = s.id)`,
      inbox_status: sql`e.status`,
      hiring_stage: sql`(select name from hiring_stages where hiring_stages.id = e.stage_id)`,
      stage_reason: sql`e.stage_reason`,
      assigned_to: member('e.assignee_id'),
      follow_up_at: sql`e.follow_up_at`,
      ...Object.fromEntries(fields),
    },
    from: sql`
      from submissions as s join ${sql.table(table)} as d on d.submission_id = s.id
        left join inbox_entries as e on e.submission_id = s.id where s.kind = ${sql.lit(kind)}`,
    order: sql`s.id`,
  };
}

const otherSheets: Sheet[] = [
  {
    path: 'history/notes-and-changes',
    columns: {
      reference: reference('e.submission_id'),
      at: sql`e.at`,
      by: member('e.member_id'),
      action: sql`e.action`,
      text: sql`e.text`,
      reason: sql`e.reason`,
      edited_at: sql`e.edited_at`,
      removed_at: sql`e.removed_at`,
    },
    from: sql`from inbox_events as e`,
    order: sql`e.id`,
  },
  {
    path: 'history/conversations',
    columns: {
      reference: reference('m.submission_id'),
      at: sql`m.at`,
      direction: sql`m.direction`,
      nature: sql`m.nature`,
      by: member('m.member_id'),
      name: sql`m.name`,
      address: sql`m.address`,
      subject: sql`m.subject`,
      body: sql`m.body`,
      files: sql`(
        select string_agg(f.name || coalesce(' = ' || ${storedFile('f.resume_id')}, ' (not kept)'), E'\\n' order by f.id)
        from message_files as f where f.message_id = m.id)`,
    },
    from: sql`from messages as m`,
    order: sql`m.id`,
  },
  {
    path: 'history/mails',
    columns: {
      reference: reference('m.submission_id'),
      role: sql`m.role`,
      recipient: sql`m.recipient`,
      status: sql`m.status`,
      queued_at: sql`m.queued_at`,
      settled_at: sql`m.settled_at`,
      attempts: sql`m.attempts`,
    },
    from: sql`from mails as m where status <> 'queued' and staff_alert_id is null and member_notice_id is null`,
    order: sql`m.id`,
  },
  {
    path: 'history/same-person',
    columns: {
      reference: reference('p.submission_id'),
      other_reference: reference('p.other_id'),
      is_same: sql`p.is_same`,
    },
    from: sql`from person_links as p`,
    order: sql`p.submission_id, p.other_id`,
  },
  {
    path: 'quotations/quotations',
    columns: {
      number,
      revision: sql`q.revision`,
      reference: reference('q.submission_id'),
      state: sql`q.state`,
      addressee: sql`q.addressee`,
      address: sql`q.address`,
      subject: sql`q.subject`,
      lines: sql`q.lines`,
      gst_percent: sql`q.gst_percent`,
      net_rupees: rupees('q.net_paise'),
      tax_rupees: rupees('q.tax_paise'),
      total_rupees: rupees('q.total_paise'),
      valid_until: sql`q.valid_until`,
      terms: sql`q.terms`,
      sent_at: sql`q.sent_at`,
      sent_by: member('q.sender_id'),
      pdf_file: storedFile('q.resume_id'),
      settled_at: sql`q.settled_at`,
      agreed_rupees: rupees('q.agreed_paise'),
      reason: sql`q.reason`,
      note: sql`q.note`,
    },
    from: sql`from quotations as q`,
    order: sql`q.id`,
  },
  {
    path: 'jobs/jobs',
    columns: {
      jid: sql`j.jid`,
      status: sql`j.status`,
      position: sql`j.open_position`,
      qualification: sql`j.qualification`,
      skills: sql`j.skills`,
      experience: sql`j.experience`,
      industry: sql`j.industry`,
      location: sql`j.location`,
      min_salary: sql`j.min_salary`,
      max_salary: sql`j.max_salary`,
      description: sql`j.description`,
      translations: sql`j.translations`,
      posted_at: sql`j.posted_at`,
      opened_at: sql`j.opened_at`,
      closed_at: sql`j.closed_at`,
      closes_on: sql`j.closes_on`,
      rejection: sql`j.rejection`,
      submitted_as: reference('j.submission_id'),
    },
    from: sql`from job_openings as j`,
    order: sql`j.id`,
  },
  {
    path: 'jobs/positions',
    columns: { position: sql`p.position`, jobs: sql`p.jobs`, open_jobs: sql`p.open_jobs` },
    from: sql`from (
      select open_position as position, count(*) as jobs, count(*) filter (where status = 'open') as open_jobs
      from job_openings group by open_position) as p`,
    order: sql`p.position collate "C"`,
  },
  {
    path: 'jobs/hiring-stages',
    columns: { name: sql`h.name`, kind: sql`h.kind`, place: sql`h.place` },
    from: sql`from hiring_stages as h`,
    order: sql`h.id`,
  },
  {
    path: 'compliance/documents',
    columns: {
      name: sql`i.name`,
      is_published: sql`i.published`,
      valid_from: sql`v.valid_from`,
      valid_until: sql`v.valid_until`,
      stored_at: sql`v.stored_at`,
      by: member('v.member_id'),
      file: sql`coalesce(${publication('v.document_path')}, i.document_path)`,
    },
    from: sql`from compliance_items as i left join compliance_versions as v on v.item_id = i.id`,
    order: sql`i.id, v.id`,
  },
  {
    path: 'pictures/pictures',
    columns: {
      name: sql`m.name`,
      title: sql`m.title`,
      descriptions: sql`m.descriptions`,
      file: sql`${PUBLICATIONS_FOLDER}::text || 'originals/' || m.name || '.webp'`,
      width: sql`m.width`,
      height: sql`m.height`,
      removed_at: sql`m.removed_at`,
    },
    from: sql`from media as m`,
    order: sql`m.id`,
  },
  {
    path: 'files/resumes-and-attachments',
    columns: {
      file: storedFile('r.id'),
      name: sql`r.original_name`,
      size: sql`r.size`,
      sha256: sql`encode(r.sha256, 'hex')`,
      virus_scan: sql`r.scan_state`,
      stored_at: sql`r.stored_at`,
    },
    from: sql`from resumes as r`,
    order: sql`r.id`,
  },
  {
    path: 'members/members',
    columns: {
      name: sql`m.name`,
      email: sql`m.email`,
      roles: sql`array_to_string(array[m.role] || m.further_roles, ' ')`,
      disabled_at: sql`m.disabled_at`,
    },
    from: sql`from staff_members as m`,
    order: sql`m.id collate "C"`,
  },
  {
    path: 'audit-log/audit-log',
    columns: {
      id: sql`a.id`,
      at: sql`a.at`,
      by: member('a.member_id'),
      action: sql`a.action`,
      subject: sql`a.subject`,
      detail: sql`a.detail`,
      address: sql`a.address`,
    },
    from: sql`from staff_audit as a`,
    order: sql`a.id`,
  },
];
