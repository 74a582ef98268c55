import { z } from 'zod';

/** The legacy lists' `flag`: absent, null, empty or All in any case means all; nothing else is known. */
export const listFlag = z
  .string('must be text')
  .nullish()
  .refine((flag) => ['', 'all'].includes((flag ?? '').trim().toLowerCase()), 'must be All or left out');
