import { useRef } from 'react';
import { type InboxFilter, inboxStatuses, type MatchingItem } from '../../../src/contract/staff/inbox.ts';
import { Button } from '../ui/button.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { StageMenu } from './applicants/stage-menu.tsx';
import { AssignMenu } from './assign-menu.tsx';
import { CsvMenu } from './columns/csv-menu.tsx';
import { downloadSelected } from './export-link.tsx';
import { FollowUpMenu } from './follow-up-menu.tsx';
import { StatusBadge, StatusMenu } from './status-menu.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import { STATUS_OF_CHOSEN } from './use-inbox-keys.ts';

const FOLLOW_UP_OF_CHOSEN = 'follow-up-of-chosen';

interface SelectionBarProps {
  /** The selected items, with the versions that the list shows. */
  items: readonly MatchingItem[];
  filter: InboxFilter;
  isSuspects: boolean;
  actions: InboxActions;
  /** Called after an act, and when the selection is cleared. */
  onDone(wasActed: boolean): void;
}

/** The toolbar of the selected items. */
export function SelectionBar({ items, filter, isSuspects, actions, onDone }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useReturnFocus(bar, items[0]?.reference);
  const runAndClose = (act: () => void) => {
    act();
    onDone(true);
  };
  return (
    <div className="chosen-bar" role="toolbar" aria-label={`${items.length} selected`} ref={bar}>
      <b>{items.length}</b>
      {items.every(({ stage }) => stage !== null) ? (
        <StageMenu
          id={STATUS_OF_CHOSEN}
          isAtFoot
          onPick={(stage, reason) => runAndClose(() => actions.moveToStage(items, stage, reason))}
          spam={{
            text: <StatusBadge status="spam" />,
            isChosen: false,
            onPick: () => runAndClose(() => actions.setStatus(items, 'spam')),
          }}
        />
      ) : (
        <StatusMenu
          id={STATUS_OF_CHOSEN}
          isAtFoot
          // An application has stages, so that spam is all that a mixed selection can be set to.
          choices={items.some(({ stage }) => stage !== null) ? ['spam'] : inboxStatuses}
          onPick={(status) => runAndClose(() => actions.setStatus(items, status))}
        />
      )}
      <AssignMenu isAtFoot onPick={(assignee) => runAndClose(() => actions.assignTo(items, assignee))} />
      {!isSuspects && (
        <FollowUpMenu
          id={FOLLOW_UP_OF_CHOSEN}
          isAtFoot
          at={null}
          mayRemove
          onPick={(at) => runAndClose(() => actions.setFollowUp(items, at))}
        />
      )}
      {isSuspects && (
        <Button icon="undo" onClick={() => runAndClose(() => actions.restoreAll(items))}>
          Restore
        </Button>
      )}
      <CsvMenu list="inbox" onPick={(columns) => void downloadSelected(filter, items, columns)} />
      <Button kind="plain" icon="close" label="Clear selection" onClick={() => onDone(false)} />
    </div>
  );
}
