import { type Kysely, sql } from 'kysely';

/** The kind and the name of each, in this order, so that the first one has the id 1: `inbox_stage` names three of them. */
const stages = [
  ['new', 'New'],
  ['step', 'Shortlisted'],
  ['step', 'Interview'],
  ['step', 'Selected'],
  ['joined', 'Joined'],
  ['rejected', 'Rejected'],
  ['withdrawn', 'Withdrawn'],
  ['closed', 'Closed earlier'],
];

const newest = sql`submitted_at desc, submission_id desc`;
const stage = sql`inbox_stage(kind, stage_id, status)`;
const isOpen = sql`not suspect and status not in ('closed', 'spam')`;

/** The submissions as the staff lists and searches them, their history, and what belongs to the members' work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStages(db);
  await createEntries(db);
  await createIndexes(db);
  await createHistory(db);
  await createProgress(db);
  await createChoices(db);
  await createNotifications(db);
}

async function createStages(db: Kysely<unknown>): Promise<void> {
  // There are any number of steps, and one of each other kind.
  await sql`
    create table hiring_stages (
      id bigint primary key generated always as identity,
      kind text not null check (kind in ('new', 'step', 'joined', 'rejected', 'withdrawn', 'closed')),
      name text not null,
      place integer not null
    );
    create unique index hiring_stages_by_kind on hiring_stages (kind) where kind <> 'step'`.execute(db);
  for (const [place, [kind, name]] of stages.entries())
    await sql`insert into hiring_stages (kind, name, place) values (${kind}, ${name}, ${place + 1})`.execute(
      db,
    );
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  // One row a submission, in one table: an order, a filter and a search across four tables have no index. It is filled
  // after the submission, which pays nothing for it.
  await sql`
    create table inbox_entries (
      submission_id bigint primary key references submissions (id) on delete cascade,
      reference text not null,
      kind text not null,
      submitted_at timestamptz not null,
      name text not null,
      about text not null,
      email text not null,
      phone text not null,
      city text not null,
      job_opening_id bigint references job_openings (id) on delete set null,
      flags text[] not null,
      suspect boolean not null,
      status text not null default 'new' check (status in ('new', 'in progress', 'answered', 'closed', 'spam')),
      assignee_id text references staff_members (id) on delete set null,
      search tsvector not null,
      version integer not null default 1,
      locale text not null default 'en-IN',
      stage_id bigint references hiring_stages (id),
      stage_reason text not null default '',
      has_answer boolean not null default false,
      follow_up_at timestamptz,
      follow_up_by text references staff_members (id) on delete set null,
      waiting_since timestamptz,
      door text not null default 'site'
    )`.execute(db);
  // An application that has not been moved yet has the stage that follows from its status: 2 is Shortlisted, 8 is Closed
  // earlier, 1 is New.
  await sql`
    create function inbox_stage(kind text, stage_id bigint, status text) returns bigint
    language sql immutable parallel safe
    return case
      when kind <> 'application' then null
      when stage_id is not null then stage_id
      when status in ('in progress', 'answered') then 2
      when status = 'closed' then 8
      else 1
    end`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  // Most words are rare. The planner takes each word that it does not know for as frequent as the rarest that it knows.
  // The index takes in new words at once: a list of those that wait would be read by every search.
  await sql`
    alter table inbox_entries alter column search set statistics 1000;
    create index inbox_search on inbox_entries using gin (search) with (fastupdate = off);

    create index inbox_newest on inbox_entries (${newest}) where not suspect;
    create index inbox_suspects on inbox_entries (${newest}) where suspect;
    create index inbox_by_kind on inbox_entries (kind, ${newest}) where not suspect;
    create index inbox_by_status on inbox_entries (status, ${newest}) where not suspect;
    create index inbox_by_assignee on inbox_entries (assignee_id, ${newest})
    where not suspect and assignee_id is not null;
    create index inbox_by_city on inbox_entries (lower(city), ${newest}) where not suspect and city <> '';
    create index inbox_by_job on inbox_entries (job_opening_id, ${newest})
    where not suspect and job_opening_id is not null;
    create index inbox_by_stage on inbox_entries (${stage}, ${newest}) where not suspect and kind = 'application';
    create index inbox_by_flag on inbox_entries using gin (flags) with (fastupdate = off);
    create index inbox_by_locale on inbox_entries (locale, ${newest}) where not suspect and locale <> 'en-IN';
    create index inbox_by_older_door on inbox_entries (door, ${newest}) where not suspect and door <> 'site'`.execute(
    db,
  );
  // The list that the staff begins with. In the course of time nearly everything is closed: an index that holds the
  // open ones alone stays small, and none of the others is walked through. So do the indexes of answers, follow-ups,
  // late and unanswered items: whatever the staff does with an item takes it out.
  await sql`
    create index inbox_open on inbox_entries (${newest}) where ${isOpen};
    create index inbox_open_by_kind on inbox_entries (kind, ${newest}) where ${isOpen};
    create index inbox_answered on inbox_entries (kind, submission_id)
    where has_answer and not suspect and status <> 'spam';
    create index inbox_follow_ups on inbox_entries (follow_up_at) where follow_up_at is not null;
    create index inbox_late on inbox_entries (kind, submitted_at) where status = 'new' and not suspect`.execute(
    db,
  );
  // What menu, start screen and board count is read from these indexes alone.
  await sql`
    create index inbox_waiting on inbox_entries (kind, assignee_id) where status = 'new' and not suspect;
    create index inbox_unanswered on inbox_entries (${newest}) include (kind)
    where not suspect and (status = 'new' or (status = 'in progress' and kind <> 'application'));
    create index inbox_applicants on inbox_entries (job_opening_id, ${stage}, ${newest})
    include (kind, stage_id, status) where not suspect and status <> 'spam' and kind = 'application'`.execute(
    db,
  );
  // A person is looked for here, where everybody is listed: the public forms pay for no index.
  await sql`
    create index inbox_by_email on inbox_entries (lower(email));
    create index inbox_by_phone on inbox_entries (ltrim(right(regexp_replace(phone, '\\D', '', 'g'), 10), '0'))
    where phone <> ''`.execute(db);
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  // The history of each item, and its notes.
  await sql`
    create table inbox_events (
      id bigint primary key generated always as identity,
      submission_id bigint not null references submissions (id) on delete cascade,
      at timestamptz not null default now(),
      member_id text references staff_members (id) on delete set null,
      action text not null,
      text text not null,
      version integer not null default 1,
      edited_at timestamptz,
      removed_at timestamptz,
      reason text not null default '',
      message_id bigint references messages (id) on delete cascade,
      constraint inbox_events_action_check check (
        action in ('note', 'status', 'assignee', 'restored', 'stage', 'reply', 'answer', 'reopened', 'follow-up', 'city',
          'merged', 'unmerged', 'split', 'unsplit')
        and (action in ('reply', 'answer')) = (message_id is not null)
      )
    );
    create index inbox_events_by_submission on inbox_events (submission_id);
    create index inbox_events_by_message on inbox_events (message_id) where message_id is not null;

    create table inbox_mentions (
      event_id bigint not null references inbox_events (id) on delete cascade,
      member_id text not null references staff_members (id) on delete cascade,
      submission_id bigint not null references submissions (id) on delete cascade,
      seen_at timestamptz,
      primary key (event_id, member_id)
    );
    create index inbox_mentions_of_member on inbox_mentions (member_id, event_id desc);
    create index inbox_mentions_by_submission on inbox_mentions (submission_id)`.execute(db);

  // That two submissions are of the same person, or of different ones. Each link is stored in both directions, so that
  // it is found from either end by one index.
  await sql`
    create table person_links (
      submission_id bigint not null references submissions (id) on delete cascade,
      other_id bigint not null references submissions (id) on delete cascade,
      is_same boolean not null,
      primary key (submission_id, other_id),
      check (submission_id <> other_id)
    );
    create index person_links_by_other on person_links (other_id)`.execute(db);
}

/** How far the entries follow the submissions. */
async function createProgress(db: Kysely<unknown>): Promise<void> {
  // Up to where everything has been taken in; a submission may become visible after one of a higher id. Unlogged: what
  // is forgotten is looked through once more.
  await sql`
    create unlogged table inbox_progress (
      is_only boolean primary key default true check (is_only),
      complete_until bigint not null
    )`.execute(db);
  // Entries whose index is out of date, which is found by notes and messages as well. The server works them off some at a
  // time. The last ones come first. Without a unique key: two changes of one entry never wait for each other, nor is one
  // missed.
  await sql`
    create table inbox_unindexed (
      id bigint primary key generated always as identity,
      submission_id bigint not null
    );
    create function note_unindexed_entry() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        insert into inbox_unindexed (submission_id) values (old.submission_id);
      else
        insert into inbox_unindexed (submission_id) values (new.submission_id);
      end if;
      return null;
    end $$;
    create trigger inbox_note_added after insert or update on inbox_events
    for each row when (new.action = 'note') execute function note_unindexed_entry();
    create trigger inbox_note_removed after delete on inbox_events
    for each row when (old.action = 'note') execute function note_unindexed_entry();
    create trigger inbox_message_added after insert on messages
    for each row execute function note_unindexed_entry()`.execute(db);
}

