import { type Kysely, sql } from 'kysely';

/** Lexemes of a job's texts. Without `translate`, the parser would take MS-Office/Excel for a path. */
const lexemes = (text: string) =>
  `to_tsvector('simple', translate(${text}, '/.-_,:;@&+()<>', '              '))`;
const translated = (texts: string) =>
  `case when translations = '{}' then '' else ' ' || current_translations(translations, array[${texts}]) end`;
const position = `open_position || ${translated("'OpenPosition', open_position")}`;
const others = `'JO ' || id::text || ' ' || qualification || ' ' || skills || ' ' || experience || ' ' || max_salary
  || ' ' || industry || ' ' || location
  || ${translated("'Qualification', qualification, 'Skills', skills, 'Experience', experience, 'Industry', industry")}`;

/** The job list is read by plain queries. Of what was counted beforehand, only the words of the jobs remain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete', 'truncate'])
    await sql.raw(`drop trigger count_job_list_on_${event} on job_openings`).execute(db);
  for (const event of ['insert', 'update', 'delete'])
    await sql.raw(`drop trigger count_job_facets_on_${event} on job_openings`).execute(db);
  await sql`
    drop function count_job_list_on_insert, count_job_list_on_update, count_job_list_on_delete,
      count_job_list_on_truncate, count_job_facets_on_insert, count_job_facets_on_update, count_job_facets_on_delete,
      rebuild_job_list, rebuild_job_list_blocks, rebuild_job_facets, split_job_list_block, list_job_word_variants`.execute(
    db,
  );
  await sql`drop table job_list_blocks, job_word_variants, job_facet_counts`.execute(db);

  // The words of the position's name have the weight A: a list with the best matches first begins with these jobs.
  await sql`alter table job_openings drop column search`.execute(db);
  await sql`
    alter table job_openings add column search tsvector not null generated always as (
      setweight(${sql.raw(lexemes(position))}, 'A') || ${sql.raw(lexemes(others))}
    ) stored`.execute(db);
  await sql`drop function job_week, job_periods`.execute(db);
  await sql`
    create index job_openings_search on job_openings using gin (search, facets)
    with (fastupdate = off) where status = 'open'`.execute(db);
  await sql`
    create index job_openings_hidden_search on job_openings using gin (search) where status <> 'open'`.execute(
    db,
  );
  await sql`create index job_openings_by_facets on job_openings (facets) where status = 'open'`.execute(db);
  await sql`
    drop index job_openings_by_salary, job_openings_by_salary_down, job_openings_by_industry_and_location`.execute(
    db,
  );
  await sql`
    create index job_openings_by_salary on job_openings (max_salary_monthly, id) where status = 'open'`.execute(
    db,
  );
  await sql`
    create index job_openings_by_salary_down on job_openings (max_salary_monthly desc nulls last, id desc)
    where status = 'open'`.execute(db);

  // In how many open jobs each word is. Whoever opens or closes a job waits for the others who do, so that no two of them
  // wait for each other's words. Numbers are left out: every Jid has one of its own.
  await sql`
    create function count_job_words() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('job_words'));
      if tg_op <> 'INSERT' and old.status = 'open' then
        update job_words set jobs = jobs - 1 where word = any(tsvector_to_array(old.search));
      end if;
      if tg_op <> 'DELETE' and new.status = 'open' then
        insert into job_words as kept (word, jobs)
        select word, 1 from unnest(tsvector_to_array(new.search)) as word where word !~ '^[0-9]+$'
        on conflict (word) do update set jobs = kept.jobs + 1;
      end if;
      return null;
    end $$`.execute(db);
  const changes = {
    insert: `new.status = 'open'`,
    delete: `old.status = 'open'`,
    update: `(old.status = 'open' or new.status = 'open')
      and (old.status, old.search) is distinct from (new.status, new.search)`,
  };
  for (const [event, condition] of Object.entries(changes))
    await sql
      .raw(`
        create trigger count_job_words_on_${event} after ${event} on job_openings
        for each row when (${condition}) execute function count_job_words()`)
      .execute(db);
  await sql`
    create function count_all_job_words() returns void language sql as $$
      delete from job_words;
      insert into job_words (word, jobs)
      select word, ndoc from ts_stat('select search from job_openings where status = ''open''')
      where word !~ '^[0-9]+$';
    $$`.execute(db);
  await sql`select count_all_job_words()`.execute(db);
}
