import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>): Promise<void> {
  // Unlogged: neither is worth a write to disk, and a crash of the database forgives everybody. Pages are half empty
  // so that a count is put in the place of the one before.
  await sql`
    create unlogged table submission_counts (
      address text not null,
      form text not null,
      count integer not null default 1,
      started_at timestamptz not null default now(),
      primary key (address, form)
    ) with (fillfactor = 50)`.execute(db);

  await sql`
    create unlogged table recent_texts (
      digest bytea primary key,
      sender bytea not null,
      seen_at timestamptz not null default now()
    )`.execute(db);

  await db.schema
    .alterTable('resumes')
    .addColumn('scan_state', 'text', (c) =>
      c.notNull().defaultTo('pending').check(sql`scan_state in ('pending', 'clean', 'infected', 'error')`),
    )
    .addColumn('scan_note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('scan_due_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('scanned_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('resumes_to_scan')
    .on('resumes')
    .column('scan_due_at')
    .where(sql<boolean>`scan_state in ('pending', 'error')`)
    .execute();
}
