import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Which of these store keys have a row. Keys that are not UUIDs are left out: the cast would fail for them. */
export async function listKnownResumes(db: Kysely<Database>, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('resumes')
    .select('id')
    .where(sql<SqlBool>`id = any(${keys.filter((key) => UUID.test(key))}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function hasResumes(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('resumes').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The resumes whose files must be removed, without those that a restore has brought back with their rows. */
export async function listResumesToErase(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('resumes_to_erase')
    .select('id')
    .where(sql<SqlBool>`not exists (select from resumes where resumes.id = resumes_to_erase.id)`)
    .execute();
  return rows.map(({ id }) => id);
}

export async function addResumesToErase(db: Kysely<Database>, ids: string[]): Promise<void> {
  await db
    .insertInto('resumes_to_erase')
    .columns(['id'])
    .expression(sql`select unnest(${ids}::uuid[])`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Forgets erasures that are older than a day. Until then each sweep removes the files again, since an earlier sweep may
 * have been moving one aside when it was first removed.
 */
export async function forgetErasedResumes(db: Kysely<Database>): Promise<void> {
  await sql`delete from resumes_to_erase where since < now() - interval '1 day'`.execute(db);
}
