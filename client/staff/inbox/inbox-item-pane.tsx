import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { explainError, readStatus } from '../calls/failure.ts';
import { PresentMembers } from '../live/present-members.tsx';
import { usePresence } from '../live/use-presence.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ItemBar } from './item-bar.tsx';
import { ItemBody } from './item-body.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import type { UseInboxAddress } from './use-inbox-address.ts';
import { type InboxItem, useInboxItem } from './use-inbox-item.ts';
import { WaitingActsNote } from './waiting-acts-note.tsx';
import './item.css';

interface InboxItemPaneProps {
  address: UseInboxAddress;
  actions: InboxActions;
  /** Opens the next or the previous item of the list. */
  step(by: 1 | -1): void;
}

export function InboxItemPane({ address, ...props }: InboxItemPaneProps) {
  return address.item === undefined ? (
    <Empty title="No item selected" text="Select an item from the list, or use j, k and Enter." />
  ) : (
    <OpenedItem
      key={address.item}
      reference={address.item}
      close={address.close}
      isReading={address.isReading}
      onRead={() => void address.read(!address.isReading)}
      {...props}
    />
  );
}

interface OpenedItemProps extends Omit<InboxItemPaneProps, 'address'> {
  reference: string;
  close(): void;
  isReading: boolean;
  onRead(): void;
}

function OpenedItem({ reference, ...props }: OpenedItemProps) {
  const { data: item, error, refetch } = useInboxItem(reference);
  // Erased meanwhile, or not for this member any more: then nothing of it stays on the screen.
  const isGone = error !== null && readStatus(error) === 404;
  if (item && !isGone) return <ShownItem item={item} {...props} />;
  if (!error) return <LoadingBar label="Loading the item" />;
  return (
    <Empty
      title={isGone ? 'This item is not there any more' : 'This item could not be loaded'}
      text={explainError(error)}
    >
      <span className="pair">
        {!isGone && <Button onClick={() => void refetch()}>Try again</Button>}
        <Button onClick={props.close}>Back to the list</Button>
      </span>
    </Empty>
  );
}

interface ShownItemProps extends Omit<OpenedItemProps, 'reference'> {
  item: InboxItem;
}

function ShownItem({ item, actions, step, close, ...reading }: ShownItemProps) {
  const { others, onInput } = usePresence(item.reference);
  return (
    <article className="item" aria-label={item.reference} onInput={onInput}>
      <ItemBar item={item} actions={actions} step={step} close={close} />
      <WaitingActsNote reference={item.reference} />
      <PresentMembers others={others} />
      <ItemBody item={item} actions={actions} others={others} {...reading} />
    </article>
  );
}
