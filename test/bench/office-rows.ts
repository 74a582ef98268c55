import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import { pick } from './pick.ts';
import { withoutIndexes } from './without-indexes.ts';

export const companies = ['Textiles', 'Sawmills', 'Cold Storage', 'Hospitals', 'Foods', 'Logistics', 'Steel'];
const services = ['Security guards', 'Armed guards', 'Lady guards', 'Facility management', 'Event marshals'];
const words = [...services, 'Housekeeping', 'CCTV monitoring', 'Dog squad'];
const TERMS =
  'Rates are per month for twelve hours a day. Bills are due within fifteen days. Statutory rises are charged at cost. ';
/** What is filled while its indexes are dropped. */
const tables = [
  ...['resumes', 'quotations', 'quotation_reminders', 'messages', 'mails', 'mail_attempts', 'person_links'],
];

/**
 * Fills what the office has beside the inbox's entries: about two mails for each submission, a quotation for each
 * request, replies, and what the staff says about persons.
 */
export async function fillOffice(db: Kysely<Database>, member: string): Promise<void> {
  await sql`alter table messages disable trigger user`.execute(db);
  await withoutIndexes(db, tables, async () => {
    await insertQuotations(db, member);
    await insertMessages(db, member);
    await insertMails(db);
    await insertLinks(db);
  });
  await sql`alter table messages enable trigger user`.execute(db);
}

async function insertQuotations(db: Kysely<Database>, member: string): Promise<void> {
  // A third of the latest are drafts, most of the last month are open, and of the older ones some stay undecided.
  const state = sql`case
      when age < 4 and chance < 340 then 'draft'
      when age < 28 then case when chance < 600 then 'sent' when chance < 760 then 'won' when chance < 930 then 'lost'
        else 'replaced' end
      else case when chance < 320 then 'won' when chance < 760 then 'lost' when chance < 900 then 'sent'
        when chance < 970 then 'replaced' else 'draft' end end`;
  await sql`
    insert into quotations (submission_id, version, state, financial_year, serial, addressee, address, subject, lines,
      gst_percent, valid_until, terms, net_paise, tax_paise, total_paise, begun_at, editor_id, sent_at, sender_id, resume_id,
      settled_at, agreed_paise, reason)
    select id, 4, state, case when state <> 'draft' then
        to_char(at - interval '3 months', 'YYYY-') || to_char(at + interval '9 months', 'YY') end,
      case when state <> 'draft' then number end,
      name || ', ' || ${pick(companies, 41)} || ' ' || (hashint8(i + 42) & 8191) || ' Pvt Ltd',
      i || ' Station Road, ' || city, ${pick(words, 43)} || ' for ' || (1 + i % 12) || ' gates in ' || city,
      jsonb_build_array(
        jsonb_build_object('service', ${pick(services, 44)}, 'count', (1 + i % 40)::text, 'rate', '18,500'),
        jsonb_build_object('service', ${pick(words, 45)}, 'count', '2', 'rate', '26,000.50')),
      '18', (at + interval '30 days')::date, repeat(${TERMS}, 8),
      net, net * 18 / 100, net * 118 / 100, at, ${member}, case when state <> 'draft' then at end,
      case when state <> 'draft' then ${member} end, case when state <> 'draft' then gen_random_uuid() end,
      case when state in ('won', 'lost') then least(now(), at + make_interval(days => i::integer % 25)) end,
      case when state = 'won' and i % 3 = 0 then net end,
      case state when 'won' then 'Price' when 'lost' then 'Price too high' else '' end
    from (
      select id, i, number, name, city, least(now(), submitted_at + interval '5 hours') as at,
        (500000 + (hashint8(i + 46) & 1048575)) * 100::bigint as net, ${state} as state
      from (
        select submission_id as id, submission_id as i, row_number() over (order by submission_id) as number, name, city,
          submitted_at, extract(epoch from now() - submitted_at) / 86400 as age, hashint8(submission_id + 47) & 1023 as chance
        from inbox_entries where kind = 'quotation'
      ) as request offset 0
    ) as made order by id`.execute(db);
  await sql`
    insert into quotations (submission_id, version, state, financial_year, serial, revision, addressee, address, subject,
      lines, gst_percent, valid_until, terms, net_paise, tax_paise, total_paise, begun_at, editor_id, sent_at, sender_id,
      resume_id, settled_at, reason)
    select submission_id, 3, case when submission_id % 2 = 0 then 'won' else 'sent' end, financial_year, serial, 2, addressee,
      address, subject, lines, gst_percent, valid_until + 10, terms, net_paise, tax_paise, total_paise, begun_at, editor_id,
      sent_at, sender_id, gen_random_uuid(), case when submission_id % 2 = 0 then now() end,
      case when submission_id % 2 = 0 then 'Price' else '' end
    from quotations where state = 'replaced' order by id`.execute(db);
  await sql`
    insert into resumes (id, sha256, size, type, original_name, scan_state, scanned_at)
    select resume_id, sha256(int8send(id)), 48000, 'pdf', 'Quotation.pdf', 'clean', now()
    from quotations where resume_id is not null`.execute(db);
  await sql`
    insert into quotation_numbers (financial_year, last)
    select financial_year, max(serial) from quotations where serial is not null group by 1`.execute(db);
  await sql`
    insert into quotation_reminders (quotation_id, days, at)
    select id, days, valid_until - days from quotations cross join (values (3), (0)) as given (days)
    where sent_at is not null and valid_until - days < current_date and id % 3 > 0`.execute(db);
}

