import { type Kysely, sql } from 'kysely';
import { hasAnyRole } from '../database/member-roles.ts';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';
import { type NumberParts, numberText } from './quotation-number.ts';

export interface DueReminder {
  quotationId: string;
  /** How many days are left. */
  left: number;
}

/** The open quotations that end within these days, today included, and were sent on an earlier day. */
export async function listEnding(
  db: Kysely<Database>,
  today: string,
  within: number,
): Promise<(DueReminder & { sentDaysAgo: number })[]> {
  const { rows } = await sql<DueReminder & { sentDaysAgo: number }>`
    select id as "quotationId", valid_until - ${today}::date as left,
      ${today}::date - (sent_at at time zone 'Asia/Kolkata')::date as "sentDaysAgo"
    from quotations as quotation
    where state = 'sent' and valid_until between ${today}::date and ${today}::date + ${within}::integer
    order by valid_until, id
  `.execute(db);
  return rows;
}

/**
 * Records a reminder and queues its mail: to the member to whom the request is assigned, else to the one who sent the
 * quotation, and where neither is there any more, to the owners.
 * @returns the request's reference; undefined if this reminder was given before, by this server or another.
 */
export async function giveReminder(
  db: Kysely<Database>,
  { quotationId, days }: { quotationId: string; days: number },
  record: (trx: Kysely<Database>, reference: string, number: string) => Promise<void>,
): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into quotation_reminders (quotation_id, days)
      select id, ${days}::integer from quotations where id = ${quotationId}::bigint and state = 'sent'
      on conflict do nothing returning id
    `.execute(trx);
    const [reminder] = rows;
    if (reminder === undefined) return false;
    await sql`
      with quotation as (select submission_id, sender_id from quotations where id = ${quotationId}::bigint),
      personal as (
        select member.email from quotation
          left join inbox_entries as entry on entry.submission_id = quotation.submission_id
          join staff_members as member on member.id in (entry.assignee_id, quotation.sender_id)
        where disabled_at is null order by (member.id = entry.assignee_id) desc nulls last limit 1
      )
      insert into mails (quotation_reminder_id, role, recipient)
      select ${reminder.id}::bigint, 'quotation', email from personal
      union all
      select ${reminder.id}::bigint, 'quotation', email from staff_members
      where role = 'owner' and disabled_at is null and not exists (select from personal)
    `.execute(trx);
    const row = await trx
      .selectFrom('quotations')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select(['reference', 'financial_year', 'serial', 'revision'])
      .where('quotations.id', '=', quotationId)
      .executeTakeFirstOrThrow();
    await record(trx, row.reference, numberText(row) ?? '');
    return true;
  });
}

/** What a reminder's mail says. */
export interface ReminderWords {
  reference: string;
  number: string;
  addressee: string;
  total: number;
  validUntil: string;
  isOpen: boolean;
}

/** Undefined if the request was erased. */
export async function findReminderWords(
  db: Kysely<Database>,
  id: string,
): Promise<ReminderWords | undefined> {
  const row = await db
    .selectFrom('quotation_reminders as reminder')
    .innerJoin('quotations as quotation', 'quotation.id', 'quotation_id')
    .innerJoin('submissions', 'submissions.id', 'quotation.submission_id')
    .select(['reference', 'addressee', 'total_paise', 'state', 'financial_year', 'serial', 'revision'])
    .select(sql<string>`valid_until::text`.as('validUntil'))
    .where('reminder.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { reference, addressee, total_paise, state, validUntil } = row;
  return {
    reference,
    addressee,
    validUntil,
    number: numberText(row satisfies NumberParts) ?? '',
    total: Number(total_paise),
    isOpen: state === 'sent',
  };
}

export async function isEnabledMember(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .where(hasAnyRole(['sales', 'owner']))
    .executeTakeFirst();
  return row !== undefined;
}
