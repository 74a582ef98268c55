import { StaffIcon, type StaffIconName } from '../ui/staff-icon.tsx';
import { When } from '../ui/when.tsx';
import { actionDescriptions } from './inbox-labels.ts';
import { NoteEntry } from './note-entry.tsx';
import type { InboxItem } from './use-inbox-item.ts';
import './item-history.css';

const icons: Record<Exclude<Event['action'], 'note'>, StaffIconName> = {
  status: 'check',
  assignee: 'member',
  restored: 'undo',
};

type Event = InboxItem['events'][number];

/** The history of an item, oldest first. */
export function ItemHistory({ item: { reference, submittedAt, events } }: { item: InboxItem }) {
  return (
    <ol className="item-history">
      <li className="item-history__act">
        <StaffIcon name="inbox" />
        <p>
          Received <When at={submittedAt} full />
        </p>
      </li>
      {events.map((event) => (
        <HistoryEntry key={event.id} reference={reference} event={event} />
      ))}
    </ol>
  );
}

function HistoryEntry({ reference, event }: { reference: string; event: Event }) {
  const { at, member, action, text } = event;
  const who = member ?? 'A former member';
  if (action === 'note')
    return event.isRemoved ? (
      <li className="item-history__act">
        <StaffIcon name="note" />
        <p>
          <b>{who}</b> wrote a note and deleted it · <When at={at} full />
        </p>
      </li>
    ) : (
      <NoteEntry reference={reference} note={event} who={who} />
    );
  return (
    <li className="item-history__act">
      <StaffIcon name={icons[action]} />
      <p>
        <b>{who}</b>{' '}
        {action === 'assignee' && text === member
          ? 'assigned it to themselves'
          : actionDescriptions[action](text)}{' '}
        · <When at={at} full />
      </p>
    </li>
  );
}
