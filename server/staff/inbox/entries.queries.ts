import { type Kysely, sql } from 'kysely';
import { suspectFlags } from '../../../src/contract/submission.ts';
import type { Database } from '../../database/schema.ts';
import { MAIL_MARK } from './search-terms.ts';

/** A statement takes 15 s at the most: what is older than this has all become visible. */
const SETTLED_AFTER = '60 seconds';

/**
 * Takes submissions into the inbox that are not in it yet, oldest first.
 * @returns how many.
 */
export async function takeInSubmissions(db: Kysely<Database>, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with arrived as (
      select s.id, s.reference, s.kind, s.submitted_at,
        array(select flag from submission_flags where submission_id = s.id order by flag) as flags
      from submissions s
      where s.id > coalesce((select complete_until from inbox_progress), 0)
        and s.kind in ('contact', 'quotation', 'application')
        and not exists (select from inbox_entries where submission_id = s.id)
      order by s.id limit ${limit}
    )
    insert into inbox_entries (submission_id, reference, kind, submitted_at, name, about, email, phone, city,
      job_opening_id, flags, suspect, search)
    select a.id, a.reference, a.kind, a.submitted_at, d.name, d.about, d.email, d.phone, d.city, d.job, a.flags,
      a.flags && ${[...suspectFlags]}::text[],
      array_to_tsvector(array[${MAIL_MARK} || lower(d.email)]) || to_tsvector('simple', left(translate(concat_ws(' ', a.reference, d.name, d.about, d.email, d.phone, d.city, d.rest),
        '/.-_,:;@&+()<>', '              '), 20000))
    from arrived a cross join lateral (
      select full_name as name, company_name as about, email_id as email, mobile_no as phone, '' as city,
        null::bigint as job, user_message as rest
      from contact_requests where submission_id = a.id
      union all
      select first_name || ' ' || last_name, services_type, email_id, mobile_no, city, null, address || ' ' || state
      from quotation_requests where submission_id = a.id
      union all
      select full_name, position, email_id, mobile_no, coalesce(j.location, ''), job_opening_id,
        job_id_text || ' ' || p.qualification
      from job_applications p left join job_openings j on j.id = job_opening_id where p.submission_id = a.id
    ) d
    on conflict do nothing
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Notes up to where nothing can be missing any more, so that it is not looked for again. */
export async function noteProgress(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into inbox_progress as progress (complete_until)
    select id from submissions
    where id > coalesce((select complete_until from inbox_progress), 0)
      and submitted_at < now() - ${SETTLED_AFTER}::text::interval
    order by id desc limit 1
    on conflict (is_only) do update set complete_until = greatest(progress.complete_until, excluded.complete_until)
  `.execute(db);
}
