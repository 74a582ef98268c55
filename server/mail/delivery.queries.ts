import { type Expression, sql } from 'kysely';
import type { MailDelivery } from '../../src/contract/staff/conversation.ts';

/** What of a mail's row says what became of it; all null where there is no mail. */
export interface DeliveryRow {
  status: MailDelivery['status'] | null;
  attempts: number | null;
  lastAnswer: string | null;
}

/** What the mail server said to the last attempt of a mail. */
export const lastAnswerOf = (mailId: Expression<unknown>) => sql<string | null>`(
    select detail from mail_attempts where mail_id = ${mailId} order by mail_attempts.id desc limit 1)`;

export function deliveryOf({ status, attempts, lastAnswer }: DeliveryRow): MailDelivery | null {
  return status === null || attempts === null ? null : { status, attempts, lastAnswer };
}
