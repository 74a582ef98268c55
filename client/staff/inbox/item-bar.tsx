import { useMember } from '../calls/session.ts';
import { StageBadge } from '../hiring/stage-badge.tsx';
import { StageMenu } from '../hiring/stage-menu.tsx';
import { Button } from '../ui/button.tsx';
import { Written } from '../ui/written.tsx';
import { AssignMenu } from './assign-menu.tsx';
import { FollowUpMenu } from './follow-up-menu.tsx';
import { StatusBadge, StatusMenu } from './status-menu.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import type { InboxItem } from './use-inbox-item.ts';
import { ASSIGN_TO_ME, FOLLOW_UP, STATUS_OF_ITEM } from './use-inbox-keys.ts';

const ASSIGNEE_OF_ITEM = 'assignee-of-item';

interface ItemBarProps {
  item: InboxItem;
  actions: InboxActions;
  step(by: 1 | -1): void;
  close(): void;
}

/** The actions on an item, in the order in which they are usually taken. */
export function ItemBar({ item, actions, step, close }: ItemBarProps) {
  const me = useMember();
  const { status, stage, assignee, suspect, mayWork } = item;
  if (!mayWork) return <ReadingBar item={item} step={step} close={close} />;
  return (
    <div className="item-bar">
      <div className="item-bar__back">
        <Button kind="plain" icon="chevron-left" onClick={close}>
          Inbox
        </Button>
      </div>
      {stage === null ? (
        <StatusMenu id={STATUS_OF_ITEM} status={status} onPick={(to) => actions.setStatus([item], to)} />
      ) : (
        <StageMenu
          id={STATUS_OF_ITEM}
          stage={stage}
          button={status === 'spam' ? <StatusBadge status="spam" /> : undefined}
          onPick={(to, reason) => actions.moveToStage([item], to, reason)}
          spam={{
            text: <StatusBadge status="spam" />,
            isChosen: status === 'spam',
            onPick: () => actions.setStatus([item], 'spam'),
          }}
        />
      )}
      <AssignMenu id={ASSIGNEE_OF_ITEM} assignee={assignee} onPick={(to) => actions.assignTo([item], to)} />
      {assignee?.id !== me.id && (
        <Button
          kind="plain"
          icon="assign"
          id={ASSIGN_TO_ME}
          onClick={() => {
            // The button goes with what it has done.
            if (document.activeElement?.id === ASSIGN_TO_ME)
              document.getElementById(ASSIGNEE_OF_ITEM)?.focus();
            actions.assignTo([item], me);
          }}
        >
          Assign to me
        </Button>
      )}
      {!suspect && (
        <FollowUpMenu
          id={FOLLOW_UP}
          at={item.followUpAt ?? null}
          onPick={(at) => actions.setFollowUp([item], at)}
        />
      )}
      {suspect && (
        <Button kind="main" icon="undo" onClick={() => actions.restoreAll([item])}>
          Restore
        </Button>
      )}
      <BarEnd step={step} close={close} />
    </div>
  );
}

type ReadingBarProps = Omit<ItemBarProps, 'actions'>;

/** The same for a member who only reads such items. */
function ReadingBar({ item: { status, stage, assignee }, step, close }: ReadingBarProps) {
  return (
    <div className="item-bar">
      <div className="item-bar__back">
        <Button kind="plain" icon="chevron-left" onClick={close}>
          Inbox
        </Button>
      </div>
      {stage === null || status === 'spam' ? <StatusBadge status={status} /> : <StageBadge stage={stage} />}
      <span className="d-small muted">
        {assignee ? <Written text={`Assigned to ${assignee.name}`} /> : 'Unassigned'} · You can read this, not
        change it.
      </span>
      <BarEnd step={step} close={close} />
    </div>
  );
}

function BarEnd({ step, close }: Pick<ItemBarProps, 'step' | 'close'>) {
  return (
    <div className="item-bar__end">
      <Button kind="plain" icon="up" label="Previous item (k)" onClick={() => step(-1)} />
      <Button kind="plain" icon="chevron-down" label="Next item (j)" onClick={() => step(1)} />
      <Button kind="plain" icon="close" label="Close (Esc)" onClick={close} />
    </div>
  );
}
