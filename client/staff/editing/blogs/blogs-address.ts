import { z } from 'zod';
import { blogStates } from '../../../../src/contract/staff/blogs.ts';
import { orNothing, wordsUpTo } from '../../calls/address-schemas.ts';

/** The search parameters of the list. */
export const blogsSearch = z.object({
  state: orNothing(z.enum(blogStates)),
  search: orNothing(wordsUpTo(200)),
});
export type BlogsSearch = z.infer<typeof blogsSearch>;
