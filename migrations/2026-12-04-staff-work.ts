import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('staff_views')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('member_id', 'text', (c) => c.notNull().references('staff_members.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addUniqueConstraint('staff_views_by_member', ['member_id', 'name'])
    .execute();
  // Few mails are parked or held, and a submission's statement pays nothing for them.
  await db.schema
    .createIndex('mails_set_aside')
    .on('mails')
    .columns(['status', 'id desc'])
    .where(sql<boolean>`status in ('parked', 'held')`)
    .execute();
}
