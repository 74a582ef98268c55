import type { Assignee } from '../../../src/contract/staff/inbox.ts';
import { useMember } from '../calls/session.ts';
import { trpc } from '../calls/trpc.ts';

/** The members that an item can be assigned to, starting with the signed-in one. */
export function useAssignees(): Assignee[] {
  const { id, name } = useMember();
  const { data = [] } = trpc.inbox.listAssignees.useQuery(undefined, { staleTime: 60_000 });
  return [{ id, name }, ...data.filter((other) => other.id !== id)];
}
