import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';
import { resumeIdOf } from '../../submissions/kinds/resumes.queries.ts';

/** Everything that is stored about one submission, for the person whom it is about. */
export interface PersonRecord {
  reference: string;
  kind: string;
  /** Keyed by column name, and a few more: see the query. */
  [field: string]: unknown;
  resume: { id: string; originalName: string; size: number; sha256: string; scan: string } | null;
}

/**
 * The records of these submissions, oldest first. They do not say which member of the staff did something, since that
 * is personal data of somebody else.
 */
export async function listRecords(
  db: Kysely<Database>,
  ids: string[],
  kinds?: SubmissionKinds,
): Promise<PersonRecord[]> {
  const { rows } = await sql<PersonRecord>`
    select s.reference, s.kind, s.door, s.submitted_at as "submittedAt", s.notice_version as "noticeVersion",
      array(select flag from submission_flags f where f.submission_id = s.id order by flag) as flags,
      coalesce(${sql.join(detailsOf(kinds))}) as details,
      (select status from inbox_entries e where e.submission_id = s.id) as status,
      (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'what', action, 'text', text) order by e.id), '[]')
        from inbox_events e where e.submission_id = s.id and action <> 'assignee' and removed_at is null) as history,
      (select coalesce(jsonb_agg(jsonb_build_object('mail', role, 'to', recipient, 'status', status,
          'queuedAt', queued_at, 'settledAt', settled_at) order by m.id), '[]')
        from mails m where m.submission_id = s.id) as mails,
      (select jsonb_build_object('id', r.id, 'originalName', original_name, 'size', size,
          'sha256', encode(sha256, 'hex'), 'scan', scan_state)
        from resumes r where r.id = ${resumeIdOf(sql`s.id`, kinds)}) as resume
    from submissions s where s.id = any(${ids}::bigint[]) order by s.id
  `.execute(db);
  return rows;
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
