import { useMember } from '../session.ts';
import { trpc } from '../trpc.ts';
import type { Assignee } from './use-inbox-acts.ts';

/** Who can be given an item: oneself first. */
export function useAssignees(): Assignee[] {
  const me = useMember();
  const { data = [] } = trpc.members.list.useQuery(undefined, {
    enabled: me.role === 'owner',
    staleTime: 60_000,
  });
  const others = data.filter(({ id, disabled }) => id !== me.id && !disabled);
  return [me, ...others].map(({ id, name }) => ({ id, name }));
}
