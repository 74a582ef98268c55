import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { HiringStage } from '../../../src/contract/staff/hiring-stages.ts';
import type { Database } from '../../database/schema.ts';

/**
 * The stage of the inbox entry that has the alias `entry`; null for other kinds than applications. Written like the
 * expression of the indexes, so that they are used.
 */
export const stageOfEntry: RawBuilder<string | null> =
  sql`inbox_stage(entry.kind, entry.stage_id, entry.status)`;

/** The status that follows from a stage of this kind. */
export function statusOfKind(kind: RawBuilder<unknown>): RawBuilder<string> {
  return sql`case ${kind} when 'new' then 'new' when 'step' then 'in progress' else 'closed' end`;
}

/** The status that an application with the alias `entry` has by its stage. */
export const statusOfStage: RawBuilder<string> = statusOfKind(
  sql`(select stage.kind from hiring_stages as stage where stage.id = ${stageOfEntry})`,
);

export function listStages(db: Kysely<Database>): Promise<HiringStage[]> {
  return db
    .selectFrom('hiring_stages')
    .select(['id', 'kind', 'name'])
    .orderBy('place')
    .orderBy('id')
    .execute();
}

export function findStage(db: Kysely<Database>, id: string): Promise<HiringStage | undefined> {
  return db
    .selectFrom('hiring_stages')
    .select(['id', 'kind', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Makes other changes of the list wait. The stages can still be read. */
export async function lockStages(trx: Transaction<Database>): Promise<void> {
  await sql`lock table hiring_stages in share row exclusive mode`.execute(trx);
}

export interface StageInUse {
  id: string;
  /** Those that the boards show. */
  applicants: number;
  /** Spam and suspected spam, which has a stage as well. */
  spam: number;
}

/** Which of these stages have applications. Waits for moves to these stages that are under way. */
export async function listStagesInUse(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<StageInUse[]> {
  await sql`select from hiring_stages where id = any(${ids}::bigint[]) for update`.execute(trx);
  // Two parts, because each of them has an index.
  const part = (isSuspect: boolean) => sql`
    select ${stageOfEntry} as id, suspect or status = 'spam' as is_spam from inbox_entries as entry
    where ${isSuspect ? sql`suspect` : sql`not suspect`} and entry.kind = 'application' and ${stageOfEntry} = any(${ids}::bigint[])`;
  const { rows } = await sql<StageInUse>`
    select id, (count(*) filter (where not is_spam))::integer as applicants,
      (count(*) filter (where is_spam))::integer as spam
    from (${part(false)} union all ${part(true)}) as used group by id
  `.execute(trx);
  return rows;
}

export async function removeStages(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`delete from hiring_stages where id = any(${ids}::bigint[])`.execute(trx);
}

/** Writes the names in this order. A stage without an id is added as a step. */
export async function writeStages(
  trx: Transaction<Database>,
  stages: readonly { id: string | null; name: string }[],
): Promise<void> {
  for (const [index, { id, name }] of stages.entries()) {
    const place = index + 1;
    if (id === null) await trx.insertInto('hiring_stages').values({ kind: 'step', name, place }).execute();
    else await trx.updateTable('hiring_stages').set({ name, place }).where('id', '=', id).execute();
  }
}
