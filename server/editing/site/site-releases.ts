import type { FastifyBaseLogger } from 'fastify';
import { publishDueReleases } from '../../content/due-releases.ts';
import { noPublishing } from '../../content/publishing.ts';
import { claimLateReleases } from '../../content/releases.queries.ts';
import type { Parts } from '../../context.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { addAlert } from '../../members/access/alerts.queries.ts';

type ReleaseParts = Pick<Parts, 'db' | 'site' | 'publishing'>;

/** Publishes what is due, and tells the owners once of each release that is late. */
export async function runReleases(
  { db, site, publishing = noPublishing }: ReleaseParts,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  stop?: AbortSignal,
): Promise<void> {
  try {
    await publishDueReleases({ db, site, publishing, log }, stop);
  } finally {
    // Also where publishing has failed: that is why they are late.
    await tellOfLateReleases({ db });
  }
}

/** The mails are queued in the transaction that claims the releases, so that several servers send one mail. */
export async function tellOfLateReleases({ db }: Pick<Parts, 'db'>): Promise<void> {
  await runTransaction(db, async (trx) => {
    for (const { memberId } of await claimLateReleases(trx))
      if (memberId !== null) await addAlert(trx, { kind: 'late-release', memberId });
  });
}
