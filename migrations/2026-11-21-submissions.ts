import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('contact', 'quotation', 'application', 'posting')`),
    )
    .addColumn('door', 'text', (c) => c.notNull().check(sql`door in ('site', 'legacy')`))
    .addColumn('submitted_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('submissions_by_kind_and_time')
    .on('submissions')
    .columns(['kind', 'submitted_at desc', 'id desc'])
    .execute();

  await db.schema
    .createTable('recent_submissions')
    .addColumn('digest', 'bytea', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('submitted_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('recent_submissions_by_time')
    .on('recent_submissions')
    .column('submitted_at')
    .execute();

  await db.schema
    .createTable('submission_flags')
    .addColumn('submission_id', 'bigint', (c) => c.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('flag', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('submission_flags_pkey', ['submission_id', 'flag'])
    .execute();
  await db.schema.createIndex('submission_flags_by_flag').on('submission_flags').column('flag').execute();

  await db.schema
    .createTable('contact_requests')
    .addColumn('submission_id', 'bigint', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('email_id', 'text', (c) => c.notNull())
    .addColumn('mobile_no', 'text', (c) => c.notNull())
    .addColumn('company_name', 'text', (c) => c.notNull())
    .addColumn('user_message', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('quotation_requests')
    .addColumn('submission_id', 'bigint', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('email_id', 'text', (c) => c.notNull())
    .addColumn('mobile_no', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('services_type', 'text', (c) => c.notNull())
    .execute();
}
