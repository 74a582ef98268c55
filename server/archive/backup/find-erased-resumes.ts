import type { Erased } from '../../privacy/erasure/erasure.queries.ts';
import { resumeTables } from '../../submissions/kinds/resumes.queries.ts';
import type { Archive } from '../read-archive.ts';

interface Row {
  id: number;
  submission_id: number;
  message_id: number;
  resume_id: string | null;
  reference: string;
  submitted_at: string;
}

/**
 * The ids of the archive's resumes and attachments whose submissions have been erased since the backup. A restore does
 * not write them to the store, not even for a moment.
 */
export async function findErasedResumes(archive: Archive, erased: Erased[]): Promise<Set<string>> {
  if (erased.length === 0) return new Set();
  const erasedAt = new Map(erased.map(({ reference, erased_at }) => [reference, erased_at]));
  const find = async <Id>(table: string, isErased: (row: Row) => boolean, idIn: (row: Row) => Id) => {
    const ids: Id[] = [];
    for await (const rows of archive.rows(table))
      for (const text of rows) {
        const row: Row = JSON.parse(text);
        if (isErased(row)) ids.push(idIn(row));
      }
    return new Set(ids);
  };
  const isErased = ({ reference, submitted_at }: Row) => {
    const at = erasedAt.get(reference);
    return at !== undefined && new Date(submitted_at) <= at;
  };
  const submissions = await find('submissions', isErased, ({ id }) => id);
  const isOfErased = ({ submission_id }: Row) => submissions.has(submission_id);
  const messages = await find('messages', isOfErased, ({ id }) => id);
  const resumes = [
    await find(
      'message_files',
      ({ message_id }) => messages.has(message_id),
      ({ resume_id }) => resume_id,
    ),
  ];
  for (const table of resumeTables())
    resumes.push(await find(table, isOfErased, ({ resume_id }) => resume_id));
  return new Set(resumes.flatMap((ids) => [...ids].filter((id) => id !== null)));
}
