import { type Kysely, sql } from 'kysely';

/** The outbox, and what members are told by mail of what waits for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Which mails a member wants. Without a row the default of the release holds.
  await sql`
    create table staff_mail_choices (
      member_id text primary key references staff_members (id) on delete cascade,
      assigned boolean not null,
      mentioned boolean not null,
      digest boolean not null,
      due boolean not null default true,
      answered boolean not null default true
    )`.execute(db);

  await sql`
    create table member_notices (
      id bigint primary key generated always as identity,
      kind text not null check (kind in ('assigned', 'mentioned', 'digest', 'due', 'answered')),
      member_id text not null references staff_members (id) on delete cascade,
      by_id text references staff_members (id) on delete set null,
      at timestamptz not null default now()
    );
    create index member_notices_by_time on member_notices (at);
    create table member_notice_items (
      notice_id bigint not null references member_notices (id) on delete cascade,
      submission_id bigint not null references submissions (id) on delete cascade,
      primary key (notice_id, submission_id)
    );
    create index member_notice_items_by_submission on member_notice_items (submission_id)`.execute(db);
  // The server that adds the day writes all of that day's digests, in the same transaction.
  await sql`create table digest_days (day date primary key)`.execute(db);
  // The follow-ups of which their members were told, each once. One that is set to another time is another one.
  await sql`
    create table follow_ups_told (
      submission_id bigint not null references submissions (id) on delete cascade,
      at timestamptz not null,
      primary key (submission_id, at)
    )`.execute(db);

  // Only what a mail needs to be written is kept, and not its text: that comes from what it is about when it is sent, so
  // that a submission's statement pays for two short rows, and erasing the submission erases its mails.
  await sql`
    create table mails (
      id bigint primary key generated always as identity,
      submission_id bigint references submissions (id) on delete cascade,
      role text not null check (role in
        ('notice', 'confirmation', 'reply', 'warning', 'alert', 'quotation', 'member')),
      recipient text,
      status text not null default 'queued' check (status in ('held', 'queued', 'sent', 'parked')),
      queued_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      claim uuid,
      message_id text,
      settled_at timestamptz,
      lapse_warning_id bigint references lapse_warnings (id) on delete cascade,
      staff_alert_id bigint references staff_alerts (id) on delete cascade,
      reply_id bigint references messages (id) on delete cascade,
      member_notice_id bigint references member_notices (id) on delete cascade,
      quotation_reminder_id bigint references quotation_reminders (id) on delete cascade,
      constraint mails_subject_check check (
        (role in ('notice', 'confirmation', 'reply')) = (submission_id is not null)
        and (role = 'reply') = (reply_id is not null)
        and (role = 'warning') = (lapse_warning_id is not null)
        and (role = 'alert') = (staff_alert_id is not null)
        and (role = 'quotation') = (quotation_reminder_id is not null)
        and (role = 'member') = (member_notice_id is not null)
      )
    )`.execute(db);
  // By what each is about. Removing that removes the mails.
  await sql`
    create index mails_by_submission on mails (submission_id);
    create unique index mails_by_reply on mails (reply_id) where reply_id is not null;
    create index mails_by_lapse_warning on mails (lapse_warning_id) where lapse_warning_id is not null;
    create index mails_by_staff_alert on mails (staff_alert_id) where staff_alert_id is not null;
    create index mails_by_quotation_reminder on mails (quotation_reminder_id)
    where quotation_reminder_id is not null;
    create unique index mails_by_member_notice on mails (member_notice_id)
    where member_notice_id is not null`.execute(db);
  // Every submission has a notice and a confirmation, and few mails fail or are set aside: the indexes of the office's
  // lists leave out the others, so that a submission's statement pays nothing for them. A person is found by the address
  // to which the staff corrected a mail.
  await sql`
    create index mails_due on mails (due_at, id) where status = 'queued';
    create index mails_settled on mails (status, settled_at desc, id desc) where settled_at is not null;
    create index mails_set_aside on mails (status, id desc) where status in ('parked', 'held');
    create index mails_failing on mails (id desc) where status = 'queued' and attempts > 0;
    create index mails_by_rare_role on mails (role, id desc) where role not in ('notice', 'confirmation');
    create index mails_by_recipient on mails (lower(recipient)) where role in ('confirmation', 'reply')`.execute(
    db,
  );

  await sql`
    create table mail_attempts (
      id bigint primary key generated always as identity,
      mail_id bigint not null references mails (id) on delete cascade,
      attempted_at timestamptz not null default now(),
      outcome text not null check (outcome in ('sent', 'failed', 'parked')),
      detail text not null
    );
    create index mail_attempts_by_mail on mail_attempts (mail_id)`.execute(db);
}
