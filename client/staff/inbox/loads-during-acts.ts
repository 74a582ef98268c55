import { partialMatchKey, type Query, type QueryKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { queryClient, trpc } from '../calls/trpc.ts';
import { showActsAgain } from './before-acts.ts';

/** The mutation key of all acts, by which those under way are counted. */
export const actsKey = ['acts on inbox items'];

/** What was being loaded again while an act was under way. */
const interrupted = new Set<string>();

/**
 * Ends the reloads of items, lists and boards that are under way. Such an answer may be from before the act, and would
 * undo it on the screen. What has not been shown yet goes on loading.
 */
export function interruptLoads(): void {
  for (const queryKey of [getQueryKey(trpc.inbox), getQueryKey(trpc.applicants)]) {
    const isReloading = ({ state }: Query) => state.data !== undefined && state.fetchStatus !== 'idle';
    for (const { queryHash } of queryClient.getQueryCache().findAll({ queryKey, predicate: isReloading }))
      interrupted.add(queryHash);
    void queryClient.cancelQueries({ queryKey, predicate: isReloading });
  }
}

/** Loads what was interrupted, once the last act under way has ended. */
export function resumeLoads(): void {
  if (queryClient.isMutating({ mutationKey: actsKey }) > 1) return;
  const hashes = new Set(interrupted);
  interrupted.clear();
  void queryClient.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) });
}

/** What is loaded while an act waits for the server is from before it, and would undo it on the screen. */
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
  const isOf = (queryKey: QueryKey) => partialMatchKey(event.query.queryKey, queryKey);
  if (isOf(getQueryKey(trpc.inbox)) || isOf(getQueryKey(trpc.applicants))) showActsAgain();
});
