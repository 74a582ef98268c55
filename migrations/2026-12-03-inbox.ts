import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>): Promise<void> {
  // What the staff lists and searches, one row a submission, in one table: an order, a filter and a search across four
  // tables have no index. It is filled after the submission, which pays nothing for it.
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
      search tsvector not null
    )`.execute(db);
  const newest = 'submitted_at desc, submission_id desc';
  const orders = {
    inbox_newest: `(${newest}) where not suspect`,
    inbox_suspects: `(${newest}) where suspect`,
    inbox_by_kind: `(kind, ${newest}) where not suspect`,
    inbox_by_status: `(status, ${newest}) where not suspect`,
    inbox_by_assignee: `(assignee_id, ${newest}) where not suspect and assignee_id is not null`,
    inbox_by_city: `(lower(city), ${newest}) where not suspect and city <> ''`,
    inbox_by_job: `(job_opening_id, ${newest}) where not suspect and job_opening_id is not null`,
  };
  for (const [name, columns] of Object.entries(orders))
    await sql`create index ${sql.ref(name)} on inbox_entries ${sql.raw(columns)}`.execute(db);
  // Every filter's value as a word of its own, so that one index intersects any words and filters. It takes in new ones
  // at once: a list of those that wait would be read by every search. The body is a string, since a parsed one (`return …`)
  // that takes a row prevents columns with a default from being added to the table, from PostgreSQL 15.20 on.
  await sql`
    create function inbox_facets(entry inbox_entries) returns text[] immutable language sql as $$
      select array[
        'kind ' || entry.kind, 'status ' || entry.status, 'assignee ' || coalesce(entry.assignee_id, ''),
        'city ' || lower(entry.city), 'job ' || coalesce(entry.job_opening_id::text, '')
      ] || entry.flags || case when entry.suspect then array['suspect'] else '{}' end
    $$`.execute(db);
  await sql`
    create index inbox_search on inbox_entries using gin (search, inbox_facets(inbox_entries)) with (fastupdate = off)
  `.execute(db);

  // Up to where everything has been taken in; a submission may become visible after one of a higher id. Unlogged: what
  // is forgotten is looked through once more.
  await sql`
    create unlogged table inbox_progress (
      is_only boolean primary key default true check (is_only), complete_until bigint not null
    )`.execute(db);

  await db.schema
    .createTable('inbox_events')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('submission_id', 'bigint', (c) => c.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('member_id', 'text', (c) => c.references('staff_members.id').onDelete('set null'))
    .addColumn('action', 'text', (c) =>
      c.notNull().check(sql`action in ('note', 'status', 'assignee', 'restored')`),
    )
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('inbox_events_by_submission')
    .on('inbox_events')
    .column('submission_id')
    .execute();
}
