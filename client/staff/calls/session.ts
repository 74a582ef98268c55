import { getQueryKey } from '@trpc/react-query';
import type { StaffMember } from '../../../src/contract/staff/member.ts';
import { mayDo, type StaffAct } from '../../../src/contract/staff/rights.ts';
import { readStatus } from './failure.ts';
import { isMemberQuery, queries, queryClient, trpc } from './trpc.ts';
import { stopWaitingCalls } from './waiting-calls.ts';

export type SignedInMember = Pick<StaffMember, 'id' | 'name' | 'email' | 'roles'>;

type Session =
  | { state: 'unknown' | 'out' }
  | { state: 'in'; member: SignedInMember }
  | { state: 'away'; error: unknown; retry(): void };

/** The signed-in member, as the server knows it. Queried again whenever a call is refused. */
export function useSession(): Session {
  const { data, error, refetch } = trpc.ownAccount.who.useQuery(undefined, {
    // While the member is signing in there is no session to refresh, and switching to the authenticator app and back
    // must not cause a request.
    refetchOnWindowFocus: isSignedIn,
    refetchOnReconnect: isSignedIn,
  });
  if (error && readStatus(error) === 401) return { state: 'out' };
  if (data !== undefined) return { state: 'in', member: data };
  return error ? { state: 'away', error, retry: () => void refetch() } : { state: 'unknown' };
}

const isSignedIn = (query: { state: { status: string } }) => query.state.status === 'success';

/** The signed-in member, for components that only render for one. */
export function useMember(): SignedInMember {
  const { data } = trpc.ownAccount.who.useQuery();
  if (data === undefined) throw new Error('nobody is signed in');
  return data;
}

/** Whether the signed-in member may do something, so that what the server would refuse is not offered. */
export function useMay(): (act: StaffAct) => boolean {
  const { roles } = useMember();
  return (act) => mayDo(roles, act);
}

/** Whether the session has ended, while the sign-in screen is about to be shown or shows. */
export function isSignedOut(): boolean {
  const who = queryClient.getQueryCache().find({ queryKey: getQueryKey(trpc.ownAccount.who), exact: false });
  return Boolean(who?.state.error) && readStatus(who?.state.error) === 401;
}

/** Called after signing in: discards cached data, which may belong to somebody else or to the previous session. */
export async function beginSession(): Promise<void> {
  clearCache();
  await queries.ownAccount.who.reset();
}

/** Removes all cached data once the session is over and its screens are unmounted. */
export function clearCache(): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !isMemberQuery(queryKey) });
  stopWaitingCalls();
  queryClient.getMutationCache().clear();
}
