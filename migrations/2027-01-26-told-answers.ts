import { type Kysely, sql } from 'kysely';

/** Answers of senders stand at the top of the inbox, and members are told of them by mail. */
export async function up(db: Kysely<any>): Promise<void> {
  // Few: whatever the staff does with an item takes it out.
  await sql`
    create index inbox_answered on inbox_entries (kind, submission_id)
    where has_answer and not suspect and status <> 'spam'`.execute(db);
  await sql`alter table staff_mail_choices add column answered boolean not null default true`.execute(db);
  await sql`
    alter table member_notices drop constraint member_notices_kind_check,
      add constraint member_notices_kind_check
        check (kind in ('assigned', 'mentioned', 'digest', 'due', 'answered'))`.execute(db);
}
