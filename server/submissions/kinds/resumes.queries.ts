import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SubmissionKinds } from '../definition.ts';
import { listKinds } from './kinds.ts';

/** The ids of the resumes that came with these submissions, and of the attachments of their conversations. */
export async function listResumeIds(
  db: Kysely<Database>,
  submissionIds: string[],
  kinds?: SubmissionKinds,
): Promise<string[]> {
  const ids: string[] = [];
  for (const table of resumeTables(kinds)) {
    const { rows } = await sql<{ resume_id: string }>`
      select resume_id from ${sql.table(table)}
      where submission_id = any(${submissionIds}::bigint[]) and resume_id is not null
    `.execute(db);
    ids.push(...rows.map(({ resume_id }) => resume_id));
  }
  const attached = await sql<{ resume_id: string }>`
    select resume_id from messages join message_files on message_files.message_id = messages.id
    where submission_id = any(${submissionIds}::bigint[]) and resume_id is not null
  `.execute(db);
  return [...ids, ...attached.rows.map(({ resume_id }) => resume_id)];
}

/** An SQL expression for the id of the resume of a submission; null if it has none. */
export function resumeIdOf(id: RawBuilder<unknown>, kinds?: SubmissionKinds): RawBuilder<string | null> {
  const selects = resumeTables(kinds).map(
    (table) => sql`(select resume_id from ${sql.table(table)} where submission_id = ${id})`,
  );
  return sql`coalesce(${sql.join([...selects, sql`null::uuid`])})`;
}

/** The tables with a column `resume_id`. */
export function resumeTables(kinds?: SubmissionKinds): string[] {
  return listKinds(kinds)
    .filter(({ hasResume }) => hasResume)
    .map(({ table }) => table);
}
