import { z } from 'zod';
import { listFlag } from './list-flag.ts';

/** A compliance document under its legacy names. `ComplianceDocumentPath` is a stored path; see file-path.ts. */
const complianceItem = z.object({ ComplianceName: z.string(), ComplianceDocumentPath: z.string() });
export type ComplianceItem = z.infer<typeof complianceItem>;

export const complianceListInput = z.object({ flag: listFlag });
export const complianceListOutput = z.array(complianceItem);
