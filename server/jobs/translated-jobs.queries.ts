import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Translations } from '../../src/contract/translations.ts';
import type { Database } from '../database/schema.ts';

/** The translations of those of the jobs that have any, by Jid. */
export async function listTranslations(
  db: Kysely<Database>,
  jids: string[],
): Promise<Map<string, Translations>> {
  if (jids.length === 0) return new Map();
  const rows = await db
    .selectFrom('job_openings')
    .select(['jid', 'translations'])
    .where(sql<SqlBool>`jid = any(${jids}::text[])`)
    .where(sql<SqlBool>`translations <> '{}'`)
    .execute();
  return new Map(rows.map(({ jid, translations }) => [jid, translations]));
}
