import { MessageEntry } from '../conversation/message-entry.tsx';
import { StaffIcon, type StaffIconName } from '../ui/staff-icon.tsx';
import { When } from '../ui/when.tsx';
import { actionDescriptions } from './inbox-labels.ts';
import { NoteEntry } from './note-entry.tsx';
import type { InboxItem } from './use-inbox-item.ts';
import './item.css';

const icons: Record<keyof typeof actionDescriptions, StaffIconName> = {
  status: 'check',
  assignee: 'member',
  restored: 'undo',
  stage: 'application',
  reopened: 'inbox',
  merged: 'people',
  unmerged: 'undo',
  split: 'people',
  unsplit: 'undo',
  'follow-up': 'clock',
  city: 'people',
};

type Event = InboxItem['events'][number];

/** The history of an item, oldest first. */
export function ItemHistory({ item }: { item: InboxItem }) {
  const { submittedAt, events } = item;
  return (
    <ol className="item-history">
      <li className="item-history__act">
        <StaffIcon name="inbox" />
        <p>
          Received <When at={submittedAt} full />
        </p>
      </li>
      {events.map((event) => (
        <HistoryEntry key={event.id} item={item} event={event} />
      ))}
    </ol>
  );
}

function HistoryEntry({ item: { reference, messages, mayWork }, event }: { item: InboxItem; event: Event }) {
  const { at, member, action, text, reason, messageId } = event;
  const who = member ?? (action === 'reopened' ? 'The answer' : 'A former member');
  if (action === 'reply' || action === 'answer') {
    const message = messages.find(({ id }) => id === messageId);
    return (
      message && (
        <MessageEntry reference={reference} message={message} at={at} author={member} mayDownload={mayWork} />
      )
    );
  }
  if (action === 'note')
    return event.isRemoved ? (
      <li className="item-history__act">
        <StaffIcon name="note" />
        <p>
          <b>{who}</b> wrote a note and deleted it · <When at={at} full />
        </p>
      </li>
    ) : (
      <NoteEntry reference={reference} note={event} who={who} mayChange={event.isOwn && mayWork} />
    );
  return (
    <li className="item-history__act">
      <StaffIcon name={icons[action]} />
      <p>
        <b>{who}</b>{' '}
        {action === 'assignee' && text === member
          ? 'assigned it to themselves'
          : actionDescriptions[action](text)}
        {reason !== '' && `: ${reason}`} · <When at={at} full />
      </p>
    </li>
  );
}
