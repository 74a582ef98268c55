import { type Kysely, sql } from 'kysely';

const now = sql`now()`;

export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('staff_members')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique().check(sql`email = lower(email)`))
    .addColumn('email_verified', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('image', 'text')
    .addColumn('role', 'text', (c) =>
      c.notNull().check(sql`role in ('owner', 'sales', 'recruiter', 'editor')`),
    )
    .addColumn('disabled_at', 'timestamptz')
    .addColumn('two_factor_enabled', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .execute();

  await db.schema
    .createTable('staff_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('member_id', 'text', (c) => c.notNull().references('staff_members.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .execute();
  await db.schema.createIndex('staff_sessions_by_member').on('staff_sessions').column('member_id').execute();

  await db.schema
    .createTable('staff_accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('member_id', 'text', (c) =>
      c.notNull().unique().references('staff_members.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'timestamptz')
    .addColumn('refresh_token_expires_at', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .execute();

  await db.schema
    .createTable('staff_challenges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createIndex('staff_challenges_by_identifier')
    .on('staff_challenges')
    .column('identifier')
    .execute();

  await db.schema
    .createTable('staff_second_factors')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('member_id', 'text', (c) =>
      c.notNull().unique().references('staff_members.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('backup_codes', 'text', (c) => c.notNull())
    .addColumn('verified', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('failed_verification_count', 'integer', (c) => c.defaultTo(0))
    .addColumn('locked_until', 'timestamptz')
    .execute();

  // Without an address it is the founding owner's, and good only as long as there is nobody.
  await db.schema
    .createTable('staff_invitations')
    .addColumn('token_hash', 'bytea', (c) => c.primaryKey())
    .addColumn('email', 'text')
    .addColumn('role', 'text', (c) =>
      c.notNull().check(sql`role in ('owner', 'sales', 'recruiter', 'editor')`),
    )
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('accepted_at', 'timestamptz')
    .execute();

  // Unlogged: a crash of the database forgives everybody.
  await sql`
    create unlogged table staff_attempts (
      key bytea primary key,
      count integer not null default 1,
      started_at timestamptz not null default now()
    )`.execute(db);

  await db.schema
    .createTable('staff_audit')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .addColumn('member_id', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('detail', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('staff_audit_newest')
    .on('staff_audit')
    .columns(['at desc', 'id desc'])
    .execute();
  // Whoever gets hold of the application's own account cannot rewrite what it did; only age removes a line.
  await sql`
    create function keep_staff_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '365 days' then return old; end if;
      raise exception 'the audit log is only ever added to';
    end $$`.execute(db);
  await sql`
    create trigger keep_staff_audit before update or delete on staff_audit
    for each row execute function keep_staff_audit()`.execute(db);
}
