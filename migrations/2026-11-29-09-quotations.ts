import { type Kysely, sql } from 'kysely';

/** The quotations that the office makes for a request, their numbers, and the reminders before they end. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
      -- What it was won for, with GST. Null where that was not asked: for what it offered.
      agreed_paise bigint,
      found_by text not null default '',
      unique (financial_year, serial, revision),
      check ((financial_year is null) = (serial is null)),
      check ((state = 'draft') = (sent_at is null)),
      check (state = 'draft' or (serial is not null and valid_until is not null and resume_id is not null)),
      check ((state in ('won', 'lost')) = (settled_at is not null)),
      constraint quotations_agreed check (agreed_paise is null or (state = 'won' and agreed_paise >= 0))
    );
    create index quotations_by_submission on quotations (submission_id, id)`.execute(db);
  // Two people who begin at the same moment get the same draft.
  await sql`
    create unique index quotation_drafts on quotations (submission_id) where state = 'draft'`.execute(db);
  // The lists, and the counts and sums above them, which read the index alone.
  await sql`
    create index quotations_open on quotations (valid_until, id) include (total_paise) where state = 'sent';
    create index quotations_sums on quotations (state, id) include (total_paise, agreed_paise)`.execute(db);

  // What a quotation is found by: to whom it is addressed, what it is about, the request's reference and the number. The
  // reference is in another table, so no generated column can have it.
  await sql`
    create function set_quotation_found_by() returns trigger language plpgsql as $$
    begin
      new.found_by := lower(concat_ws(' ', new.addressee, new.subject,
        (select reference from submissions where id = new.submission_id),
        'q/' || new.financial_year || '/' || lpad(new.serial::text, greatest(4, length(new.serial::text)), '0')
          || case when new.revision > 1 then '/r' || new.revision else '' end));
      return new;
    end $$;
    create trigger set_quotation_found_by
    before insert or update of addressee, subject, submission_id, financial_year, serial, revision on quotations
    for each row execute function set_quotation_found_by()`.execute(db);

  await sql`
    create table quotation_reminders (
      id bigint primary key generated always as identity,
      quotation_id bigint not null references quotations (id) on delete cascade,
      -- How many days before the last day it is due.
      days integer not null,
      at timestamptz not null default now(),
      unique (quotation_id, days)
    )`.execute(db);
}
