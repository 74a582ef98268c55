import type { Transaction } from 'kysely';
import type { PersonClaim } from '../../../src/contract/staff/same-person.ts';
import type { Database } from '../../database/schema.ts';
import { addLinks, listLinks, type PersonLink, removeLinks } from './person-links.queries.ts';
import { Persons } from './persons.ts';

/** What is said about two submissions at present. */
export function claimOf(persons: Persons, one: string, other: string): PersonClaim {
  if (persons.areSame(one, other)) return 'same';
  return persons.areApart(one, other) ? 'different' : 'unsaid';
}

/** Says something else about two submissions than what is said at present. */
export async function changeClaim(
  trx: Transaction<Database>,
  persons: Persons,
  { one, other, claim }: { one: string; other: string; claim: PersonClaim },
): Promise<void> {
  await removeLinks(trx, persons.linksApart(one, other));
  if (persons.areSame(one, other)) await takeOut(trx, persons, { one, other });
  if (claim !== 'unsaid') await addLinks(trx, [{ one, other, isSame: claim === 'same' }]);
}

/**
 * Takes `other` out of the person. Where one link holds the two together, removing it undoes exactly what it has
 * merged, with all that had been merged with either before. Otherwise `other` leaves alone, and the rest stays
 * together.
 */
async function takeOut(
  trx: Transaction<Database>,
  persons: Persons,
  { one, other }: { one: string; other: string },
): Promise<void> {
  const neighbours = persons.neighboursOf(other);
  if (neighbours.includes(one)) {
    await removeLinks(trx, [{ one, other, isSame: true }]);
    if (!new Persons(await listLinks(trx, [one, other])).areSame(one, other)) return;
  }
  await addLinks(trx, chainOf(neighbours));
  await removeLinks(
    trx,
    neighbours.map((each) => ({ one: each, other, isSame: true })),
  );
}

function chainOf(ids: readonly string[]): PersonLink[] {
  return ids.slice(1).map((id, index) => ({ one: ids[index] ?? id, other: id, isSame: true }));
}
