import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The enabled owner with this address, or the first one: for whom a command moves in. */
export async function findOwner(
  db: Kysely<Database>,
  email?: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .$if(email !== undefined, (query) => query.where('email', '=', email?.toLowerCase() ?? ''))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}
