import { queries, trpc } from '../calls/trpc.ts';
import { removeAllKeptFiles } from '../conversation/kept-files.ts';

/**
 * Ends the session on the server. Querying the member then gets a 401, which shows the sign-in screen and clears the
 * cache.
 */
export function useSignOut() {
  const { mutate } = trpc.ownAccount.signOut.useMutation({
    onSuccess: () => removeAllKeptFiles().catch(() => undefined),
    onSettled: () => queries.ownAccount.who.invalidate(),
  });
  return () => mutate();
}