/** A reply to each tenth submission, and an answer from each twentieth. */
async function insertMessages(db: Kysely<Database>, member: string): Promise<void> {
  await sql`
    insert into messages (submission_id, direction, at, member_id, name, address, subject, body, message_id)
    select submission_id, direction, least(now(), submitted_at + interval '1 day'),
      case when direction = 'sent' then ${member} end, name, email, 'Your message to us',
      'Thank you for your message. We shall ring you tomorrow between ten and eleven.',
      '<' || submission_id || '.' || direction || '@mail.example.com>'
    from inbox_entries cross join (values ('sent', 10), ('received', 20)) as each (direction, apart)
    where (hashint8(submission_id + 48) & 1048575) % apart = 0 order by submission_id`.execute(db);
}

async function insertMails(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into mails (submission_id, reply_id, role, recipient, status, queued_at, attempts, settled_at)
    select submission_id, id, 'reply', address, 'sent', at, 1, at from messages where direction = 'sent'
    order by id`.execute(db);
  // The newest wait for their first attempt, some of the last days are tried again, and a few were given up.
  await sql`
    insert into mails (submission_id, role, recipient, status, queued_at, due_at, attempts, settled_at)
    select id, role, case when role = 'confirmation' then email end, status, at,
      case when status = 'queued' and attempts > 0 then now() + interval '1 hour' else at end, attempts,
      case when status in ('sent', 'parked') then at + interval '5 seconds' end
    from (
      select submission_id as id, submitted_at as at, role, email, case
          when suspect then 'held'
          when submission_id > newest - 40 then 'queued'
          when submission_id > newest - 20000 and submission_id % 97 = 5 then 'queued'
          when submission_id % 4999 = 11 then 'parked'
          else 'sent' end as status,
        case when suspect or submission_id > newest - 40 then 0 when submission_id % 4999 = 11 then 9 else 1 end as attempts
      from inbox_entries cross join (values ('notice'), ('confirmation')) as planned (role)
        cross join (select max(submission_id) as newest from inbox_entries) as last
    ) as planned`.execute(db);
  await sql`
    insert into mail_attempts (mail_id, attempted_at, outcome, detail)
    select id, coalesce(settled_at, queued_at), case status when 'queued' then 'failed' else status end,
      case status when 'sent' then '250 2.0.0 Ok: queued as ' || to_hex(id) else '451 4.3.0 Try again later' end
    from mails where attempts > 0`.execute(db);
}

/** Every sixth submission and a later one are said to be of one person, now and then of two; some make a chain. */
async function insertLinks(db: Kysely<Database>): Promise<void> {
  await sql`
    with linked as (
      select submission_id as one, submission_id + apart as other, submission_id % 60 <> 12 as is_same
      from inbox_entries cross join (values (5), (6)) as each (apart)
      where submission_id % case apart when 5 then 6 else 60 end = 0
        and submission_id + apart <= (select max(submission_id) from inbox_entries)
    )
    insert into person_links (submission_id, other_id, is_same)
    select one, other, is_same from linked union all select other, one, is_same from linked`.execute(db);
}
