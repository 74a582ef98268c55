import type { StaffMember } from '../../src/contract/staff/member.ts';
import { statusOf } from './failure.ts';
import { isWho, queries, queryClient, trpc } from './trpc.ts';

export type SignedInMember = Pick<StaffMember, 'id' | 'name' | 'email' | 'role'>;

type Session =
  | { state: 'unknown' | 'out' }
  | { state: 'in'; member: SignedInMember }
  | { state: 'away'; error: unknown; retry(): void };

/** Who is signed in, as the server says. It is asked again whenever a call is refused. */
export function useSession(): Session {
  const { data, error, refetch } = trpc.ownAccount.who.useQuery(undefined, {
    // Whoever is just signing in is not asked again for coming back from the authenticator app.
    refetchOnWindowFocus: isKnown,
    refetchOnReconnect: isKnown,
  });
  if (error && statusOf(error) === 401) return { state: 'out' };
  if (data !== undefined) return { state: 'in', member: data };
  return error ? { state: 'away', error, retry: () => void refetch() } : { state: 'unknown' };
}

const isKnown = (query: { state: { status: string } }) => query.state.status === 'success';

/** The signed-in member, for what is shown to one only. */
export function useMember(): SignedInMember {
  const { data } = trpc.ownAccount.who.useQuery();
  if (data === undefined) throw new Error('nobody is signed in');
  return data;
}

/** After a sign-in: whatever was known is somebody else's, or as old as the last session. */
export async function beginSession(): Promise<void> {
  forgetEverything();
  await queries.ownAccount.who.reset();
}

/** Nothing that was read stays in memory once a session is over and its screens are gone. */
export function forgetEverything(): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !isWho(queryKey) });
  queryClient.getMutationCache().clear();
}
