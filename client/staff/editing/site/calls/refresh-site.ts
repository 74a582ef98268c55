import { queries } from '../../../calls/trpc.ts';

/** Refetches what shows the states of documents, after one was saved or published. The open document follows by itself. */
export function refreshSite(): Promise<unknown> {
  const { tree, history, releases } = queries.site;
  return Promise.all([tree.invalidate(), history.invalidate(), releases.invalidate()]);
}
