import type { AuditAction } from '../../src/contract/staff/audit.ts';
import type { InboxAction } from '../../src/contract/staff/inbox.ts';
import {
  type PersonClaim,
  type PersonSign,
  personClaimed,
  personClaimInput,
  SAME_PERSON_LISTED,
  samePerson,
  samePersonInput,
} from '../../src/contract/staff/same-person.ts';
import { runTransaction } from '../database/run-transaction.ts';
import { AppError } from '../errors.ts';
import { inboxProcedure, inboxWorkProcedure } from './inbox-procedure.ts';
import { type InboxContext, record, refuse } from './inbox-record.ts';
import { addPersonEvents, findLastClaim } from './person-events.queries.ts';
import { changeClaim, claimOf } from './same-person/claim-person.ts';
import { findSamePerson } from './same-person/find-same-person.ts';
import { listLinks, lockLinks } from './same-person/person-links.queries.ts';
import { Persons } from './same-person/persons.ts';
import { listReadableIds, listSamePersonEntries } from './same-person.queries.ts';

/** The other submissions of an item's person, and what the staff says about them. */
export const samePersonProcedures = {
  /** Lists only what the member could read in the list of the inbox, so it is no recorded reading. */
  listSamePerson: inboxProcedure
    .input(samePersonInput)
    .output(samePerson)
    .query(async ({ ctx, input: { reference } }) => {
      const id = await demandId(ctx, reference);
      const { same, others, isMore, persons } = await findSamePerson(ctx.db, id);
      const rows = await listSamePersonEntries(ctx.db, [...same.keys(), ...others.keys()], ctx.kinds);
      const show = (found: Map<string, PersonSign[]>) =>
        rows
          .filter((row) => found.has(row.id))
          .map(({ id: other, ...row }) => ({
            ...row,
            signs: found.get(other) ?? [],
            claim: claimOf(persons, id, other),
          }));
      const entries = show(same);
      return {
        entries: entries.slice(0, SAME_PERSON_LISTED),
        count: entries.length,
        isMore,
        others: show(others).slice(0, SAME_PERSON_LISTED),
      };
    }),

  /**
   * Says that another item is, or is not, of the same person, or takes that back. Saying again what is said already
   * changes nothing.
   */
  claimPerson: inboxWorkProcedure
    .input(personClaimInput)
    .output(personClaimed)
    .mutation(async ({ ctx, input: { reference, other, claim, seen } }) => {
      if (reference === other) throw new AppError('BAD_REQUEST', 'is this item itself', { field: 'other' });
      const one = await demandId(ctx, reference);
      const two = await demandId(ctx, other);
      return runTransaction(ctx.db, async (trx) => {
        await lockLinks(trx);
        const persons = new Persons(await listLinks(trx, [one, two]));
        const before = claimOf(persons, one, two);
        if (before === claim) return { claim };
        if (before !== seen) throw await conflict({ ...ctx, db: trx }, one, before);
        await changeClaim(trx, persons, { one, other: two, claim });
        const action = actionOf(before, claim);
        await addPersonEvents(trx, {
          memberId: ctx.signedIn.member.id,
          action,
          items: [
            { id: one, other },
            { id: two, other: reference },
          ],
        });
        await record({ ...ctx, db: trx }, auditActions[action], [reference, other]);
        return { claim };
      });
    }),
};

type PersonAction = Extract<InboxAction, 'merged' | 'unmerged' | 'split' | 'unsplit'>;

const auditActions: Record<PersonAction, AuditAction> = {
  merged: 'person merged',
  unmerged: 'person merge undone',
  split: 'person split',
  unsplit: 'person split undone',
};

function actionOf(before: PersonClaim, claim: PersonClaim): PersonAction {
  if (claim === 'same') return 'merged';
  if (claim === 'different') return 'split';
  return before === 'same' ? 'unmerged' : 'unsplit';
}

async function demandId(ctx: InboxContext, reference: string): Promise<string> {
  const id = (await listReadableIds(ctx.db, [reference], ctx.kinds)).get(reference);
  if (id === undefined) throw await refuse(ctx, reference);
  return id;
}

const words: Record<PersonClaim, string> = {
  same: 'the two are said to be the same person',
  different: 'the two are said to be different persons',
  unsaid: 'nothing is said about the two any more',
};

async function conflict({ db }: InboxContext, id: string, now: PersonClaim): Promise<AppError> {
  const by = await findLastClaim(db, id);
  return new AppError(
    'CONFLICT',
    `${by ?? 'Somebody'} has changed this meanwhile: now ${words[now]}. Nothing was changed: please look at it again.`,
  );
}
