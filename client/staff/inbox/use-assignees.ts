import type { Assignee } from '../../../src/contract/staff/inbox.ts';
import { useMember } from '../session.ts';
import { trpc } from '../trpc.ts';

/** Who can be given an item: oneself first. */
export function useAssignees(): Assignee[] {
  const { id, name } = useMember();
  const { data = [] } = trpc.inbox.listAssignees.useQuery(undefined, { staleTime: 60_000 });
  return [{ id, name }, ...data.filter((other) => other.id !== id)];
}
