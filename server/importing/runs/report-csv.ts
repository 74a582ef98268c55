import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { ImportLine } from '../../../src/contract/staff/moving-in.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject } from '../../audit/subjects.ts';
import type { Database } from '../../database/schema.ts';
import { BYTE_ORDER_MARK, csvLines } from '../../inbox/csv.ts';
import type { SignedIn, StaffContext } from '../../members/access/staff-procedures.ts';
import { readLines } from '../import-items.queries.ts';
import { demandImport } from './change-imports.ts';

/** @returns all lines as CSV for spreadsheets, which is recorded. @throws {AppError} NOT_FOUND */
export async function readReport(
  { db, address }: Pick<StaffContext, 'db' | 'address'>,
  { member }: SignedIn,
  id: number,
): Promise<Readable> {
  await demandImport(db, id);
  const line = {
    memberId: member.id,
    action: 'import report downloaded' as const,
    subject: importSubject(id),
  };
  await addAuditLine(db, { ...line, address });
  return Readable.from(reportOf(db, id), { objectMode: false });
}

export async function* reportOf(db: Kysely<Database>, id: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK +
    csvLines([['Line', 'Place', 'Kind', 'Title', 'What is done', 'State', 'Notes', 'Failure']]);
  for await (const lines of readLines(db, id)) yield csvLines(lines.map(cellsOf));
}

/** Without the names of those who have written: the report goes to whoever plans the move. */
function cellsOf({ id, place, kind, title, act, state, notes, failure }: ImportLine): string[] {
  const said = notes.map(
    (note) =>
      `${note.outcome === 'dropped' ? 'Left out' : 'Changed'}${note.place ? ` (${note.place})` : ''}: ${note.text}`,
  );
  return [
    String(id),
    place,
    kind ?? '',
    kind === 'submission' ? '' : title,
    act,
    state,
    said.join('\n'),
    failure,
  ];
}
