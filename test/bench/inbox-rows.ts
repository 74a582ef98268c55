import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import { takeInSubmissions } from '../../server/inbox/entries.queries.ts';
import { fillOffice } from './office-rows.ts';
import { pick } from './pick.ts';
import { withoutIndexes } from './without-indexes.ts';

export const firstNames = [
  'Asha',
  'Ravi',
  'Kavita',
  'Imran',
  'Meera',
  'Suresh',
  'Lakshmi',
  'Joseph',
  'Farah',
];
export const cities = ['Pune', 'Mumbai', 'Delhi', 'Surat', 'Nashik', 'Bhopal', 'Ranchi', 'Kochi', 'Shimla'];
export const places = ['plant', 'office', 'school', 'warehouse', 'hospital', 'mall', 'airport', 'mine'];
export const flags = ['odd-phone', 'links', 'odd-email', 'unknown-service'];
export const STATUSES = ['closed', 'answered', 'new', 'in progress', 'spam'];
export const JOBS = 300;
/** The stages of a new database; their ids begin at 1. */
export const STAGES = 8;
const TAKEN_IN_AT_ONCE = 20_000;
/** Three of these in a row make a last name: about as many different names as in reality, many of which sound alike. */
export const SYLLABLES =
  'ba be chau da de dha ga gu ha ja ji ka kha ko la li ma mi mu na ni pa pi ra ru sa sha shi ta thi va ya'.split(
    ' ',
  );

/** The last name for a number below 32,768. */
export const lastName = (number: number) =>
  [number >> 10, (number >> 5) & 31, number & 31].map((at) => SYLLABLES[at]).join('');

/** Inserts `count` submissions of one year, the newest a minute old: of five, two contacts, two applications and one quotation. */
export async function fillInbox(db: Kysely<Database>, count: number, assignee: string): Promise<void> {
  await insertSubmissions(db, count);
  await withoutIndexes(db, ['inbox_entries'], async () => {
    // Otherwise each batch would look for the next one from the first submission on.
    while ((await takeInSubmissions(db, TAKEN_IN_AT_ONCE)) > 0)
      await sql`
        insert into inbox_progress (complete_until) select max(submission_id) from inbox_entries
        on conflict (is_only) do update set complete_until = excluded.complete_until`.execute(db);
    await sql`
      update inbox_entries set status = ${pick(STATUSES, 21)},
        assignee_id = case when i % 3 = 0 then ${assignee} end,
        follow_up_at = case when i % 500 = 0 then now() + make_interval(hours => i::integer % 2000 - 1000) end,
        follow_up_by = case when i % 1500 = 0 then ${assignee} end,
        stage_id = case when kind = 'application' and i % 3 > 0 then 1 + (hashint8(i + 22) & 1023) % ${sql.lit(STAGES)} end
      from (select id, id as i from submissions) as numbered where id = submission_id`.execute(db);
    await sql`
      with noted as (
        insert into inbox_events (submission_id, action, text)
        select id, 'note', 'Please ring.' from submissions where id % 400 = 0 returning id, submission_id
      )
      insert into inbox_mentions (event_id, member_id, submission_id)
      select id, ${assignee}, submission_id from noted`.execute(db);
    await sql`vacuum (analyze, full) inbox_entries`.execute(db);
  });
  await fillOffice(db, assignee);
  await sql`vacuum (analyze)`.execute(db);
}

async function insertSubmissions(db: Kysely<Database>, count: number): Promise<void> {
  await sql`
    insert into job_openings (status, open_position, qualification, skills, experience, industry, location,
      min_salary, max_salary, description, opened_at)
    select 'open', 'Guard ' || i, '10th pass', 'gate duty', '1-2 years', 'Retail', ${pick(cities, 1)}, '1', '2', 'x', now()
    from generate_series(1, ${sql.lit(JOBS)}) as i`.execute(db);
  await sql`
    insert into submissions (reference, kind, door, submitted_at)
    select (array['CB','JA','QT'])[place] || '-' || upper(lpad(to_hex(i), 6, '0')),
      (array['contact','application','quotation'])[place], 'site', now() - (${count}::integer - i) * interval '1 year' / ${count}::integer - interval '1 minute'
    from generate_series(1, ${count}::integer) as i, lateral (select (array[1,2,1,2,3])[1 + i % 5] as place) as kind
    order by i`.execute(db);
  const list = sql`(array[${sql.join(SYLLABLES.map((syllable) => sql.lit(syllable)))}])`;
  const number = sql`(hashint8(i + 3) & 32767)`;
  const last = sql`initcap(${list}[1 + (${number} >> 10)] || ${list}[1 + ((${number} >> 5) & 31)] || ${list}[1 + (${number} & 31)])`;
  const name = sql`${pick(firstNames, 2)} || ' ' || ${last}`;
  const email = sql`lower(${pick(firstNames, 2)}) || '.name' || i || '@mail' || (hashint8(i + 4) & 1023) || '.example.com'`;
  const phone = sql`(7000000000 + (hashint8(i + 5) & 2147483647))::text`;
  const of = (kind: string) =>
    sql`from (select id, id as i from submissions where kind = ${sql.lit(kind)}) as numbered`;
  await sql`
    insert into contact_requests (submission_id, full_name, email_id, mobile_no, company_name, user_message)
    select id, ${name}, ${email}, ${phone}, 'company' || (hashint8(i + 6) & 32767) || ' ' || ${pick(places, 7)},
      'We need security guards for the gate of our ' || ${pick(places, 8)} || ' in ' || ${pick(cities, 9)}
        || ', day and night, from the first of the month. Please call about our ref w' || (hashint8(i + 10) & 65535)
        || ' and x' || (hashint8(i + 11) & 65535)
    ${of('contact')}`.execute(db);
  await sql`
    insert into quotation_requests (submission_id, first_name, last_name, email_id, mobile_no, address, state, city,
      services_type)
    select id, ${pick(firstNames, 2)}, ${last}, ${email}, ${phone},
      i || ' Station Road', 'Maharashtra', ${pick(cities, 12)}, ${pick(['Unarmed Guards', 'Armed Guards', 'Facility'], 13)}
    ${of('quotation')}`.execute(db);
  await sql`
    insert into job_applications (submission_id, job_id_text, job_opening_id, position, full_name, email_id, mobile_no,
      qualification)
    select id, '', (select min(id) from job_openings) + (hashint8(i + 14) & 65535) % ${sql.lit(JOBS)}, 'Security Guard',
      ${name}, ${email}, ${phone}, ${pick(['10th pass', '12th pass', 'Graduate'], 15)}
    ${of('application')}`.execute(db);
  await sql`
    insert into submission_flags (submission_id, flag)
    select id, ${pick(flags, 16)} from (select id, id as i from submissions) as numbered where i % 40 = 0
    union all select id, 'trap-filled' from submissions where id % 150 = 7`.execute(db);
}
