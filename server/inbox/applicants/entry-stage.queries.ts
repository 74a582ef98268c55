import { sql } from 'kysely';
import type { HiringStage, StageKind } from '../../../src/contract/staff/hiring-stages.ts';
import { stageOfEntry } from './hiring-stages.queries.ts';

export interface EntryStage {
  stage: string | null;
  stage_kind: StageKind | null;
  stage_name: string | null;
}

/** The join that adds the columns below to a query of entries. */
export const isStageOfEntry = sql<boolean>`stage.id = ${stageOfEntry}`;
export const stageColumns = [
  'stage.id as stage',
  'stage.kind as stage_kind',
  'stage.name as stage_name',
] as const;

export function stageOf({ stage, stage_kind, stage_name }: EntryStage): HiringStage | null {
  if (stage === null || stage_kind === null || stage_name === null) return null;
  return { id: stage, kind: stage_kind, name: stage_name };
}
