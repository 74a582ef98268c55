import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LabelName } from '../../src/contract/field-titles.ts';
import type { InboxEntry, InboxKind } from '../../src/contract/staff/inbox.ts';
import type { Database } from '../database/schema.ts';
import { unionOf } from '../database/union-of.ts';
import { type ExportedColumn, listExportedColumns, type SubmissionKinds } from '../submissions/definition.ts';
import { listKinds } from '../submissions/kinds/kinds.ts';
import { isStageOfEntry, stageColumns, stageOf } from './applicants/entry-stage.queries.ts';
import { stageOfEntry } from './applicants/hiring-stages.queries.ts';
import { isLate, isMentionUnseen } from './attention.queries.ts';
import { readLateBefore } from './office-hours/office-hours.queries.ts';

/** The entries with these ids, in the same order, as the member sees them. */
export async function listEntries(
  db: Kysely<Database>,
  ids: string[],
  memberId: string,
): Promise<(Omit<InboxEntry, 'appliedBefore' | 'mayWork'> & { id: string })[]> {
  const lateBefore = await readLateBefore(db);
  const rows = await db
    .selectFrom('inbox_entries as entry')
    .leftJoin('staff_members as member', 'member.id', 'assignee_id')
    .select([
      'submission_id as id',
      'reference',
      'entry.kind',
      'locale',
      'submitted_at',
      'entry.name',
      'about',
      'city',
      'flags',
      'status',
      'version',
      'has_answer as hasAnswer',
    ])
    .leftJoin('hiring_stages as stage', (join) => join.on(isStageOfEntry))
    .select([...stageColumns, 'stage_reason'])
    .select(['assignee_id', 'member.name as assignee_name', 'follow_up_at'])
    .select([isLate(lateBefore).as('is_late'), isMentionUnseen(memberId).as('isMentioned')])
    .where(sql<SqlBool>`submission_id = any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], submission_id)`)
    .execute();
  return rows.map(
    ({
      kind,
      submitted_at,
      assignee_id,
      assignee_name,
      stage,
      stage_kind,
      stage_name,
      stage_reason,
      follow_up_at,
      is_late,
      ...row
    }) => ({
      ...row,
      stage: stageOf({ stage, stage_kind, stage_name }),
      stageReason: stage_reason,
      kind: kind as InboxKind,
      submittedAt: submitted_at.toISOString(),
      followUpAt: follow_up_at?.toISOString() ?? null,
      isLate: Boolean(is_late),
      assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    }),
  );
}

export interface ExportedEntry
  extends Record<ExportedColumn, string | null>,
    Partial<Record<Exclude<LabelName, ExportedColumn>, string | null>> {
  reference: string;
  kind: string;
  locale: string;
  submitted_at: Date;
  status: string;
  stage: string | null;
  stage_reason: string;
  flags: string[];
  name: string;
  about: string;
  phone: string;
  email: string;
  city: string;
  assignee: string | null;
}

/** The entries with these ids and everything that was sent, newest first. */
export async function listExportedEntries(
  db: Kysely<Database>,
  ids: string[],
  kinds?: SubmissionKinds,
): Promise<ExportedEntry[]> {
  const { rows } = await sql<ExportedEntry>`
    select entry.reference, entry.kind, entry.locale, entry.submitted_at, entry.status, entry.flags, entry.name, entry.about,
      entry.phone, entry.email, entry.city, entry.stage_reason, member.name as assignee, stage.name as stage, sent.*
    from inbox_entries as entry
      left join staff_members as member on member.id = assignee_id
      left join hiring_stages as stage on stage.id = ${stageOfEntry}
      left join lateral (${exportedOf(kinds, sql`entry.submission_id`)}) as sent on true
    where entry.submission_id = any(${ids}::bigint[])
    order by entry.submitted_at desc, entry.submission_id desc
  `.execute(db);
  return rows;
}

/** The columns that each kind fills itself, from its own table. */
function exportedOf(kinds: SubmissionKinds | undefined, id: RawBuilder<unknown>) {
  const exported = listExportedColumns(listKinds(kinds));
  const selects = listKinds(kinds).flatMap(({ table, inbox }) => {
    if (inbox === undefined) return [];
    const columns = exported.map(
      (name) => sql`${inbox.exported[name] ?? sql`null::text`} as ${sql.ref(name)}`,
    );
    return [sql`select ${sql.join(columns)} from ${sql.table(table)} where submission_id = ${id}`];
  });
  return unionOf(selects);
}
