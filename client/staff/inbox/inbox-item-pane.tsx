import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { messageOf } from '../calls/failure.ts';
import { PresentMembers } from '../presence/present-members.tsx';
import { usePresence } from '../presence/use-presence.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ItemBar } from './item-bar.tsx';
import { ItemBody } from './item-body.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import type { UseInboxAddress } from './use-inbox-address.ts';
import { useInboxItem } from './use-inbox-item.ts';
import './inbox-item.css';

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

function OpenedItem({ reference, actions, step, close, ...reading }: OpenedItemProps) {
  const { data: item, error, refetch } = useInboxItem(reference);
  const { others, onInput } = usePresence(reference);
  if (item)
    return (
      <article className="item" aria-label={reference} onInput={onInput}>
        <ItemBar item={item} actions={actions} step={step} close={close} />
        <PresentMembers others={others} />
        <ItemBody item={item} others={others} {...reading} />
      </article>
    );
  if (!error) return <LoadingBar label="Loading the item" />;
  return (
    <Empty title="This item could not be loaded" text={messageOf(error)}>
      <span className="pair">
        <Button onClick={() => void refetch()}>Try again</Button>
        <Button onClick={close}>Back to the list</Button>
      </span>
    </Empty>
  );
}
