import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>): Promise<void> {
  // Jids read JO-1001 and on, so that a first opening does not look like a first day in business.
  await sql`
    create table job_openings (
      id bigint primary key generated always as identity (start with 1001),
      jid text not null generated always as ('JO-' || id::text) stored unique,
      submission_id bigint unique references submissions (id) on delete set null,
      status text not null check (status in ('pending', 'open', 'closed')),
      open_position text not null,
      qualification text not null,
      skills text not null,
      experience text not null,
      industry text not null,
      location text not null,
      min_salary text not null,
      max_salary text not null,
      max_salary_monthly integer,
      description text not null,
      posted_at timestamptz not null default now(),
      opened_at timestamptz,
      closed_at timestamptz,
      search tsvector not null generated always as (
        to_tsvector('simple', translate(
          'JO ' || id::text || ' ' || open_position || ' ' || qualification || ' ' || skills || ' '
            || experience || ' ' || max_salary || ' ' || industry || ' ' || location,
          '/.-_,:;@&+()<>', '              '))
      ) stored
    )`.execute(db);

  // The parser takes MS-Office/Excel for a path, JO-1001 for a negative number and <b> for a tag, hence translate().
  // Only open openings are ever listed: each order of the table reads one of these from either end.
  const open = sql`status = 'open'`;
  const orders = {
    job_openings_newest: 'opened_at desc, id desc',
    job_openings_by_position: 'open_position, id desc',
    job_openings_by_qualification: 'qualification, id',
    job_openings_by_skills: 'skills, id',
    job_openings_by_experience: 'experience, id',
    job_openings_by_salary: 'max_salary_monthly, id',
    // What has no salary comes last in both directions, which one index cannot give.
    job_openings_by_salary_down: 'max_salary_monthly desc nulls last, id desc',
    job_openings_by_industry: 'industry, id',
    job_openings_by_location: 'location, id',
  };
  for (const [name, columns] of Object.entries(orders))
    await sql`create index ${sql.ref(name)} on job_openings (${sql.raw(columns)}) where ${open}`.execute(db);
  await sql`create index job_openings_search on job_openings using gin (search) where ${open}`.execute(db);
  await db.schema
    .createIndex('job_openings_pending')
    .on('job_openings')
    .columns(['posted_at desc', 'id desc'])
    .where(sql<boolean>`status = 'pending'`)
    .execute();

  await db.schema
    .createTable('resumes')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('sha256', 'bytea', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('pdf', 'doc', 'docx')`))
    .addColumn('original_name', 'text', (c) => c.notNull())
    .addColumn('stored_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('job_applications')
    .addColumn('submission_id', 'bigint', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('job_id_text', 'text', (c) => c.notNull())
    .addColumn('job_opening_id', 'bigint', (c) => c.references('job_openings.id').onDelete('set null'))
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('email_id', 'text', (c) => c.notNull())
    .addColumn('mobile_no', 'text', (c) => c.notNull())
    .addColumn('qualification', 'text', (c) => c.notNull())
    .addColumn('resume_id', 'uuid', (c) => c.unique().references('resumes.id'))
    .execute();
  await db.schema
    .createIndex('job_applications_by_opening')
    .on('job_applications')
    .column('job_opening_id')
    .execute();
}
