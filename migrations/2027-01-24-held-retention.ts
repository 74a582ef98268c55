import { type Kysely, sql } from 'kysely';

/** Runs of retention that remove nothing until a person has confirmed it, and the mail that tells the owners of one. */
export async function up(db: Kysely<any>): Promise<void> {
  // Why the run was held.
  await sql`alter table retention_runs add column doubt text`.execute(db);
  // Widened, and otherwise left as earlier migrations have written it.
  const { rows } = await sql<{ condition: string }>`
    select pg_get_expr(conbin, conrelid) as condition from pg_constraint
    where conrelid = 'staff_alerts'::regclass and conname = 'staff_alerts_kind_check'`.execute(db);
  await sql`
    alter table staff_alerts drop constraint staff_alerts_kind_check,
      add constraint staff_alerts_kind_check
        check (kind = 'retention-held' or (${sql.raw(rows[0]?.condition ?? 'false')}))`.execute(db);
}
