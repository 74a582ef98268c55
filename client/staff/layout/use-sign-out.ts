import { queries, trpc } from '../trpc.ts';

/** Ends the session on the server; asked then who is signed in, it says nobody, and everything goes. */
export function useSignOut() {
  const { mutate } = trpc.ownAccount.signOut.useMutation({
    onSettled: () => queries.ownAccount.who.invalidate(),
  });
  return () => mutate();
}
