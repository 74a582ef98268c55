import { type Kysely, sql } from 'kysely';

/** What the staff and the sender of a submission write to each other by mail, with the files that come along. */
export async function up(db: Kysely<any>): Promise<void> {
  // The secret by which an answer finds its submission. It is in the address that the answer goes to, and begins every
  // Message-ID of the conversation.
  await sql`
    create table conversations (
      submission_id bigint primary key references submissions (id) on delete cascade,
      token text not null unique
    )`.execute(db);
  await sql`
    create table messages (
      id bigint primary key generated always as identity,
      submission_id bigint not null references submissions (id) on delete cascade,
      direction text not null check (direction in ('sent', 'received')),
      nature text not null default 'personal' check (nature in ('personal', 'automatic', 'bounce')),
      at timestamptz not null default now(),
      member_id text references staff_members (id) on delete set null,
      name text not null,
      address text not null,
      locale text,
      subject text not null,
      body text not null,
      is_cut boolean not null default false,
      -- Whether it names the conversation's secret, and not only the reference, which stands in every mail.
      has_token boolean not null default true,
      message_id text not null,
      -- A mail that is fetched twice is stored once.
      unique (submission_id, message_id)
    )`.execute(db);
  await sql`
    create table message_files (
      id bigint primary key generated always as identity,
      message_id bigint not null references messages (id) on delete cascade,
      resume_id uuid unique references resumes (id),
      name text not null,
      size integer not null,
      left_out text check (left_out in ('kind', 'size', 'number')),
      check ((resume_id is null) = (left_out is not null))
    )`.execute(db);
  await sql`create index message_files_by_message on message_files (message_id)`.execute(db);

  // Attachments lie in the store of the resumes, since they need the same scans, quarantine and removal.
  await sql`
    alter table resumes
      drop constraint resumes_type_check,
      add constraint resumes_type_check check (type in ('pdf', 'doc', 'docx', 'jpg', 'png'))`.execute(db);

  await sql`
    alter table mails
      add column reply_id bigint references messages (id) on delete cascade,
      drop constraint mails_role_check,
      add constraint mails_role_check check (role in ('notice', 'confirmation', 'warning', 'alert', 'reply')),
      drop constraint mails_subject_check,
      add constraint mails_subject_check check (
        (role = 'warning') = (lapse_warning_id is not null) and (role = 'alert') = (staff_alert_id is not null)
        and (role in ('notice', 'confirmation', 'reply')) = (submission_id is not null)
        and (role = 'reply') = (reply_id is not null)
      )`.execute(db);
  await sql`create unique index mails_by_reply on mails (reply_id) where reply_id is not null`.execute(db);

  await sql`
    alter table inbox_events
      add column message_id bigint references messages (id) on delete cascade,
      drop constraint inbox_events_action_check,
      add constraint inbox_events_action_check check (
        action in ('note', 'status', 'assignee', 'restored', 'stage', 'reply', 'answer', 'reopened')
        and (action in ('reply', 'answer')) = (message_id is not null)
      )`.execute(db);
  await sql`
    create index inbox_events_by_message on inbox_events (message_id) where message_id is not null`.execute(
    db,
  );
  // An item is found by the words of its messages, as it is by those of its notes.
  await sql`
    create trigger inbox_message_added after insert on messages
    for each row execute function note_unindexed_entry()`.execute(db);

  // Whether the sender has written since the staff last did anything.
  await sql`alter table inbox_entries add column has_answer boolean not null default false`.execute(db);

  // Up to where each mailbox has been read, and which server reads it at the moment.
  await sql`
    create table mailboxes (
      name text primary key,
      uid_validity text,
      last_uid bigint not null default 0,
      leased_until timestamptz not null default now(),
      read_at timestamptz,
      fault text not null default '',
      -- The mail at which reading has failed, and how often.
      failed_uid bigint,
      failures integer not null default 0
    )`.execute(db);
}
