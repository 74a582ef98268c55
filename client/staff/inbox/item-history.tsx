import { Initials } from '../ui/initials.tsx';
import { StaffIcon, type StaffIconName } from '../ui/staff-icon.tsx';
import { When } from '../ui/when.tsx';
import { actionWords } from './inbox-words.ts';
import type { InboxItem } from './use-inbox-item.ts';
import './item-history.css';

const icons: Record<Exclude<Event['action'], 'note'>, StaffIconName> = {
  status: 'check',
  assignee: 'member',
  restored: 'undo',
};

type Event = InboxItem['events'][number];

/** From the arrival on, as it went. */
export function ItemHistory({ item: { submittedAt, events } }: { item: InboxItem }) {
  return (
    <ol className="item-history">
      <li className="item-history__act">
        <StaffIcon name="inbox" />
        <p>
          Received <When at={submittedAt} full />
        </p>
      </li>
      {events.map((event) => (
        // Of two events at one moment the text tells.
        <HistoryEntry key={`${event.at} ${event.action} ${event.text}`} {...event} />
      ))}
    </ol>
  );
}

function HistoryEntry({ at, member, action, text }: Event) {
  const who = member ?? 'A former member';
  if (action === 'note')
    return (
      <li className="item-history__note">
        <Initials name={who} />
        <div>
          <p className="item-history__who">
            <b>{who}</b> <When at={at} full />
          </p>
          <p className="item-history__text">{text}</p>
        </div>
      </li>
    );
  return (
    <li className="item-history__act">
      <StaffIcon name={icons[action]} />
      <p>
        <b>{who}</b>{' '}
        {action === 'assignee' && text === member ? 'assigned it to themselves' : actionWords[action](text)} ·{' '}
        <When at={at} full />
      </p>
    </li>
  );
}
