import { type Kysely, type SqlBool, sql } from 'kysely';
import type { AppliedBefore } from '../../../src/contract/staff/applied-before.ts';
import type { Database } from '../../database/schema.ts';
import { stageOfEntry } from '../applicants/hiring-stages.queries.ts';

interface Application extends Omit<AppliedBefore, 'isSameJob'> {
  id: string;
  job: string | null;
}

/** The applications among these, newest first, without spam. */
export async function listApplications(db: Kysely<Database>, ids: readonly string[]): Promise<Application[]> {
  const rows = await db
    .selectFrom('inbox_entries as entry')
    .innerJoin('hiring_stages as stage', (join) => join.on(sql<boolean>`stage.id = ${stageOfEntry}`))
    .select(['submission_id as id', 'reference', 'submitted_at', 'about', 'job_opening_id as job'])
    .select(['stage.id as stage', 'stage.kind as stageKind', 'stage.name as stageName'])
    .where(sql<SqlBool>`submission_id = any(${[...ids]}::bigint[])`)
    .where('entry.kind', '=', 'application')
    .where('suspect', '=', false)
    .where('status', '<>', 'spam')
    .orderBy('submitted_at', 'desc')
    .orderBy('submission_id', 'desc')
    .execute();
  return rows.map(({ submitted_at, stage, stageKind, stageName, ...row }) => ({
    ...row,
    submittedAt: submitted_at.toISOString(),
    stage: { id: stage, kind: stageKind, name: stageName },
  }));
}

/** The place of each of these applications in time, and its job, to compare it with earlier ones. */
export async function listJobsOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, { at: string; job: string | null }>> {
  const rows = await db
    .selectFrom('inbox_entries')
    .select(['submission_id', 'submitted_at', 'job_opening_id'])
    .where(sql<SqlBool>`submission_id = any(${[...ids]}::bigint[])`)
    .where('kind', '=', 'application')
    .execute();
  return new Map(
    rows.map((row) => [row.submission_id, { at: row.submitted_at.toISOString(), job: row.job_opening_id }]),
  );
}
