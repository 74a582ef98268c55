import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { REMINDER_DAYS } from '../../src/contract/staff/quotations.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import { addAuditLine } from '../audit/audit.queries.ts';
import type { Database } from '../database/schema.ts';
import { giveReminder, listEnding } from './reminders.queries.ts';

/** Gives the reminders that are due, and logs how many there were. */
export async function giveQuotationReminders(
  db: Kysely<Database>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  const given = await remindOfQuotations(db);
  if (given > 0) log.info({ given }, 'reminded of quotations that end');
}

/**
 * Gives each reminder once. After days without a running server, a quotation gets only the reminder that is closest to
 * its last day. One that was sent when a reminder was due already gets the next one only.
 * @returns how many reminders were given.
 */
export async function remindOfQuotations(db: Kysely<Database>, now = new Date()): Promise<number> {
  let given = 0;
  for (const { quotationId, left, sentDaysAgo } of await listEnding(
    db,
    dayInIndia(now),
    Math.max(...REMINDER_DAYS),
  )) {
    const days = Math.min(...REMINDER_DAYS.filter((each) => left <= each));
    // Sent later than the day on which this reminder was due.
    if (left + sentDaysAgo <= days) continue;
    const isGiven = await giveReminder(db, { quotationId, days }, (trx, subject, detail) =>
      addAuditLine(trx, { memberId: null, action: 'quotation reminded of', subject, detail, address: '' }),
    );
    if (isGiven) given += 1;
  }
  return given;
}
