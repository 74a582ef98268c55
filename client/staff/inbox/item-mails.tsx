import { Badge, type Tone } from '../ui/badge.tsx';
import type { InboxItem } from './use-inbox-item.ts';

type Mail = InboxItem['mails'][number];

const mailRoles: Record<Mail['role'], string> = {
  notice: 'Notice to the staff',
  confirmation: 'Confirmation to the visitor',
};

const mailStates: Record<Mail['status'], { text: string; tone: Tone }> = {
  held: { text: 'Held back', tone: 'still' },
  queued: { text: 'Waits', tone: 'busy' },
  sent: { text: 'Sent', tone: 'good' },
  parked: { text: 'Given up', tone: 'bad' },
};

/** What became of the mails that went out for it. */
export function ItemMails({ mails }: { mails: Mail[] }) {
  if (mails.length === 0) return null;
  return (
    <section className="item-part" aria-label="Mails">
      <h3>Mails</h3>
      <ul className="item-mails">
        {mails.map(({ id, role, status, attempts, lastAnswer }) => (
          <li key={id}>
            <span>{mailRoles[role]}</span>
            <Badge tone={mailStates[status].tone}>{mailStates[status].text}</Badge>
            {status !== 'sent' && attempts > 0 && (
              <small>
                {attempts === 1 ? 'one attempt' : `${attempts} attempts`}
                {lastAnswer && `: ${lastAnswer}`}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
