import { type Kysely, sql } from 'kysely';
import { type Lateness, latenesses } from '../../src/contract/submission.ts';
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
  late: Lateness | undefined;
}

/** @returns undefined if the submission has been erased. */
export async function findSubmission(db: Kysely<Database>, id: string): Promise<FoundSubmission | undefined> {
  const found = await db
    .selectFrom('submissions')
    .select(['reference', 'kind', 'locale', 'submitted_at as submittedAt', flagOfLateness.as('late')])
    .where('id', '=', id)
    .executeTakeFirst();
  return found && { ...found, late: found.late ?? undefined };
}

/** Of a row of `submissions`. */
const flagOfLateness = sql<Lateness | null>`(
  select flag from submission_flags
  where submission_id = submissions.id and flag in (${sql.join(latenesses)}))`;
