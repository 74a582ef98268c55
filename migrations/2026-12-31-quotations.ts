import { type Kysely, sql } from 'kysely';

/** The quotations that the office makes for a request, their numbers, and the reminders before they end. */
export async function up(db: Kysely<any>): Promise<void> {
  // The last number of each financial year. It is raised in the transaction that sends, so no number is left out.
  await sql`
    create table quotation_numbers (
      financial_year text primary key,
      last integer not null
    )`.execute(db);
  await sql`
    create table quotations (
      id bigint primary key generated always as identity,
      submission_id bigint not null references submissions (id) on delete cascade,
      version integer not null default 1,
      state text not null default 'draft' check (state in ('draft', 'sent', 'won', 'lost', 'replaced')),
      -- A revision has the number of the one before. A first draft has none until it is sent.
      financial_year text,
      serial integer,
      revision integer not null default 1,
      addressee text not null,
      address text not null,
      subject text not null,
      lines jsonb not null,
      gst_percent text not null,
      valid_until date,
      terms text not null,
      net_paise bigint not null default 0,
      tax_paise bigint not null default 0,
      total_paise bigint not null default 0,
      begun_at timestamptz not null default now(),
      editor_id text references staff_members (id) on delete set null,
      sent_at timestamptz,
      sender_id text references staff_members (id) on delete set null,
      -- The PDF as it was sent. It is attached to the message as well.
      resume_id uuid unique references resumes (id),
      message_id bigint references messages (id) on delete set null,
      settled_at timestamptz,
      reason text not null default '',
      note text not null default '',
      unique (financial_year, serial, revision),
      check ((financial_year is null) = (serial is null)),
      check ((state = 'draft') = (sent_at is null)),
      check (state = 'draft' or (serial is not null and valid_until is not null and resume_id is not null)),
      check ((state in ('won', 'lost')) = (settled_at is not null))
    )`.execute(db);
  await sql`create index quotations_by_submission on quotations (submission_id, id)`.execute(db);
  // Two people who begin at the same moment get the same draft.
  await sql`create unique index quotation_drafts on quotations (submission_id) where state = 'draft'`.execute(
    db,
  );
  // The lists, and the counts and sums above them, which read the index alone.
  await sql`create index quotations_open on quotations (valid_until, id) include (total_paise) where state = 'sent'`.execute(
    db,
  );
  await sql`create index quotations_by_state on quotations (state, id) include (total_paise)`.execute(db);

  await sql`
    create table quotation_reminders (
      id bigint primary key generated always as identity,
      quotation_id bigint not null references quotations (id) on delete cascade,
      -- How many days before the last day it is due.
      days integer not null,
      at timestamptz not null default now(),
      unique (quotation_id, days)
    )`.execute(db);

  await sql`
    alter table mails add column quotation_reminder_id bigint references quotation_reminders (id) on delete cascade`.execute(
    db,
  );
  await sql`
    create index mails_by_quotation_reminder on mails (quotation_reminder_id)
    where quotation_reminder_id is not null`.execute(db);
  // Both conditions are extended, whatever they are by now: other migrations of these days add roles of their own.
  await extendCheck(db, 'mails_role_check', (now) => `(${now}) or role = 'quotation'`);
  await extendCheck(
    db,
    'mails_subject_check',
    (now) => `(${now}) and (role = 'quotation') = (quotation_reminder_id is not null)`,
  );
}

async function extendCheck(db: Kysely<any>, name: string, extend: (now: string) => string): Promise<void> {
  const { rows } = await sql<{ now: string }>`
    select pg_get_expr(conbin, conrelid) as now from pg_constraint
    where conname = ${name} and conrelid = 'mails'::regclass
  `.execute(db);
  await sql`
    alter table mails drop constraint ${sql.ref(name)},
      add constraint ${sql.ref(name)} check (${sql.raw(extend(rows[0]?.now ?? 'true'))})`.execute(db);
}
