import { type Kysely, sql } from 'kysely';

/**
 * Replaces a body that PostgreSQL has parsed by the same one as a string, as new databases have it from the beginning:
 * from PostgreSQL 15.20 on, a parsed body that takes a row prevents columns with a default from being added to the table.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create or replace function inbox_facets(entry inbox_entries) returns text[] immutable language sql as $$
      select array[
        'kind ' || entry.kind, 'status ' || entry.status, 'assignee ' || coalesce(entry.assignee_id, ''),
        'city ' || lower(entry.city), 'job ' || coalesce(entry.job_opening_id::text, '')
      ] || entry.flags || case when entry.suspect then array['suspect'] else '{}' end
        || case when entry.locale = 'en-IN' then '{}' else array['locale ' || entry.locale] end
    $$`.execute(db);
}
