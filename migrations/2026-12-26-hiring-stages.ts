import { type Kysely, sql } from 'kysely';

/** In this order, so that the first one has the id 1: `inbox_stage` names three of them. */
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

const newest = 'submitted_at desc, submission_id desc';
const stage = 'inbox_stage(kind, stage_id, status)';

/** Applications have stages instead of the statuses of contacts and quotations. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table hiring_stages (
      id bigint primary key generated always as identity,
      kind text not null check (kind in ('new', 'step', 'joined', 'rejected', 'withdrawn', 'closed')),
      name text not null,
      place integer not null
    )`.execute(db);
  // There are any number of steps, and one of each other kind.
  await sql`create unique index hiring_stages_by_kind on hiring_stages (kind) where kind <> 'step'`.execute(
    db,
  );
  for (const [place, [kind, name]] of stages.entries())
    await sql`insert into hiring_stages (kind, name, place) values (${kind}, ${name}, ${place + 1})`.execute(
      db,
    );

  // No row is rewritten: at a million entries that would take hours, since each is in a large search index.
  await sql`
    alter table inbox_entries add column stage_id bigint references hiring_stages (id),
      add column stage_reason text not null default ''`.execute(db);
  await sql`alter table inbox_events add column reason text not null default ''`.execute(db);
  await sql`
    alter table inbox_events drop constraint inbox_events_action_check,
      add constraint inbox_events_action_check
        check (action in ('note', 'status', 'assignee', 'restored', 'stage'))`.execute(db);

  // An application that has not been moved yet has the stage that follows from its status of before: 2 is Shortlisted,
  // 8 is Closed earlier, 1 is New. Nobody knows any more whether a closed one was rejected or joined.
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
  // The list of all jobs by stage, and one job's applicants by stage. The included columns let one job's applicants be
  // counted in the index alone.
  await sql`
    create index inbox_by_stage on inbox_entries (${sql.raw(stage)}, ${sql.raw(newest)})
    where not suspect and kind = 'application'`.execute(db);
  await sql`
    create index inbox_applicants on inbox_entries (job_opening_id, ${sql.raw(stage)}, ${sql.raw(newest)})
    include (kind, stage_id, status)
    where not suspect and status <> 'spam' and job_opening_id is not null`.execute(db);
  await sql`drop index job_applications_by_opening`.execute(db);
  await sql`
    create index job_applications_by_opening on job_applications (job_opening_id, submission_id)
    include (qualification, resume_id)`.execute(db);
}