async function createChoices(db: Kysely<unknown>): Promise<void> {
  // What each member keeps: views under a name, and the columns of lists. A new view comes last, by its time, until
  // somebody moves one and all are numbered anew.
  await sql`
    create table staff_views (
      id bigint primary key generated always as identity,
      member_id text not null references staff_members (id) on delete cascade,
      name text not null,
      query text not null,
      shared_with text check (shared_with in ('everyone', 'sales', 'recruiter', 'viewer')),
      place double precision not null default extract(epoch from clock_timestamp()),
      constraint staff_views_by_member unique (member_id, name)
    );
    create table staff_columns (
      member_id text not null references staff_members (id) on delete cascade,
      list text not null check (list in ('inbox', 'applicants')),
      columns text[] not null,
      primary key (member_id, list)
    )`.execute(db);

  // What the office has chosen. Without a row, that of the release holds.
  await sql`
    create table office_calendar (
      is_only boolean primary key default true check (is_only),
      version integer not null,
      week jsonb not null,
      holidays jsonb not null,
      digest_at text not null
    );
    create table office_reasons (
      what text primary key check (what in ('rejected', 'withdrawn', 'won', 'lost')),
      reasons text[] not null
    )`.execute(db);
}

async function createNotifications(db: Kysely<unknown>): Promise<void> {
  // Tells every server that listens which kinds of entries have changed. An erased submission is not told about here,
  // since its history is gone together with it.
  await sql`
    create function tell_inbox_change() returns trigger language plpgsql as $$
    declare kinds text;
    begin
      select string_agg(distinct submissions.kind, ',') into kinds
      from changed join submissions on submissions.id = changed.submission_id;
      if kinds is not null then perform pg_notify('guardhouse_staff', 'inbox ' || kinds); end if;
      return null;
    end $$;
    create trigger tell_inbox_entries_insert after insert on inbox_entries referencing new table as changed
    for each statement execute function tell_inbox_change();
    create trigger tell_inbox_entries_update after update on inbox_entries referencing new table as changed
    for each statement execute function tell_inbox_change();
    create trigger tell_inbox_events_insert after insert on inbox_events referencing new table as changed
    for each statement execute function tell_inbox_change();
    create trigger tell_inbox_events_update after update on inbox_events referencing new table as changed
    for each statement execute function tell_inbox_change();
    create trigger tell_inbox_events_delete after delete on inbox_events referencing old table as changed
    for each statement execute function tell_inbox_change();

    create function tell_stages_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guardhouse_staff', 'inbox application');
      return null;
    end $$;
    create trigger tell_stages_change after insert or update or delete on hiring_stages
    for each statement execute function tell_stages_change()`.execute(db);
}
