import { z } from 'zod';
import { listFlag } from './list-flag.ts';

/** A compliance document under its legacy names. The path has a first segment to drop. */
const complianceItem = z.object({
  ComplianceName: z.string(),
  ComplianceDocumentPath: z.string(),
});
export type ComplianceItem = z.infer<typeof complianceItem>;

export const complianceListInput = z.object({ flag: listFlag });
export const complianceListOutput = z.array(complianceItem);
