import type { MailDelivery } from '../../../src/contract/staff/conversation.ts';
import { Badge } from '../ui/badge.tsx';
import { MailCause } from './mail-cause.tsx';
import { stateLabels } from './mail-labels.ts';

/** What became of a mail to the person, and why it was not sent. */
export function Delivery({ delivery: { status, attempts, lastAnswer } }: { delivery: MailDelivery }) {
  const state = status !== 'queued' ? status : attempts > 0 ? 'failing' : 'waiting';
  return (
    <>
      <Badge tone={stateLabels[state].tone}>{stateLabels[state].text}</Badge>
      {status !== 'sent' && attempts > 0 && lastAnswer && (
        <MailCause answer={lastAnswer} advice="Correct the address under Mail in the menu, or call." />
      )}
    </>
  );
}
