import type { ComponentProps } from 'react';
import type { InboxFilter } from '../../../src/contract/staff/inbox.ts';
import { trpc } from '../calls/trpc.ts';
import { MatchingNote } from './matching-note.tsx';

type InboxMatchingNoteProps = Omit<ComponentProps<typeof MatchingNote>, 'found'> & { filter: InboxFilter };

/** Counts what the filter finds only while it is offered. */
export function InboxMatchingNote({ filter, ...props }: InboxMatchingNoteProps) {
  const isOffered = props.matching.selection === undefined;
  const { data } = trpc.inbox.countMatching.useQuery(filter, { enabled: isOffered });
  return <MatchingNote found={data} {...props} />;
}
