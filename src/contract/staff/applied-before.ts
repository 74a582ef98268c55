import { z } from 'zod';
import { hiringStage } from './hiring-stages.ts';

/** The newest earlier application of the same person, which may be for the same job. */
export const appliedBefore = z.object({
  reference: z.string(),
  submittedAt: z.string(),
  /** The position. */
  about: z.string(),
  stage: hiringStage,
  isSameJob: z.boolean(),
});
export type AppliedBefore = z.infer<typeof appliedBefore>;
