import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';
import { addNotices } from '../members/mail-choices/add-notices.queries.ts';
import { claimDueFollowUps, removeOldClaims } from './due-follow-ups.queries.ts';

/**
 * Queues the mails about follow-ups that have come due, for whoever has the item and whoever has set them: one mail for
 * each member. What is claimed and the mails are one transaction, so that each is told of once.
 * @returns how many were queued.
 */
export async function tellOfFollowUps(db: Kysely<Database>): Promise<number> {
  return runTransaction(db, async (trx) => {
    await removeOldClaims(trx);
    const due = Map.groupBy(await claimDueFollowUps(trx), ({ memberId }) => memberId);
    let queued = 0;
    for (const [memberId, items] of due)
      queued += await addNotices(trx, {
        kind: 'due',
        memberIds: [memberId],
        byId: null,
        references: items.map(({ reference }) => reference),
      });
    return queued;
  });
}

/** Does the same for the scheduler, and logs how many there were. */
export async function tellOfDueFollowUps(
  db: Kysely<Database>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  const queued = await tellOfFollowUps(db);
  if (queued > 0) log.info({ queued }, 'queued the mails about due follow-ups');
}
