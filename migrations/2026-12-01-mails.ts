import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>): Promise<void> {
  // Only what a mail needs to be written is kept, and not its text: that comes from the submission when it is sent, so
  // that a submission's statement pays for two short rows, and erasing the submission erases its mails.
  await db.schema
    .createTable('mails')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('submission_id', 'bigint', (c) => c.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('notice', 'confirmation')`))
    .addColumn('recipient', 'text')
    .addColumn('status', 'text', (c) =>
      c.notNull().defaultTo('queued').check(sql`status in ('held', 'queued', 'sent', 'parked')`),
    )
    .addColumn('queued_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('due_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('claim', 'uuid')
    .addColumn('message_id', 'text')
    .addColumn('settled_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('mails_by_submission').on('mails').column('submission_id').execute();
  await db.schema
    .createIndex('mails_due')
    .on('mails')
    .columns(['due_at', 'id'])
    .where(sql<boolean>`status = 'queued'`)
    .execute();
  await db.schema
    .createIndex('mails_settled')
    .on('mails')
    .columns(['status', 'settled_at desc', 'id desc'])
    .where(sql<boolean>`settled_at is not null`)
    .execute();

  await db.schema
    .createTable('mail_attempts')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('mail_id', 'bigint', (c) => c.notNull().references('mails.id').onDelete('cascade'))
    .addColumn('attempted_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('outcome', 'text', (c) => c.notNull().check(sql`outcome in ('sent', 'failed', 'parked')`))
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mail_attempts_by_mail').on('mail_attempts').column('mail_id').execute();
}
