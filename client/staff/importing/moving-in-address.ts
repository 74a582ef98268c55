import { z } from 'zod';
import { foundKinds, importActs } from '../../../src/contract/staff/moving-in.ts';
import { orNothing } from '../calls/address-schemas.ts';

/**
 * Which lines of an import are shown. The words of a search may be somebody's name, so they are not in the address: see
 * docs/decisions/staff-actions.md.
 */
export const importSearch = z.object({
  kind: orNothing(z.enum(foundKinds)),
  act: orNothing(z.enum(importActs)),
  only: orNothing(z.enum(['notes', 'failed'])),
});
export type LinesFilter = z.infer<typeof importSearch>;
