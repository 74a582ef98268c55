import { z } from 'zod';
import { requiredText, storable } from '../fields.ts';

/**
 * `new` is where an application begins, a `step` is on the way, and the others end it. `closed` is what was closed
 * before there were stages: nothing is moved there any more. There is one stage of each kind, and any number of steps.
 */
export const stageKinds = ['new', 'step', 'joined', 'rejected', 'withdrawn', 'closed'] as const;
export type StageKind = (typeof stageKinds)[number];

/** A move to a stage of these kinds has to say why. */
export const kindsWithReason: readonly StageKind[] = ['rejected', 'withdrawn'];

/** Applications in these stages are not in the inbox's `open` view. */
export const endedKinds: readonly StageKind[] = ['joined', 'rejected', 'withdrawn', 'closed'];

export const stageId = z.string().regex(/^\d{1,18}$/, 'is no stage');

export const hiringStage = z.object({ id: stageId, kind: z.enum(stageKinds), name: z.string() });
export type HiringStage = z.infer<typeof hiringStage>;

const listVersion = z.string().max(64);
/** The stages in their order. The version differs after every change of the list. */
export const stageList = z.object({ version: listVersion, stages: z.array(hiringStage) });
export type StageList = z.infer<typeof stageList>;

export const MAX_STAGES = 20;
export const LONGEST_STAGE_NAME = 40;

/** The whole list in its new order. A stage without an id is a new step; one that is missing is removed. */
export const saveStagesInput = z.object({
  version: listVersion,
  stages: z
    .array(
      z.object({
        id: stageId.nullable(),
        name: storable(
          z
            .string()
            .trim()
            .min(1, 'must not be blank')
            .max(LONGEST_STAGE_NAME, `must be at most ${LONGEST_STAGE_NAME} characters`)
            .normalize('NFC'),
        ),
      }),
    )
    .min(1)
    .max(MAX_STAGES, `must be at most ${MAX_STAGES}`),
});
/** What a refused save names where a stage that it leaves out has applicants. */
export const removedStageField = (id: string) => `removed.${id}`;
export type SavedStage = z.infer<typeof saveStagesInput>['stages'][number];

/** Required where the stage demands one. */
export const stageReason = requiredText.or(z.literal('')).default('');

/** What is offered; any other words may be typed. */
export const usualReasons: Partial<Record<StageKind, readonly string[]>> = {
  rejected: [
    'Does not have the qualification',
    'Does not meet the physical standard',
    'Not enough experience',
    'Documents missing or not verified',
    'Did not come to the interview',
    'Position filled',
  ],
  withdrawn: [
    'Took another job',
    'Salary too low',
    'Place too far away',
    'Could not be reached',
    'Family reasons',
  ],
};
