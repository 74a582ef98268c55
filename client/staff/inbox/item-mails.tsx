import { MailCause } from '../mail/mail-cause.tsx';
import { roleLabels, stateLabels } from '../mail/mail-labels.ts';
import { Badge } from '../ui/badge.tsx';
import type { InboxItem } from './use-inbox-item.ts';

/** The address can be corrected where all mails are. */
const adviceInItem = 'Correct the address under Mail in the menu, or call.';

type Mail = InboxItem['mails'][number];

/** The delivery status of the mails about an item. */
export function ItemMails({ mails }: { mails: Mail[] }) {
  if (mails.length === 0) return null;
  return (
    <section className="item-part" aria-label="Mails">
      <h3>Mails</h3>
      <ul className="item-mails">
        {mails.map(({ id, role, status, attempts, lastAnswer }) => (
          <li key={id}>
            <span>{roleLabels[role]}</span>
            <MailBadge status={status} attempts={attempts} />
            {status !== 'sent' && attempts > 0 && (
              <small>{attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}.</small>
            )}
            {status !== 'sent' && attempts > 0 && lastAnswer && (
              <MailCause answer={lastAnswer} advice={adviceInItem} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same status as on the mail screen, where a queued mail with failed attempts counts as failing. */
function MailBadge({ status, attempts }: Pick<Mail, 'status' | 'attempts'>) {
  const state = status !== 'queued' ? status : attempts > 0 ? 'failing' : 'waiting';
  return <Badge tone={stateLabels[state].tone}>{stateLabels[state].text}</Badge>;
}
