import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Every second factor with its encrypted secret, locked until the end of the transaction. */
export function lockSecondFactors(trx: Transaction<Database>): Promise<{ id: string; secret: string }[]> {
  return trx.selectFrom('staff_second_factors').select(['id', 'secret']).orderBy('id').forUpdate().execute();
}

export async function updateSecret(db: Kysely<Database>, id: string, secret: string): Promise<void> {
  await db.updateTable('staff_second_factors').set({ secret }).where('id', '=', id).execute();
}
