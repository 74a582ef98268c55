import { type Kysely, sql } from 'kysely';

/** When what visitors see last changed, whoever changed it: sitemap and feeds tell it. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table job_openings add column changed_at timestamptz`.execute(db);
  await sql`alter table blogs add column changed_at timestamptz`.execute(db);
  await sql`update job_openings set changed_at = coalesce(opened_at, posted_at)`.execute(db);
  await sql`update blogs set changed_at = published_at`.execute(db);
  for (const table of ['job_openings', 'blogs'])
    await sql`alter table ${sql.table(table)} alter changed_at set default now(), alter changed_at set not null`.execute(
      db,
    );

  await sql`
    create function set_changed_at() returns trigger language plpgsql as $$
    begin
      new.changed_at := now();
      return new;
    end $$`.execute(db);

  const seen = {
    job_openings:
      'status, open_position, qualification, skills, experience, industry, location, min_salary, max_salary, description',
    blogs: 'subject, sub_heading, description, image_path, published_at',
  };
  for (const [table, columns] of Object.entries(seen)) {
    const row = (when: string) => `(${columns.replace(/\w+/g, `${when}.$&`)})`;
    await sql`
      create trigger ${sql.ref(`${table}_changed`)} before update on ${sql.table(table)} for each row
      when (${sql.raw(row('old'))} is distinct from ${sql.raw(row('new'))})
      execute function set_changed_at()`.execute(db);
  }

  // The sitemap's files hold 40,000 ids each: see server/discovery/sitemap.queries.ts.
  await sql`
    create index job_openings_by_sitemap_file on job_openings ((id / 40000), changed_at desc)
    where status = 'open'`.execute(db);
  // What was never seen changes nothing for anybody.
  await sql`
    create index job_openings_by_change on job_openings (changed_at desc) where status in ('open', 'closed')`.execute(
    db,
  );
}
