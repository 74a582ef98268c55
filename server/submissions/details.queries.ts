import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Row } from './definition.ts';
import type { DetailsTable } from './details.ts';

/** A submission's row in the table of its kind. */
export async function findDetails<Table extends DetailsTable>(
  db: Kysely<Database>,
  table: Table,
  id: string,
): Promise<Row<Table> | undefined> {
  const { rows } = await sql<Row<Table>>`
    select * from ${sql.table(table)} where submission_id = ${id}
  `.execute(db);
  return rows[0];
}

export interface FoundSubmission {
  reference: string;
  kind: string;
  locale: string;
  submittedAt: Date;
}

/** @returns undefined if the submission has been erased. */
export async function findSubmission(db: Kysely<Database>, id: string): Promise<FoundSubmission | undefined> {
  return db
    .selectFrom('submissions')
    .select(['reference', 'kind', 'locale', 'submitted_at as submittedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}
