import { type Kysely, sql } from 'kysely';

/** Chosen columns, reasons of the office's own, mails about due follow-ups, and the removal of old automatic saves. */
export async function up(db: Kysely<any>): Promise<void> {
  // Which columns a member sees in a list, in this order. Without a row, the standard of the release.
  await sql`
    create table staff_columns (
      member_id text not null references staff_members (id) on delete cascade,
      list text not null check (list in ('inbox', 'applicants')),
      columns text[] not null,
      primary key (member_id, list)
    )`.execute(db);

  // The reasons that are offered. Without a row, those of the release.
  await sql`
    create table office_reasons (
      what text primary key check (what in ('rejected', 'withdrawn', 'won', 'lost')),
      reasons text[] not null
    )`.execute(db);

  await sql`alter table staff_mail_choices add column due boolean not null default true`.execute(db);
  await sql`
    alter table member_notices drop constraint member_notices_kind_check,
      add constraint member_notices_kind_check check (kind in ('assigned', 'mentioned', 'digest', 'due'))`.execute(
    db,
  );
  // The follow-ups of which their members were told, each once. One that is set to another time is another one. The
  // item's own row is not written for this, since it is in a large search index.
  await sql`
    create table follow_ups_told (
      submission_id bigint not null references submissions (id) on delete cascade,
      at timestamptz not null,
      primary key (submission_id, at)
    )`.execute(db);

  // An item is found by the addresses that answers came from. Existing ones are indexed again in the background.
  await sql`
    insert into inbox_unindexed (submission_id)
    select distinct submission_id from messages where direction = 'received' order by submission_id`.execute(
    db,
  );

  // A save that was made while somebody typed may be removed after 90 days, by the chore that says so in its
  // transaction. Nothing else is ever removed, and nothing is changed.
  await sql`
    create or replace function keep_site_history() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and tg_level = 'ROW' then
        if tg_table_name = 'content_versions' then
          if old.editor is not null and old.at < now() - interval '90 days'
              and current_setting('guardhouse.removes_old_saves', true) = 'on' then
            return old;
          end if;
        end if;
      end if;
      raise exception 'versions and publications are only ever added to';
    end $$`.execute(db);
  await sql`
    create index content_versions_saved on content_versions (at) where editor is not null`.execute(db);
}
