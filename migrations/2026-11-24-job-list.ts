import { type Kysely, sql } from 'kysely';

/**
 * The orders of the list, each by a text, a number or an instant, and last by id. Every one of them reads upwards:
 * a page from its end reads the same index backwards. What has no salary comes last in both directions, hence two.
 */
const lists: { name: string; text?: string; number?: string; time?: string }[] = [
  { name: 'newest', time: 'opened_at' },
  { name: 'Jid' },
  { name: 'OpenPosition', text: 'open_position' },
  { name: 'Qualification', text: 'qualification' },
  { name: 'Skills', text: 'skills' },
  { name: 'Experience', text: 'experience' },
  { name: 'MaxSalary', number: 'coalesce(max_salary_monthly, 2147483647)' },
  { name: 'MaxSalaryDown', number: 'coalesce(max_salary_monthly, -1)' },
  { name: 'Industry', text: 'industry', time: 'opened_at' },
  { name: 'Location', text: 'location', time: 'opened_at' },
];
type List = (typeof lists)[number];

const BLOCK = 1_000;
const LARGEST_BLOCK = 2 * BLOCK;

const order = ({ text, number, time }: List) => [text, number, time, 'id'].filter(Boolean).join(', ');
const start = ({ text, number, time }: List) =>
  [text && 'block.text_key', number && 'block.number_key', time && 'block.time_key', 'block.id']
    .filter(Boolean)
    .join(', ');
const keys = ({ text = "''", number = '0', time = "timestamptz '-infinity'" }: List) =>
  `${text}, ${number}, ${time}, id`;

/** One list's key of each row, for all lists. `from` yields rows of job_openings with a column `change`. */
const allKeys = (from: string) => `
  select key.*, change from (${from}) as job cross join lateral (values
    ${lists.map((list) => `('${list.name}', ${keys(list)})`).join(',\n    ')}
  ) as key (list, text_key, number_key, time_key, id)`;

/** The words of each row, but for plain numbers: every Jid has one of its own. */
const allWords = (from: string) => `
  select word, change from (${from}) as job, unnest(tsvector_to_array(job.search)) as word
  where word !~ '^[0-9]+$'`;

/** What is left of new words, where they may be misspelt: see the function. */
const variantsOfWords = (from: string) => `
  insert into job_word_variants select variant, word from ${from}, list_job_word_variants(word) as variant
  where length(word) between 4 and 24 and word !~ '[0-9]'`;

