import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SubmissionDefinition, SubmissionKinds } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';
import { PUBLICATIONS_FOLDER, RESUMES_FOLDER } from '../format.ts';
import type { StoredTable } from '../tables.queries.ts';

/** A table for people, as CSV and as JSON: what several tables of the database say about one thing. */
export interface Sheet {
  /** Without its ending. */
  path: string;
  query: RawBuilder<unknown>;
}

const member = (id: string) => sql`(select name from staff_members where staff_members.id = ${sql.ref(id)})`;
const reference = (id: string) =>
  sql`(select reference from submissions where submissions.id = ${sql.ref(id)}) as reference`;
const storedFile = (id: string) => sql`
  (select ${RESUMES_FOLDER}::text || id::text || '.' || type from resumes where resumes.id = ${sql.ref(id)})`;
const publication = (path: string) => sql`
  regexp_replace(${sql.ref(path)}, '^/*[^/]*/media/', ${PUBLICATIONS_FOLDER}::text)`;
const rupees = (paise: string) => sql`round(${sql.ref(paise)} / 100.0, 2)::text`;

/** Every sheet: those of the kinds of submissions first. */
export function listSheets(tables: readonly StoredTable[], kinds?: SubmissionKinds): Sheet[] {
  return [...listKinds(kinds).map((kind) => submissionSheet(tables, kind)), ...otherSheets];
}

/** The names of a query's columns, even if it has no rows. */
export async function listColumnNames(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select json_object_keys(row_to_json(found)) as name
    from (select sheet.* from (values (1)) as one left join (${query}) as sheet on false) as found
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Blogs, which move out as Markdown. */
export function listMovingBlogs(db: Kysely<Database>) {
  return db
    .selectFrom('blogs')
    .select(['id', 'subject', 'sub_heading', 'description', 'image_path', 'translations'])
    .select(['published_at', 'changed_at'])
    .orderBy('id')
    .execute();
}

/** A kind of submission, with what the staff did with each. */
function submissionSheet(tables: readonly StoredTable[], { kind, table }: SubmissionDefinition): Sheet {
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  const fields = columns
    .map(({ name }) => name)
    .filter((name) => !['submission_id', 'translations'].includes(name))
    .map((name) =>
      name === 'resume_id' ? sql`${storedFile('d.resume_id')} as resume_file` : sql.ref(`d.${name}`),
    );
  return {
    path: `submissions/${kind}`,
    query: sql`
      select s.reference, s.submitted_at as received_at, s.door as received_by, s.locale as language,
        s.notice_version as privacy_notice,
        (select string_agg(flag, ' ' order by flag collate "C") from submission_flags where submission_id = s.id) as flags,
        e.status as inbox_status,
        (select name from hiring_stages where hiring_stages.id = e.stage_id) as hiring_stage, e.stage_reason,
        ${member('e.assignee_id')} as assigned_to, e.follow_up_at, ${sql.join(fields)}
      from submissions as s join ${sql.table(table)} as d on d.submission_id = s.id
        left join inbox_entries as e on e.submission_id = s.id
      where s.kind = ${sql.lit(kind)} order by s.id`,
  };
}

const otherSheets: Sheet[] = [
  {
    path: 'history/notes-and-changes',
    query: sql`
      select ${reference('e.submission_id')}, e.at, ${member('e.member_id')} as by, e.action, e.text, e.reason,
        e.edited_at, e.removed_at
      from inbox_events as e order by e.id`,
  },
  {
    path: 'history/conversations',
    query: sql`
      select ${reference('m.submission_id')}, m.at, m.direction, m.nature, ${member('m.member_id')} as by, m.name,
        m.address, m.subject, m.body, (
          select string_agg(f.name || coalesce(' = ' || ${storedFile('f.resume_id')}, ' (not kept)'), E'\\n' order by f.id)
          from message_files as f where f.message_id = m.id
        ) as files
      from messages as m order by m.id`,
  },
  {
    path: 'history/mails',
    query: sql`
      select ${reference('m.submission_id')}, m.role, m.recipient, m.status, m.queued_at, m.settled_at, m.attempts
      from mails as m
      where status <> 'queued' and staff_alert_id is null and member_notice_id is null order by m.id`,
  },
  {
    path: 'history/same-person',
    query: sql`
      select ${reference('p.submission_id')},
        (select reference from submissions where submissions.id = p.other_id) as other_reference, p.is_same
      from person_links as p order by p.submission_id, p.other_id`,
  },
  {
    path: 'quotations/quotations',
    query: sql`
      select 'Q/' || financial_year || '/' || lpad(serial::text, 4, '0') as number, q.revision,
        ${reference('q.submission_id')}, q.state, q.addressee, q.address, q.subject, q.lines, q.gst_percent,
        ${rupees('q.net_paise')} as net_rupees, ${rupees('q.tax_paise')} as tax_rupees,
        ${rupees('q.total_paise')} as total_rupees, q.valid_until, q.terms, q.sent_at,
        ${member('q.sender_id')} as sent_by, ${storedFile('q.resume_id')} as pdf_file, q.settled_at,
        ${rupees('q.agreed_paise')} as agreed_rupees, q.reason, q.note
      from quotations as q order by q.id`,
  },
  {
    path: 'jobs/jobs',
    query: sql`
      select j.jid, j.status, j.open_position as position, j.qualification, j.skills, j.experience, j.industry,
        j.location, j.min_salary, j.max_salary, j.description, j.translations, j.posted_at, j.opened_at, j.closed_at,
        j.closes_on, j.rejection, (select reference from submissions where submissions.id = j.submission_id) as submitted_as
      from job_openings as j order by j.id`,
  },
  {
    path: 'jobs/positions',
    query: sql`
      select open_position as position, count(*) as jobs, count(*) filter (where status = 'open') as open_jobs
      from job_openings group by open_position order by open_position collate "C"`,
  },
  { path: 'jobs/hiring-stages', query: sql`select name, kind, place from hiring_stages order by id` },
  {
    path: 'compliance/documents',
    query: sql`
      select i.name, i.published as is_published, v.valid_from, v.valid_until, v.stored_at,
        ${member('v.member_id')} as by, coalesce(${publication('v.document_path')}, i.document_path) as file
      from compliance_items as i left join compliance_versions as v on v.item_id = i.id order by i.id, v.id`,
  },
  {
    path: 'pictures/pictures',
    query: sql`
      select m.name, m.title, m.descriptions,
        ${PUBLICATIONS_FOLDER}::text || 'originals/' || m.name || '.webp' as file, m.width, m.height, m.removed_at
      from media as m order by m.id`,
  },
  {
    path: 'files/resumes-and-attachments',
    query: sql`
      select ${storedFile('r.id')} as file, r.original_name as name, r.size, encode(r.sha256, 'hex') as sha256,
        r.scan_state as virus_scan, r.stored_at
      from resumes as r order by r.id`,
  },
  {
    path: 'members/members',
    query: sql`
      select m.name, m.email, array_to_string(array[m.role] || m.further_roles, ' ') as roles, m.disabled_at
      from staff_members as m order by m.id collate "C"`,
  },
  {
    path: 'audit-log/audit-log',
    query: sql`
      select a.id, a.at, ${member('a.member_id')} as by, a.action, a.subject, a.detail, a.address
      from staff_audit as a order by a.id`,
  },
];
