import type { Erased } from '../../privacy/erasure/erasure.queries.ts';
import { resumeTables } from '../../submissions/kinds/resumes.queries.ts';
import { readTables } from './read-archive.ts';

/**
 * The ids of the archive's resumes and attachments whose submissions have been erased since the backup. A restore does
 * not write them to the store, not even for a moment.
 */
export async function findErasedResumes(path: string, erased: Erased[]): Promise<Set<string>> {
  const ids = new Set<string>();
  if (erased.length === 0) return ids;
  const erasedAt = new Map(erased.map(({ reference, erased_at }) => [reference, erased_at]));
  const submissions = new Set<number>();
  const withResumes = resumeTables();
  const messages = new Set<number>();
  // In the archive, submissions precede the rows that refer to them, and messages precede their files.
  for await (const { table, rows } of readTables(path)) {
    if (table === 'submissions')
      for (const row of rows) {
        const { id, reference, submitted_at } = JSON.parse(row) as {
          id: number;
          reference: string;
          submitted_at: string;
        };
        const at = erasedAt.get(reference);
        if (at !== undefined && new Date(submitted_at) <= at) submissions.add(id);
      }
    if (withResumes.includes(table))
      for (const row of rows) {
        const { submission_id, resume_id } = JSON.parse(row) as {
          submission_id: number;
          resume_id: string | null;
        };
        if (resume_id !== null && submissions.has(submission_id)) ids.add(resume_id);
      }
    if (table === 'messages')
      for (const row of rows) {
        const { id, submission_id } = JSON.parse(row) as { id: number; submission_id: number };
        if (submissions.has(submission_id)) messages.add(id);
      }
    if (table === 'message_files')
      for (const row of rows) {
        const { message_id, resume_id } = JSON.parse(row) as { message_id: number; resume_id: string | null };
        if (resume_id !== null && messages.has(message_id)) ids.add(resume_id);
      }
  }
  return ids;
}
