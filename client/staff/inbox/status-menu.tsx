import { type InboxStatus, inboxStatuses } from '../../../src/contract/staff/inbox.ts';
import { Badge } from '../ui/badge.tsx';
import { Menu } from '../ui/menu.tsx';
import { statusLabels } from './inbox-labels.ts';

interface StatusMenuProps {
  id: string;
  /** The current status; undefined when the menu is for several items. */
  status?: InboxStatus;
  /** The statuses to choose from; without it all of them. */
  choices?: readonly InboxStatus[];
  isAtFoot?: boolean;
  onPick(status: InboxStatus): void;
}

export function StatusMenu({
  id,
  status,
  choices = inboxStatuses,
  isAtFoot = false,
  onPick,
}: StatusMenuProps) {
  return (
    <Menu
      id={id}
      label="Status"
      isAtFoot={isAtFoot}
      button={status ? <StatusBadge status={status} /> : 'Set status'}
      items={choices.map((each) => ({
        value: each,
        text: <StatusBadge status={each} />,
        isChosen: each === status,
      }))}
      onPick={onPick}
    />
  );
}

export function StatusBadge({ status }: { status: InboxStatus }) {
  return <Badge tone={statusLabels[status].tone}>{statusLabels[status].text}</Badge>;
}
