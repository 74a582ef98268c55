import { type Kysely, sql } from 'kysely';

/** What the staff and the sender of a submission write to each other by mail, with the files that come along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The secret by which an answer finds its submission. It is in the address that the answer goes to, and begins every
  // Message-ID of the conversation.
  await sql`
    create table conversations (
      submission_id bigint primary key references submissions (id) on delete cascade,
      token text not null unique
    );

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
  // A person is found by another address that an answer came from.
  await sql`
    create index messages_by_address on messages (lower(address)) where direction = 'received'`.execute(db);

  await sql`
    create table message_files (
      id bigint primary key generated always as identity,
      message_id bigint not null references messages (id) on delete cascade,
      resume_id uuid unique references resumes (id),
      name text not null,
      size integer not null,
      left_out text check (left_out in ('kind', 'size', 'number')),
      check ((resume_id is null) = (left_out is not null))
    );
    create index message_files_by_message on message_files (message_id)`.execute(db);

  // Up to where each mailbox has been read, and which server reads it at the moment.
  await sql`
    create table mailboxes (
      name text primary key,
      uid_validity text,
      last_uid bigint not null default 0,
      leased_until timestamptz not null default now(),
      read_at timestamptz,
      fault text not null default '',
      -- Nothing reads these two any more: unread_mails has taken their place.
      failed_uid bigint,
      failures integer not null default 0
    );
    create table unread_mails (
      -- Its place in a mailbox, or the digest of what a mail service delivered.
      key text primary key,
      attempts integer not null,
      last_error text not null default '',
      tried_at timestamptz not null default now(),
      put_aside_at timestamptz
    )`.execute(db);
}
