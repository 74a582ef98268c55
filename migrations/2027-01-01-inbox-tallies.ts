import { type Kysely, sql } from 'kysely';

/** A trigger sees the old rows of its statement, the new ones, or both. */
const triggers = {
  insert: { new: 'added' },
  update: { old: 'gone', new: 'added' },
  delete: { old: 'gone' },
} as const;

/** What is counted of each entry. The start screen shows nothing else of them. */
const facts = (entries: string, sign: '1' | '-1') => `
  select fact.figure, entry.kind, fact.day, fact.door, fact.locale, fact.job_opening_id, fact.stage_id, ${sign} as amount
  from ${entries} as entry cross join lateral (values
    ('arrived', (submitted_at at time zone 'Asia/Kolkata')::date, door, locale, null::bigint, null::bigint, true),
    ('unanswered', (submitted_at at time zone 'Asia/Kolkata')::date, null, null, null, null,
      status = 'new' or (status = 'in progress' and kind <> 'application')),
    ('stage', null, null, null, job_opening_id, inbox_stage(kind, stage_id, status),
      kind = 'application' and status <> 'spam')
  ) as fact (figure, day, door, locale, job_opening_id, stage_id, counts)
  where fact.counts and not entry.suspect`;

const key = 'figure, kind, day, door, locale, job_opening_id, stage_id';

/** The figures of the start screen are counted as entries come, change and go. */
export async function up(db: Kysely<any>): Promise<void> {
  // By which way it came: the forms of the site, or the paths of older clients. Existing entries get theirs in the
  // background, when they are indexed again, since writing a row of this table costs milliseconds.
  await sql`alter table inbox_entries add column door text not null default 'site'`.execute(db);
  await sql`
    insert into inbox_unindexed (submission_id)
    select id from submissions where door <> 'site' and kind in ('contact', 'quotation', 'application') order by id
  `.execute(db);

  // Changes of a count, to be added up. Two people never wait for each other, as they would for one row that has the
  // count. Unlogged, without an index: where the content is lost, everything is counted again.
  await sql`
    create unlogged table inbox_tallies (
      figure text not null check (figure in ('arrived', 'unanswered', 'stage', 'complete')),
      kind text, day date, door text, locale text, job_opening_id bigint, stage_id bigint, amount integer not null
    )`.execute(db);
  for (const [event, rows] of Object.entries(triggers)) {
    const changes = [
      ...('old' in rows ? [facts('gone', '-1')] : []),
      ...('new' in rows ? [facts('added', '1')] : []),
    ];
    await sql`
      create function ${sql.ref(`tally_inbox_${event}`)}() returns trigger language plpgsql as $$
      begin
        insert into inbox_tallies (${sql.raw(key)}, amount)
        select ${sql.raw(key)}, sum(amount) from (${sql.raw(changes.join(' union all '))}) as change
        group by ${sql.raw(key)} having sum(amount) <> 0;
        return null;
      end $$`.execute(db);
    const tables = Object.entries(rows).map(([which, name]) => `${which} table as ${name}`);
    await sql`
      create trigger ${sql.ref(`tally_inbox_${event}`)} after ${sql.raw(event)} on inbox_entries
      referencing ${sql.raw(tables.join(' '))}
      for each statement execute function ${sql.ref(`tally_inbox_${event}`)}()`.execute(db);
  }

  // Counts everything, unless that was done. The lock keeps changes out meanwhile: each is counted once.
  await sql`
    create function count_inbox() returns void language plpgsql as $$
    begin
      lock table inbox_entries in share row exclusive mode;
      if exists (select from inbox_tallies where figure = 'complete') then return; end if;
      delete from inbox_tallies;
      insert into inbox_tallies (${sql.raw(key)}, amount)
      select ${sql.raw(key)}, sum(amount) from (${sql.raw(facts('inbox_entries', '1'))}) as change
      where figure <> 'arrived' or day >= (now() at time zone 'Asia/Kolkata')::date - 60
      group by ${sql.raw(key)};
      insert into inbox_tallies (figure, amount) select 'complete', count(*) from inbox_tallies;
    end $$`.execute(db);
  await sql`select count_inbox()`.execute(db);

  // The list behind the figure. An entry leaves the index with the first answer, so it stays small.
  const newest = sql`submitted_at desc, submission_id desc`;
  await sql`
    create index inbox_unanswered on inbox_entries (${newest})
    where not suspect and (status = 'new' or (status = 'in progress' and kind <> 'application'))`.execute(db);
  await sql`
    create index inbox_by_older_door on inbox_entries (door, ${newest}) where not suspect and door <> 'site'
  `.execute(db);
}
