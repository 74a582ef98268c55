import { type Kysely, sql } from 'kysely';

/** The language in which a submission came, in which its sender is answered. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ['submissions', 'inbox_entries'])
    await db.schema
      .alterTable(table)
      .addColumn('locale', 'text', (c) => c.notNull().defaultTo('en-IN'))
      .execute();

  // Nearly everything is in English, so only the others get a facet. The index of the existing entries, which all are
  // English, stays right as it is.
  await sql`
    create or replace function inbox_facets(entry inbox_entries) returns text[] immutable language sql as $$
      select array[
        'kind ' || entry.kind, 'status ' || entry.status, 'assignee ' || coalesce(entry.assignee_id, ''),
        'city ' || lower(entry.city), 'job ' || coalesce(entry.job_opening_id::text, '')
      ] || entry.flags || case when entry.suspect then array['suspect'] else '{}' end
        || case when entry.locale = 'en-IN' then '{}' else array['locale ' || entry.locale] end
    $$`.execute(db);

  // Words with a nukta are found without it, too: the entries that have one are indexed again.
  await sql`
    insert into inbox_unindexed (submission_id)
    select submission_id from inbox_entries where search::text like '%' || chr(2364) || '%' order by submission_id
  `.execute(db);
}
