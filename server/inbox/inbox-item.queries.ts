import { type Kysely, sql } from 'kysely';
import type { InboxKind } from '../../src/contract/staff/inbox.ts';
import type { Database } from '../database/schema.ts';
import { isStageOfEntry, stageColumns } from './applicants/entry-stage.queries.ts';
import { isLate } from './attention.queries.ts';

/** @param lateBefore only for whoever asks whether the item is late. */
export function findEntry(
  db: Kysely<Database>,
  reference: string,
  kinds: readonly InboxKind[],
  lateBefore?: Date,
) {
  return (
    db
      .selectFrom('inbox_entries as entry')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .leftJoin('staff_members as member', 'member.id', 'assignee_id')
      .leftJoin('hiring_stages as stage', (join) => join.on(isStageOfEntry))
      .select([...stageColumns, 'stage_reason'])
      .select(['submission_id', 'entry.reference', 'entry.kind', 'entry.locale', 'entry.submitted_at'])
      .select(['entry.name', 'about', 'entry.email', 'entry.phone', 'entry.city', 'has_answer'])
      .select(['flags', 'suspect', 'status', 'version', 'assignee_id', 'member.name as assignee_name'])
      .select(['follow_up_at', isLate(lateBefore).as('is_late')])
      // Uses the index of submissions.
      .where('submissions.reference', '=', reference)
      .where('entry.kind', 'in', kinds)
      .executeTakeFirst()
  );
}

/** The ids of these items, newest first; those that cannot be read are left out. */
export async function findIdsOf(
  db: Kysely<Database>,
  references: readonly string[],
  kinds: readonly InboxKind[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select submission_id::text as id from inbox_entries as entry
    where kind = any(${[...kinds]}::text[])
      and submission_id in (select id from submissions where reference = any(${[...references]}::text[]))
    order by submitted_at desc, submission_id desc
  `.execute(db);
  return rows.map(({ id }) => id);
}
