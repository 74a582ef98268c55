import type { ReactNode } from 'react';
import type { MailDelivery } from '../../../../src/contract/staff/conversation.ts';
import { Badge } from '../../ui/badge.tsx';
import { MailCause } from './mail-cause.tsx';
import { stateLabels } from './mail-labels.ts';

interface DeliveryProps {
  delivery: MailDelivery;
  /** Shown between the state and the cause. */
  children?: ReactNode;
}

/**
 * Says what became of a mail to the person, and why it was not sent. The states are those of the mail screen, where a queued
 * mail with failed attempts counts as failing; there the address can be corrected as well.
 */
export function Delivery({ delivery: { status, attempts, lastAnswer }, children }: DeliveryProps) {
  const state = status !== 'queued' ? status : attempts > 0 ? 'failing' : 'waiting';
  return (
    <>
      <Badge tone={stateLabels[state].tone}>{stateLabels[state].text}</Badge>
      {children}
      {status !== 'sent' && attempts > 0 && lastAnswer && (
        <MailCause answer={lastAnswer} advice="Correct the address under Mail in the menu, or call." />
      )}
    </>
  );
}
