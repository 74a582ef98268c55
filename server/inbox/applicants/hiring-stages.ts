import { createHash } from 'node:crypto';
import {
  endedKinds,
  type HiringStage,
  removedStageField,
  type SavedStage,
  type StageList,
  saveStagesInput,
  stageList,
} from '../../../src/contract/staff/hiring-stages.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { AppError } from '../../errors.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { creatingProcedureFor } from '../../members/creating.ts';
import { router } from '../../trpc.ts';
import {
  listStages,
  listStagesInUse,
  lockStages,
  removeStages,
  type StageInUse,
  writeStages,
} from './hiring-stages.queries.ts';

export const hiringStagesRouter = router({
  list: procedureFor('readInbox')
    .output(stageList)
    .query(async ({ ctx }) => listOf(await listStages(ctx.db))),

  /** Renames, reorders, adds and removes stages, for owners only. */
  save: creatingProcedureFor('editStages')
    .input(saveStagesInput)
    .output(stageList)
    .mutation(({ ctx, input: { version, stages } }) =>
      ctx.once(async (trx) => {
        await lockStages(trx);
        const before = await listStages(trx);
        if (listOf(before).version !== version) throw changedMeanwhile();
        demandOrder(stages, before);
        const removed = before.filter((stage) => !stages.some(({ id }) => id === stage.id));
        await demandRemovable(removed, (ids) => listStagesInUse(trx, ids));
        await removeStages(
          trx,
          removed.map(({ id }) => id),
        );
        await writeStages(trx, stages);
        await addAuditLine(trx, {
          memberId: ctx.signedIn.member.id,
          action: 'hiring stages set',
          detail: stages.map(({ name }) => name).join(', '),
          address: ctx.address,
        });
        return listOf(await listStages(trx));
      }),
    ),
});

function listOf(stages: HiringStage[]): StageList {
  return { version: createHash('sha256').update(JSON.stringify(stages)).digest('hex'), stages };
}

/** @throws {AppError} BAD_REQUEST, or CONFLICT for a stage that does not exist. */
function demandOrder(stages: readonly SavedStage[], before: readonly HiringStage[]): void {
  const names = stages.map(({ name }) => name.toLowerCase());
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice !== -1) throw fault(twice, 'is the name of another stage as well');
  const ids = stages.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw new AppError('BAD_REQUEST', 'A stage is in the list twice.');
  if (ids.some((id) => !before.some((stage) => stage.id === id))) throw changedMeanwhile();
  const kinds = stages.map(({ id }) => before.find((stage) => stage.id === id)?.kind ?? 'step');
  const misplaced = kinds.findIndex(
    (kind, index) =>
      (kind === 'new') !== (index === 0) ||
      (kind === 'step' && kinds.slice(0, index).some((earlier) => endedKinds.includes(earlier))),
  );
  if (misplaced !== -1)
    throw fault(misplaced, 'must be in order: the first stage, then the steps, then the ends');
}

/** Only steps can be removed, and only empty ones, so that no application loses its stage. */
async function demandRemovable(
  removed: readonly HiringStage[],
  findUsed: (ids: string[]) => Promise<StageInUse[]>,
): Promise<void> {
  const fixed = removed.find(({ kind }) => kind !== 'step');
  if (fixed !== undefined)
    throw new AppError('BAD_REQUEST', `“${fixed.name}” can be renamed, but not removed.`);
  if (removed.length === 0) return;
  const used = await findUsed(removed.map(({ id }) => id));
  for (const { id, name } of removed) {
    const full = used.find((each) => each.id === id);
    if (full === undefined) continue;
    // The name lets the form find the stage, and put it back.
    throw new AppError('CONFLICT', `“${name}” has ${whoIsIn(full)}. Move them to another stage first.`, {
      field: removedStageField(id),
    });
  }
}

function whoIsIn({ applicants, spam }: StageInUse): string {
  const count = (number: number) =>
    number === 1 ? '1 applicant' : `${number.toLocaleString('en-IN')} applicants`;
  if (spam === 0) return count(applicants);
  return applicants === 0
    ? `${count(spam)} marked as spam`
    : `${count(applicants)}, and ${spam} marked as spam`;
}

function fault(index: number, message: string): AppError {
  return new AppError('BAD_REQUEST', message, { field: `stages.${index}.name` });
}

function changedMeanwhile(): AppError {
  return new AppError(
    'CONFLICT',
    'Somebody else has changed the stages meanwhile. Nothing was saved: please reload the page and change them again.',
  );
}
