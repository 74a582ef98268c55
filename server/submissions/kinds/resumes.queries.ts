import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SubmissionKinds } from '../definition.ts';
import { listKinds } from './kinds.ts';

/** What a stored file is: it came with a form, was printed for the person, or is attached to a mail. */
export type FileKind = 'resume' | 'quotation' | 'attachment';

/** The files of these submissions: resumes, the PDFs of quotations, and the other attachments of conversations. */
export async function listFiles(
  db: Kysely<Database>,
  submissionIds: string[],
  kinds?: SubmissionKinds,
): Promise<{ id: string; kind: FileKind }[]> {
  const files: { id: string; kind: FileKind }[] = [];
  for (const table of resumeTables(kinds)) {
    const { rows } = await sql<{ id: string; kind: FileKind }>`
      select resume_id as id, 'resume' as kind from ${sql.table(table)}
      where submission_id = any(${submissionIds}::bigint[]) and resume_id is not null
    `.execute(db);
    files.push(...rows);
  }
  const attached = await sql<{ id: string; kind: FileKind }>`
    select resume_id as id,
      case when exists (select from quotations where quotations.resume_id = message_files.resume_id)
        then 'quotation' else 'attachment' end as kind
    from messages join message_files on message_files.message_id = messages.id
    where submission_id = any(${submissionIds}::bigint[]) and resume_id is not null
  `.execute(db);
  return [...files, ...attached.rows];
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
