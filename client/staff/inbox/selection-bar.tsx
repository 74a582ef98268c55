import type { ItemVersion } from '../../../src/contract/staff/inbox.ts';
import { Button } from '../ui/button.tsx';
import { AssignMenu } from './assign-menu.tsx';
import { StatusMenu } from './status-menu.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import { STATUS_OF_CHOSEN } from './use-inbox-keys.ts';

interface SelectionBarProps {
  /** The selected items, with the versions that the list shows. */
  items: readonly ItemVersion[];
  isSuspects: boolean;
  actions: InboxActions;
  onDone(): void;
}

/** The toolbar of the selected items. */
export function SelectionBar({ items, isSuspects, actions, onDone }: SelectionBarProps) {
  const runAndClose = (act: () => void) => {
    act();
    onDone();
  };
  return (
    <div className="chosen-bar" role="toolbar" aria-label={`${items.length} selected`}>
      <b>{items.length}</b>
      <StatusMenu
        id={STATUS_OF_CHOSEN}
        isAtFoot
        onPick={(status) => runAndClose(() => actions.setStatus(items, status))}
      />
      <AssignMenu isAtFoot onPick={(assignee) => runAndClose(() => actions.assignTo(items, assignee))} />
      {isSuspects && (
        <Button icon="undo" onClick={() => runAndClose(() => actions.restoreAll(items))}>
          Restore
        </Button>
      )}
      <Button kind="plain" icon="close" label="Clear selection" onClick={onDone} />
    </div>
  );
}
