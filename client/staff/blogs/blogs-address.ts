import { type BlogState, blogStates } from '../../../src/contract/staff/blogs.ts';

/** What stands behind the question mark of the list. */
export interface BlogsAddress {
  state?: BlogState;
  search?: string;
}

export function blogsAddress(raw: Record<string, unknown>): BlogsAddress {
  const address: BlogsAddress = {};
  const state = blogStates.find((known) => known === raw.state);
  if (state !== undefined) address.state = state;
  if (typeof raw.search === 'string' && raw.search !== '') address.search = raw.search.slice(0, 200);
  return address;
}