export async function up(db: Kysely<any>): Promise<void> {
  await sql`update job_openings set opened_at = posted_at where status = 'open' and opened_at is null`.execute(
    db,
  );
  await sql`alter table job_openings
    add constraint job_openings_open_since check (status <> 'open' or opened_at is not null)`.execute(db);

  for (const name of ['position', 'salary', 'salary_down', 'industry', 'location'])
    await sql`drop index ${sql.ref(`job_openings_by_${name}`)}`.execute(db);
  const orders = {
    job_openings_by_position: 'open_position, id',
    job_openings_by_salary: 'coalesce(max_salary_monthly, 2147483647), id',
    job_openings_by_salary_down: 'coalesce(max_salary_monthly, -1), id',
    job_openings_by_industry: 'industry, opened_at, id',
    job_openings_by_location: 'location, opened_at, id',
    job_openings_by_industry_and_location: 'industry, location, opened_at, id',
    job_openings_by_id: 'id',
  };
  for (const [name, columns] of Object.entries(orders))
    await run(db, `create index ${name} on job_openings (${columns}) ${also(columns)} where status = 'open'`);
  // How many open jobs lie between each block's key and the next one's: what tells where the n-th job of a list is.
  await sql`
    create table job_list_blocks (
      list text, text_key text, number_key integer, time_key timestamptz, id bigint,
      jobs integer not null,
      primary key (list, text_key, number_key, time_key, id)
    ) with (fillfactor = 50)`.execute(db);
  // The words of the open jobs, in how many of them each is, and what is left of each without one or two letters.
  await sql`create table job_words (word text collate "C" primary key, jobs integer not null)`.execute(db);
  await sql`
    create table job_word_variants (
      variant text collate "C",
      word text collate "C",
      primary key (variant, word)
    )`.execute(db);

  await run(
    db,
    `create function list_job_word_variants(word text) returns setof text language sql immutable as $$
      with recursive shorter (variant, deleted) as (
        select word, 0
        union
        select overlay(variant placing '' from place for 1), deleted + 1
        from shorter, generate_series(1, length(variant)) as place
        where deleted < case when length(word) < 8 then 1 else 2 end
      )
      select distinct variant from shorter
    $$`,
  );
  await run(
    db,
    `create function split_job_list_block(block job_list_blocks) returns void language plpgsql as $$
    declare
      middle job_list_blocks;
    begin
      while block.jobs > ${LARGEST_BLOCK} loop
        case block.list
        ${lists
          .map(
            (list) => `when '${list.name}' then
          select '${list.name}', ${keys(list)}, block.jobs - ${BLOCK} into middle from job_openings
          where status = 'open' and (${order(list)}) >= (${start(list)})
          order by ${order(list)} offset ${BLOCK} limit 1;`,
          )
          .join('\n        ')}
        end case;
        update job_list_blocks set jobs = ${BLOCK}
        where (list, text_key, number_key, time_key, id)
          = (block.list, block.text_key, block.number_key, block.time_key, block.id);
        insert into job_list_blocks select middle.*;
        block := middle;
      end loop;
    end $$`,
  );
  // Whoever changes which jobs are open waits for the others who do: the counts then need no further care.
  await run(
    db,
    `create function rebuild_job_list() returns void language plpgsql as $$
    declare
      block job_list_blocks;
    begin
      perform pg_advisory_xact_lock(hashtext('job_list'));
      delete from job_list_blocks;
      insert into job_list_blocks
        select list, '', -2147483648, '-infinity', 0,
          (select count(*) from job_openings where status = 'open')
        from unnest(array[${lists.map(({ name }) => `'${name}'`)}]) as list;
      for block in select * from job_list_blocks loop
        perform split_job_list_block(block);
      end loop;
      delete from job_words;
      delete from job_word_variants;
      insert into job_words
        select word, sum(change) from (
          ${allWords(`select search, 1 as change from job_openings where status = 'open'`)}
        ) as words group by word;
      ${variantsOfWords('job_words')};
    end $$`,
  );

  const opened = "select *, 1 as change from new_jobs where status = 'open'";
  const closed = "select *, -1 as change from old_jobs where status = 'open'";
  const events = [
    { event: 'insert', rows: opened, tables: 'new table as new_jobs' },
    { event: 'delete', rows: closed, tables: 'old table as old_jobs' },
    {
      event: 'update',
      rows: `${opened} union all ${closed}`,
      tables: 'old table as old_jobs new table as new_jobs',
    },
  ];
  for (const { event, rows, tables } of events) {
    await run(db, countingFunction(event, rows));
    await run(
      db,
      `create trigger count_job_list_on_${event} after ${event} on job_openings
        referencing ${tables} for each statement execute function count_job_list_on_${event}()`,
    );
  }
  await run(
    db,
    `create function count_job_list_on_truncate() returns trigger language plpgsql as $$
    begin
      perform rebuild_job_list();
      return null;
    end $$`,
  );
  await sql`create trigger count_job_list_on_truncate after truncate on job_openings
    for each statement execute function count_job_list_on_truncate()`.execute(db);
  await sql`select rebuild_job_list()`.execute(db);
}

function countingFunction(event: string, rows: string): string {
  return `create function count_job_list_on_${event}() returns trigger language plpgsql as $$
    declare
      block job_list_blocks;
    begin
      if not exists (${rows}) then
        return null;
      end if;
      perform pg_advisory_xact_lock(hashtext('job_list'));
      for block in
        with moved as (
          select found.list, found.text_key, found.number_key, found.time_key, found.id, sum(change) as change
          from (${allKeys(rows)}) as key cross join lateral (
            select * from job_list_blocks as kept
            where kept.list = key.list
              and (kept.text_key, kept.number_key, kept.time_key, kept.id)
                <= (key.text_key, key.number_key, key.time_key, key.id)
            order by kept.text_key desc, kept.number_key desc, kept.time_key desc, kept.id desc limit 1
          ) as found
          group by 1, 2, 3, 4, 5 having sum(change) <> 0
        )
        update job_list_blocks as kept set jobs = kept.jobs + moved.change from moved
        where (kept.list, kept.text_key, kept.number_key, kept.time_key, kept.id)
          = (moved.list, moved.text_key, moved.number_key, moved.time_key, moved.id)
        returning kept.*
      loop
        if block.jobs > ${LARGEST_BLOCK} then
          perform split_job_list_block(block);
        elsif block.jobs = 0 and block.id > 0 then
          delete from job_list_blocks
          where (list, text_key, number_key, time_key, id)
            = (block.list, block.text_key, block.number_key, block.time_key, block.id);
        end if;
      end loop;

      with changed as (
        select word, sum(change) as change from (${allWords(rows)}) as words group by word having sum(change) <> 0
      ), counted as (
        insert into job_words as kept (word, jobs) select word, change from changed
        on conflict (word) do update set jobs = kept.jobs + excluded.jobs
        returning word, xmax = 0 as is_new
      )
      ${variantsOfWords('counted')} and is_new;
      return null;
    end $$`;
}

/** Without the column itself, what is skipped of the expression's order would be read from the table. */
const also = (columns: string) => (columns.startsWith('coalesce') ? 'include (max_salary_monthly)' : '');

function run(db: Kysely<any>, statement: string) {
  return sql.raw(statement).execute(db);
}
