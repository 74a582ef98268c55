import { type Kysely, sql } from 'kysely';

/** What visitors see of a row: a change of it is one for sitemap and feeds. */
const seen = {
  job_openings:
    'status, open_position, qualification, skills, experience, industry, location, min_salary, max_salary, description, translations',
  blogs: 'subject, sub_heading, description, image_path, published_at, translations',
};

/** The searched texts of a job that may be translated, by the names under which their translations are stored. */
const searched = `array[
  'OpenPosition', open_position, 'Qualification', qualification, 'Skills', skills,
  'Experience', experience, 'Industry', industry]`;

/**
 * The texts of jobs and blogs in other languages: `{"hi": {"OpenPosition": {"source": "Guard", "text": "गार्ड"}}}`. Beside
 * each stand the English words that it translates, by which it is known to be outdated.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const [table, columns] of Object.entries(seen)) {
    await sql`alter table ${sql.table(table)} add column translations jsonb not null default '{}'`.execute(
      db,
    );
    const trigger = sql.ref(`${table}_changed`);
    const row = (when: string) => `(${columns.replace(/\w+/g, `${when}.$&`)})`;
    await sql`drop trigger ${trigger} on ${sql.table(table)}`.execute(db);
    await sql`
      create trigger ${trigger} before update on ${sql.table(table)} for each row
      when (${sql.raw(row('old'))} is distinct from ${sql.raw(row('new'))})
      execute function set_changed_at()`.execute(db);
  }

  // A text that translates other words than today's is not shown, so that no search may find it either.
  await sql`
    create function current_translations(translations jsonb, words text[]) returns text
    language sql immutable parallel safe
    return coalesce((
      select string_agg(texts.value ->> 'text', ' ')
      from jsonb_each(translations) as language cross join jsonb_each(language.value) as texts
      where texts.value ->> 'source' = jsonb_object(words) ->> texts.key
    ), '')`.execute(db);

  // The words of a job are those of all its languages. Nearly every job has English alone, and its words stay the same.
  await sql`drop index job_openings_search, job_openings_hidden_search`.execute(db);
  await sql`alter table job_openings drop column search`.execute(db);
  await sql`
    alter table job_openings add column search tsvector not null generated always as (
      to_tsvector('simple', translate(
        'JO ' || id::text || ' ' || open_position || ' ' || qualification || ' ' || skills || ' '
          || experience || ' ' || max_salary || ' ' || industry || ' ' || location
          || case when translations = '{}' then ''
               else ' ' || current_translations(translations, ${sql.raw(searched)}) end,
        '/.-_,:;@&+()<>', '              '))
    ) stored`.execute(db);
  await sql`
    create index job_openings_search on job_openings using gin (search, (array[job_week(opened_at)]), facets)
    with (fastupdate = off) where status = 'open'`.execute(db);
  await sql`create index job_openings_hidden_search on job_openings using gin (search)
    where status <> 'open'`.execute(db);
  // As job_openings_by_sitemap_file, for the sitemaps of the other languages.
  await sql`create index job_openings_translated on job_openings ((id / 40000), changed_at desc)
    where status = 'open' and translations <> '{}'`.execute(db);
}
