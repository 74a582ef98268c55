import type { FastifyBaseLogger } from 'fastify';
import { addAuditLine } from '../audit/audit.queries.ts';
import { runTransaction } from '../database/run-transaction.ts';
import { AppError } from '../errors.ts';
import { explainCheck } from './explain-check.ts';
import { type CheckParts, type PreparedPublication, preparePublication } from './prepare-publication.ts';
import { PreparedTooEarly, publish } from './publish.ts';
import type { Publishing } from './publishing.ts';
import { findDueRelease, type Release, settleRelease } from './releases.queries.ts';

interface DueParts extends Pick<CheckParts, 'db' | 'site'> {
  publishing: Publishing;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Publishes each planned release whose time has come. What settles a release is in the transaction that publishes it, so
 * it happens once, however many processes ask and wherever one of them is killed.
 * @returns how many releases were published.
 */
export async function publishDueReleases(parts: DueParts, stop?: AbortSignal): Promise<number> {
  let count = 0;
  while (stop?.aborted !== true) {
    const release = await findDueRelease(parts.db);
    if (release === undefined) break;
    const outcome = await publishRelease(parts, release);
    // Another process is at it.
    if (outcome === 'taken') break;
    if (outcome === 'published') count += 1;
  }
  if (count > 0) await parts.publishing.reload();
  return count;
}

async function publishRelease({ db, site, publishing, log }: DueParts, release: Release) {
  const { id, title, memberId } = release;
  // The rendering is outside the transaction: the embedded database has a single connection.
  const prepared = await prepareOrFault({ db, site, loadUploads: publishing.loadUploads }, release);
  const fault = typeof prepared === 'string' ? prepared : explainCheck(prepared.check);
  try {
    return await runTransaction(db, async (trx) => {
      if (typeof prepared === 'string' || fault !== undefined) {
        if (!(await settleRelease(trx, id, { state: 'failed', fault: fault ?? '' }))) return 'taken';
        await addAuditLine(trx, {
          memberId: null,
          action: 'site release failed',
          subject: `release ${id}`,
          detail: `${title}: ${fault}`,
          address: '',
        });
        log.error({ release: id, fault }, 'a planned release of the site could not be published');
        return 'failed';
      }
      if (!(await settleRelease(trx, id, { state: 'published' }))) return 'taken';
      await publish(trx, prepared, { release: id, title, memberId, address: '' });
      log.info({ release: id }, 'published a planned release of the site');
      return 'published';
    });
  } catch (error) {
    // The next turn prepares it again, on top of what was published in between.
    if (error instanceof PreparedTooEarly) return 'too early';
    throw error;
  }
}

/** What makes the release impossible is its fault; a database that is away is not. */
async function prepareOrFault(parts: CheckParts, release: Release): Promise<PreparedPublication | string> {
  try {
    return await preparePublication(parts, release);
  } catch (error) {
    if (error instanceof AppError && error.code === 'BAD_REQUEST') return error.message;
    throw error;
  }
}
