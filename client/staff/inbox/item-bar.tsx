import { useMember } from '../calls/session.ts';
import { Button } from '../ui/button.tsx';
import { Written } from '../ui/written.tsx';
import { StageBadge } from './applicants/stage-badge.tsx';
import { StageMenu } from './applicants/stage-menu.tsx';
import { AssignMenu } from './assign-menu.tsx';
import { FollowUpMenu } from './follow-up-menu.tsx';
import { StatusBadge, StatusMenu } from './status-menu.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import type { InboxItem } from './use-inbox-item.ts';
import { ASSIGN_TO_ME, FOLLOW_UP, STATUS_OF_ITEM } from './use-inbox-keys.ts';

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
      <div className="item-bar__acts">
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
        <AssignMenu assignee={assignee} onPick={(to) => actions.assignTo([item], to)} />
        {assignee?.id !== me.id && (
          <Button
            kind="plain"
            icon="assign"
            id={ASSIGN_TO_ME}
            onClick={(event) => {
              actions.assignTo([item], me);
              leave(event.currentTarget);
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
          <Button
            kind="main"
            icon="undo"
            onClick={(event) => {
              actions.restoreAll([item]);
              leave(event.currentTarget);
            }}
          >
            Restore
          </Button>
        )}
      </div>
      <BarEnd step={step} close={close} />
    </div>
  );
}

/** The button disappears with its act, so the focus goes to the first control of the bar. */
function leave(button: HTMLElement): void {
  if (document.activeElement === button) document.getElementById(STATUS_OF_ITEM)?.focus();
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
      <div className="item-bar__acts item-bar__acts--read">
        {stage === null || status === 'spam' ? <StatusBadge status={status} /> : <StageBadge stage={stage} />}
        <span className="d-small muted">
          {assignee ? <Written text={`Assigned to ${assignee.name}`} /> : 'Unassigned'} · You can read this,
          not change it.
        </span>
      </div>
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
