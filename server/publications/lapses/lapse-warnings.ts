import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { LAPSE_WARNING_DAYS } from '../../../src/contract/staff/compliance.ts';
import { dayInIndia, daysBetween } from '../../../src/day-in-india.ts';
import type { Database } from '../../database/schema.ts';
import { isMailAddress } from '../../settings/mail-address.ts';
import { findLapse } from './lapse.ts';
import { giveWarning, listPublishedItems, listWarningRecipients } from './lapse-warnings.queries.ts';

/** Gives the warnings that are due, and logs how many there were. */
export async function giveLapseWarnings(
  db: Kysely<Database>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  const given = await warnOfLapses(db);
  if (given > 0) log.info({ given }, 'warned that compliance documents lapse');
}

/**
 * Gives the warnings that are due and have not been given yet. After days without a running server, a document gets
 * only the warning that is closest to its last day. While there are no recipients, no warning is given.
 * @returns how many warnings were given.
 */
export async function warnOfLapses(db: Kysely<Database>, now = new Date()): Promise<number> {
  const today = dayInIndia(now);
  const recipients = (await listWarningRecipients(db)).filter(isMailAddress);
  if (recipients.length === 0) return 0;
  let given = 0;
  for (const { id, versions } of await listPublishedItems(db)) {
    const lapse = findLapse(versions, today);
    if (lapse === undefined) continue;
    const days = dueWarning(daysBetween(today, lapse.lastDay));
    if (days !== undefined && (await giveWarning(db, { itemId: id, ...lapse, days }, recipients))) given += 1;
  }
  return given;
}

/** @returns the days of the due warning; undefined before the first warning, and after the document's last day. */
function dueWarning(daysLeft: number): number | undefined {
  const reached = LAPSE_WARNING_DAYS.filter((days) => daysLeft <= days);
  return daysLeft < 0 || reached.length === 0 ? undefined : Math.min(...reached);
}
