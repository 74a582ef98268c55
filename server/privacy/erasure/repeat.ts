import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { sayErased } from '../../../src/contract/staff/people.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { ResumeStore } from '../../files/resume-store.ts';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import { addErased, countErased, type Erased, eraseSubmissions, listErasedAgain } from './erasure.queries.ts';
import { removeResumeFiles } from './remove-files.ts';

/**
 * Repeats, in a restored database, the erasures that were made after its backup.
 * @param known erasures that this database may not know.
 * @returns how many submissions were erased.
 */
export async function repeatErasures(
  db: Kysely<Database>,
  resumes: ResumeStore,
  known: Erased[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  kinds?: SubmissionKinds,
): Promise<number> {
  const removed = await runTransaction(db, async (trx) => {
    await addErased(trx, known);
    const again = await eraseSubmissions(trx, await listErasedAgain(trx, kinds), kinds);
    if (again.submissions > 0)
      await addAuditLine(trx, {
        memberId: null,
        action: 'erasures repeated',
        detail: sayErased(countErased(again)),
        address: '',
      });
    return again;
  });
  await removeResumeFiles(resumes, removed.resumeIds, log);
  return removed.submissions;
}

/** Parses the output of `npm run erasures -- list`: a reference and a time on each line. */
export function parseErased(text: string): Erased[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, reference, time] = /^([A-Z]{2}-[0-9A-Z]{6})(?:\s+(\S+))?\s*$/.exec(line) ?? [];
    const erasedAt = time === undefined ? new Date() : new Date(time);
    if (reference === undefined || Number.isNaN(erasedAt.getTime()))
      throw new Error(`This line names no erased submission: ${line}`);
    return { reference, erased_at: erasedAt };
  });
}
