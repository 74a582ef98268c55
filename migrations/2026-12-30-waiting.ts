import { type Kysely, sql } from 'kysely';

/** Follow-ups, the office's working hours, mentions, and the mails that tell members of what waits for them. */
export async function up(db: Kysely<any>): Promise<void> {
  // An item that an answer has made new again waits since then, and not since it came in.
  await sql`
    alter table inbox_entries
      add column follow_up_at timestamptz,
      add column follow_up_by text references staff_members (id) on delete set null,
      add column waiting_since timestamptz`.execute(db);
  await sql`
    create index inbox_follow_ups on inbox_entries (follow_up_at) where follow_up_at is not null`.execute(db);
  // Counts what is late for each role: the new items of a kind that came before an instant.
  await sql`
    create index inbox_late on inbox_entries (kind, submitted_at) where status = 'new' and not suspect`.execute(
    db,
  );
  await allow(db, 'inbox_events', 'inbox_events_action_check', `action = 'follow-up' and message_id is null`);

  // The whole calendar of the office in one row. Without a row the default of the release holds.
  await sql`
    create table office_calendar (
      is_only boolean primary key default true check (is_only),
      version integer not null,
      week jsonb not null,
      holidays jsonb not null,
      digest_at text not null
    )`.execute(db);

  await sql`
    create table inbox_mentions (
      event_id bigint not null references inbox_events (id) on delete cascade,
      member_id text not null references staff_members (id) on delete cascade,
      submission_id bigint not null references submissions (id) on delete cascade,
      seen_at timestamptz,
      primary key (event_id, member_id)
    )`.execute(db);
  await sql`create index inbox_mentions_of_member on inbox_mentions (member_id, event_id desc)`.execute(db);
  await sql`create index inbox_mentions_by_submission on inbox_mentions (submission_id)`.execute(db);

  // Which mails a member wants. Without a row the default of the release holds.
  await sql`
    create table staff_mail_choices (
      member_id text primary key references staff_members (id) on delete cascade,
      assigned boolean not null,
      mentioned boolean not null,
      digest boolean not null
    )`.execute(db);

  // What a member is told by mail, and the items that it is about.
  await sql`
    create table member_notices (
      id bigint primary key generated always as identity,
      kind text not null check (kind in ('assigned', 'mentioned', 'digest')),
      member_id text not null references staff_members (id) on delete cascade,
      by_id text references staff_members (id) on delete set null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index member_notices_by_time on member_notices (at)`.execute(db);
  await sql`
    create table member_notice_items (
      notice_id bigint not null references member_notices (id) on delete cascade,
      submission_id bigint not null references submissions (id) on delete cascade,
      primary key (notice_id, submission_id)
    )`.execute(db);
  await sql`
    create index member_notice_items_by_submission on member_notice_items (submission_id)`.execute(db);
  // The server that adds the day writes all of that day's digests, in the same transaction.
  await sql`create table digest_days (day date primary key)`.execute(db);

  await sql`
    alter table mails
      add column member_notice_id bigint references member_notices (id) on delete cascade,
      add constraint mails_member_check check ((role = 'member') = (member_notice_id is not null))`.execute(
    db,
  );
  await sql`
    create unique index mails_by_member_notice on mails (member_notice_id)
    where member_notice_id is not null`.execute(db);
  await allow(db, 'mails', 'mails_role_check', `role = 'member'`);
}

/** Widens a check, and leaves it otherwise as earlier migrations have written it. */
async function allow(db: Kysely<any>, table: string, name: string, rows: string): Promise<void> {
  const { rows: found } = await sql<{ condition: string }>`
    select pg_get_expr(conbin, conrelid) as condition from pg_constraint
    where conrelid = ${table}::text::regclass and conname = ${name}`.execute(db);
  const before = found[0]?.condition;
  if (before === undefined) throw new Error(`${table} has no ${name}`);
  await sql`
    alter table ${sql.table(table)} drop constraint ${sql.ref(name)},
      add constraint ${sql.ref(name)} check (${sql.raw(`(${rows}) or (${before})`)})`.execute(db);
}
