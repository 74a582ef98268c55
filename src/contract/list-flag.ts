import { z } from 'zod';

/**
 * The `flag` of the legacy lists. Missing, null, '' or All in any letter case mean everything; no other value is
 * known.
 */
export const listFlag = z
  .string('must be text')
  .nullish()
  .refine((flag) => ['', 'all'].includes((flag ?? '').trim().toLowerCase()), 'must be All or left out');
