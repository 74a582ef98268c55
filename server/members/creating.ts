import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { StaffAct } from '../../src/contract/staff/rights.ts';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { procedureFor } from './access/staff-procedures.ts';
import { digestContent, hashKey, openAnswer, readKey, sealAnswer } from './creation-key.ts';
import { type CreationId, claimCreation, findCreation, updateAnswer } from './creations.queries.ts';

/**
 * Creates something once for the request's idempotency key, in one transaction with the answer. A repeat within a day
 * creates nothing and gets the first answer, even at the same moment.
 * @param finish does what cannot be rolled back, such as sending a mail, after the commit; its answer replaces the
 * first.
 */
export type Once = <Answer>(
  create: (trx: Transaction<Database>) => Promise<Answer>,
  finish?: (answer: Answer) => Promise<Answer>,
) => Promise<Answer>;

/**
 * For procedures that create something, by members whose roles allow this act: they have to create it through
 * `ctx.once`.
 */
export function creatingProcedureFor(act: StaffAct) {
  return procedureFor(act).use(async ({ ctx, path, getRawInput, next }) => {
    const key = readKey(ctx.staff.headers);
    const id = { memberId: ctx.signedIn.member.id, act: path, keyHash: hashKey(key) };
    let isUsed = false;
    const once: Once = async (create, finish) => {
      isUsed = true;
      const content = await digestContent(key, await getRawInput());
      return createOnce(ctx.db, { id, key, content }, create, finish);
    };
    const result = await next({ ctx: { once } });
    if (result.ok && !isUsed) throw new Error(`${path} has created something without ctx.once`);
    return result;
  });
}

interface Creation {
  id: CreationId;
  key: string;
  /** The digest of the request's content. */
  content: Buffer;
}

async function createOnce<Answer>(
  db: Kysely<Database>,
  { id, key, content }: Creation,
  create: (trx: Transaction<Database>) => Promise<Answer>,
  finish?: (answer: Answer) => Promise<Answer>,
): Promise<Answer> {
  const created = await runTransaction(db, async (trx) => {
    if (!(await claimCreation(trx, id, content))) return undefined;
    const answer = await create(trx);
    await updateAnswer(trx, id, await sealAnswer(key, answer), finish === undefined);
    return { answer };
  });
  if (created === undefined) return (await findAnswer(db, { id, key, content })) as Answer;
  if (finish === undefined) return created.answer;
  const answer = await finish(created.answer);
  await updateAnswer(db, id, await sealAnswer(key, answer), true);
  return answer;
}

/** A server that stops before `finish` leaves an answer that never becomes final. */
const FINISHED_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 100;

async function findAnswer(db: Kysely<Database>, { id, key, content }: Creation): Promise<unknown> {
  for (;;) {
    const found = await findCreation(db, id);
    if (!found?.answer) throw new Error(`a creation that was claimed has no answer: ${id.act}`);
    if (!found.content_digest.equals(content))
      throw new AppError(
        'CONFLICT',
        'This was already saved a moment ago, with other content. Check what was saved, then send again if it is still needed.',
      );
    if (found.is_final || found.created_at.getTime() < Date.now() - FINISHED_WITHIN_MS)
      return openAnswer(key, found.answer);
    await sleep(LOOK_EVERY_MS);
  }
}
