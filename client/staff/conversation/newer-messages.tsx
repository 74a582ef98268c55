import type { ConversationMessage } from '../../../src/contract/staff/conversation.ts';
import type { InboxEvent } from '../../../src/contract/staff/inbox.ts';
import { Note } from '../editing/note.tsx';
import { Button } from '../ui/button.tsx';

export interface ItemMessages {
  events: readonly Pick<InboxEvent, 'messageId' | 'member'>[];
  /** Oldest first. */
  messages: readonly ConversationMessage[];
}

interface NewerMessagesProps {
  item: ItemMessages;
  /** The newest message that the member has seen; '' for none. */
  seen: string;
  onSeen(newest: string): void;
}

/**
 * Shows what has arrived or was sent since a reply was begun. Until the member confirms having read it, the server refuses the
 * reply, so that two members do not answer the same mail.
 */
export function NewerMessages({ item: { events, messages }, seen, onSeen }: NewerMessagesProps) {
  const newest = messages.findLast(({ nature }) => nature !== 'automatic');
  if (newest === undefined || BigInt(newest.id) <= BigInt(seen)) return null;
  const author = events.find(({ messageId }) => messageId === newest.id)?.member ?? 'A former member';
  const who = newest.delivery === null ? newest.name || newest.address || 'The sender' : author;
  return (
    <Note
      isNews
      tone="warning"
      title={newest.delivery === null ? `${who} has written meanwhile` : `${who} has replied meanwhile`}
      actions={<Button onClick={() => onSeen(newest.id)}>I have read it</Button>}
    >
      <p>Please read it in the history below before you send this.</p>
    </Note>
  );
}
