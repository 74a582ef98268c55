import { type Kysely, sql, type Transaction } from 'kysely';
import { type ReasonSubject, reasonSubjects, reasonsOfRelease } from '../../../src/contract/staff/reasons.ts';
import type { Database } from '../../database/schema.ts';

/** The reasons that are offered: those of the office, and where it has none of its own, those of the release. */
export async function findReasons(db: Kysely<Database>): Promise<Record<ReasonSubject, readonly string[]>> {
  const rows = await db.selectFrom('office_reasons').select(['what', 'reasons']).execute();
  const reasonsFor = (what: ReasonSubject) =>
    rows.find((row) => row.what === what)?.reasons ?? reasonsOfRelease[what];
  return Object.fromEntries(reasonSubjects.map((what) => [what, reasonsFor(what)])) as Record<
    ReasonSubject,
    readonly string[]
  >;
}

/** Makes other changes wait until the end of the transaction. The reasons can still be read. */
export async function lockReasons(trx: Transaction<Database>): Promise<void> {
  await sql`lock table office_reasons in share row exclusive mode`.execute(trx);
}

/** @param reasons null for those of the release. */
export async function writeReasons(
  trx: Transaction<Database>,
  what: ReasonSubject,
  reasons: string[] | null,
): Promise<void> {
  if (reasons === null) await trx.deleteFrom('office_reasons').where('what', '=', what).execute();
  else
    await trx
      .insertInto('office_reasons')
      .values({ what, reasons })
      .onConflict((conflict) => conflict.column('what').doUpdateSet({ reasons }))
      .execute();
}
