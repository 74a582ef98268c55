import { Delivery } from '../conversation/mails/delivery.tsx';
import { roleLabels } from '../conversation/mails/mail-labels.ts';
import type { InboxItem } from './use-inbox-item.ts';

/** The delivery status of the mails about an item. */
export function ItemMails({ mails }: Pick<InboxItem, 'mails'>) {
  if (mails.length === 0) return null;
  return (
    <section className="item-part" aria-label="Mails">
      <h3>Mails</h3>
      <ul className="item-mails">
        {mails.map(({ id, role, ...delivery }) => (
          <li key={id}>
            <span>{roleLabels[role]}</span>
            <Delivery delivery={delivery}>
              {delivery.status !== 'sent' && delivery.attempts > 0 && (
                <small>{delivery.attempts === 1 ? 'Tried once' : `Tried ${delivery.attempts} times`}.</small>
              )}
            </Delivery>
          </li>
        ))}
      </ul>
    </section>
  );
}
