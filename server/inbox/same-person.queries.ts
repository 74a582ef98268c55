import { type Kysely, type SqlBool, sql } from 'kysely';
import type { InboxKind } from '../../src/contract/staff/inbox.ts';
import type { SamePersonEntry } from '../../src/contract/staff/same-person.ts';
import type { Database } from '../database/schema.ts';
import { isStageOfEntry, stageColumns, stageOf } from './applicants/entry-stage.queries.ts';

/** The ids of the entries that a member may read, by reference. */
export async function listReadableIds(
  db: Kysely<Database>,
  references: readonly string[],
  kinds: readonly InboxKind[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('inbox_entries as entry', 'entry.submission_id', 'submissions.id')
    .select(['submissions.reference', 'submissions.id'])
    .where('submissions.reference', 'in', references)
    .where('submissions.kind', 'in', kinds)
    .execute();
  return new Map(rows.map(({ reference, id }) => [reference, id]));
}

/** The entries with these ids that a member may read, newest first. */
export async function listSamePersonEntries(
  db: Kysely<Database>,
  ids: readonly string[],
  kinds: readonly InboxKind[],
): Promise<(Omit<SamePersonEntry, 'signs' | 'claim'> & { id: string })[]> {
  const rows = await db
    .selectFrom('inbox_entries as entry')
    .leftJoin('hiring_stages as stage', (join) => join.on(isStageOfEntry))
    .select(['submission_id as id', 'entry.reference', 'entry.kind', 'submitted_at', 'entry.name', 'about'])
    .select(['status', ...stageColumns])
    .where(sql<SqlBool>`submission_id = any(${[...ids]}::bigint[])`)
    .where('entry.kind', 'in', kinds)
    .orderBy('submitted_at', 'desc')
    .orderBy('submission_id', 'desc')
    .execute();
  return rows.map(({ id, reference, kind, submitted_at, name, about, status, ...stage }) => ({
    id,
    reference,
    name,
    about,
    status,
    kind: kind as InboxKind,
    submittedAt: submitted_at.toISOString(),
    stage: stageOf(stage),
  }));
}
