import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import {
  type ListedMail,
  MAIL_PAGE,
  MAX_COUNTED,
  type MailState,
  type MailSummary,
  type mailListInput,
} from '../../../src/contract/staff/mail.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { pageOf } from '../../database/page-of.ts';
import type { Database, MailRole } from '../../database/schema.ts';
import { lastAnswerOf } from '../../mail/delivery.queries.ts';

/** Written like the conditions of the partial indexes, so that they are used. */
const stateIs: Record<MailState, RawBuilder<SqlBool>> = {
  waiting: sql`mails.status = 'queued' and attempts = 0`,
  failing: sql`mails.status = 'queued' and attempts > 0`,
  sent: sql`mails.status = 'sent'`,
  parked: sql`mails.status = 'parked'`,
  held: sql`mails.status = 'held'`,
};
const state = sql<MailState>`case mails.status when 'queued' then case attempts when 0 then 'waiting' else 'failing' end
  else mails.status end`;

/** Which mails a member may see: those of certain kinds of submissions or, as an owner, all. */
export interface MailRights {
  kinds: readonly string[];
  all: boolean;
}

/** Written in parts of which the planner knows how frequent they are: otherwise it collects all mails and sorts them. */
const isAllowed = ({ kinds, all }: MailRights) =>
  all
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(submissions.kind = any(${[...kinds]}::text[]) or quoted.kind = any(${[...kinds]}::text[]))`;

/** Whether there can be a mail of this role that they allow. Without this, each would be looked at in vain. */
function mayRead(role: MailRole, { kinds, all }: MailRights): boolean {
  if (role === 'quotation') return all || kinds.includes('quotation' satisfies SubmissionKind);
  return all || ['notice', 'confirmation', 'reply'].includes(role);
}

/** The subject of a mail in the audit log. */
const reference = sql<string>`coalesce(submissions.reference, quoted.reference, 'document ' || item_id,
  'member ' || coalesce(staff_alerts.member_id, member_notices.member_id))`;
const subjects = sql`left join submissions on submissions.id = mails.submission_id
      left join lapse_warnings on lapse_warnings.id = lapse_warning_id
      left join compliance_versions on compliance_versions.id = version_id
      left join staff_alerts on staff_alerts.id = staff_alert_id
      left join quotation_reminders on quotation_reminders.id = quotation_reminder_id
      left join quotations on quotations.id = quotation_reminders.quotation_id
      left join submissions as quoted on quoted.id = quotations.submission_id
      left join member_notices on member_notices.id = member_notice_id`;

/** Newest first. */
export async function listMails(
  db: Kysely<Database>,
  input: z.infer<typeof mailListInput>,
  rights: MailRights,
): Promise<{ mails: ListedMail[]; next: string | null }> {
  if (input.role !== undefined && !mayRead(input.role, rights)) return { mails: [], next: null };
  const { rows } = await sql<Row>`
    select mails.id, ${reference} as reference, role, ${state} as state, recipient, attempts, queued_at, mails.settled_at, due_at,
      ${lastAnswerOf(sql.ref('mails.id'))} as answer
    from mails ${subjects}
    where ${isAllowed(rights)}
      and ${input.state === undefined ? sql`true` : stateIs[input.state]}
      and ${input.role === undefined ? sql`true` : sql`role = ${input.role}`}
      and ${input.cursor == null ? sql`true` : sql`mails.id < ${input.cursor}::bigint`}
    order by mails.id desc limit ${MAIL_PAGE + 1}
  `.execute(db);
  const { page, next } = pageOf(rows, MAIL_PAGE, ({ id }) => id);
  return {
    mails: page.map(({ queued_at, settled_at, due_at, answer, ...row }) => ({
      ...row,
      queuedAt: queued_at.toISOString(),
      settledAt: settled_at?.toISOString() ?? null,
      dueAt: row.state === 'waiting' || row.state === 'failing' ? due_at.toISOString() : null,
      lastAnswer: answer,
    })),
    next,
  };
}

interface Row extends Pick<ListedMail, 'id' | 'reference' | 'role' | 'state' | 'recipient' | 'attempts'> {
  queued_at: Date;
  settled_at: Date | null;
  due_at: Date;
  answer: string | null;
}

/**
 * Queues a sent or failed mail again, as a new mail with a deadline and a Message-ID of its own: a mailbox that has
 * the first one would discard a second with the same id.
 * @returns the reference of its subject, or undefined where there is no such mail.
 */
export async function resendMail(
  db: Kysely<Database>,
  id: string,
  rights: MailRights,
): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    update mails set status = 'queued', queued_at = now(), due_at = now(), settled_at = null, attempts = 0, claim = null,
      message_id = null
    from (select mails.id, ${reference} as reference from mails ${subjects}
      where mails.id = ${id}::bigint and ${isAllowed(rights)}) as found
    where mails.id = found.id and mails.status in ('sent', 'parked')
    returning reference
  `.execute(db);
  return rows[0]?.reference;
}

/**
 * Makes a mail due now instead of after its pause.
 * @returns the reference of its subject, or undefined where no such mail is waiting.
 */
export async function hastenMail(
  db: Kysely<Database>,
  id: string,
  rights: MailRights,
): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    update mails set due_at = now()
    from (select mails.id, ${reference} as reference from mails ${subjects}
      where mails.id = ${id}::bigint and ${isAllowed(rights)}) as found
    where mails.id = found.id and mails.status = 'queued' and claim is null
    returning reference
  `.execute(db);
  return rows[0]?.reference;
}

export async function summariseMails(
  db: Kysely<Database>,
): Promise<Omit<MailSummary, 'isSetUp' | 'answers' | 'putAside'>> {
  const count = (which: MailState) => sql`(
    select count(*) from (select from mails where ${stateIs[which]} limit ${MAX_COUNTED}) as counted)::integer`;
  const { rows } = await sql<
    Record<'waiting' | 'failing' | 'parked' | 'held', number> & { oldest: Date | null; last: Date | null }
  >`
    select ${count('waiting')} as waiting, ${count('failing')} as failing, ${count('parked')} as parked,
      ${count('held')} as held,
      (select queued_at from mails where status = 'queued' order by due_at, id limit 1) as oldest,
      (select settled_at from mails where status = 'sent' and settled_at is not null
        order by settled_at desc, id desc limit 1) as last
  `.execute(db);
  const { oldest = null, last = null, ...counts } = rows[0] ?? { waiting: 0, failing: 0, parked: 0, held: 0 };
  return { ...counts, oldestWaiting: oldest?.toISOString() ?? null, lastSent: last?.toISOString() ?? null };
}
