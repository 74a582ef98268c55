import type { Kysely } from 'kysely';
import { MAX_SAME_PERSON, type PersonSign } from '../../../src/contract/staff/same-person.ts';
import type { Database } from '../../database/schema.ts';
import { type Contact, listByContacts, listContacts } from './contacts.queries.ts';
import { listLinks } from './person-links.queries.ts';
import { Persons } from './persons.ts';

export interface FoundPerson {
  /** The other submissions of the person, by id, and why each is one of them. */
  same: Map<string, PersonSign[]>;
  /** Those that the staff says are of somebody else. */
  others: Map<string, PersonSign[]>;
  /** Whether there may be more. */
  isMore: boolean;
  persons: Persons;
}

/**
 * Finds the other submissions of the person of this one: those with the same address or number, and those that the
 * staff says are the same. Somebody who shares a number but is said to be another person takes along what came from
 * that person's own address.
 */
export async function findSamePerson(db: Kysely<Database>, id: string): Promise<FoundPerson> {
  const own = new Persons(await listLinks(db, [id])).membersWith(id);
  let core = await listContacts(db, own);
  let near = await listNear(db, core);
  let persons = new Persons(await listLinks(db, [...own, ...near.map((each) => each.id)]));
  // Who has the same address as somebody said to be one with others is one with these as well.
  const mates = near
    .filter((each) => sharesOne(emailsOf(core), each) && !persons.areApart(id, each.id))
    .flatMap((each) => persons.membersWith(each.id))
    .filter((each) => !own.includes(each));
  if (mates.some((mate) => !near.some((each) => each.id === mate))) {
    core = [...core, ...(await listContacts(db, mates))];
    near = await listNear(db, core);
    persons = new Persons(
      await listLinks(
        db,
        [...core, ...near].map((each) => each.id),
      ),
    );
  }

  const isApart = await judgeApart(db, { id, core, mates, persons });
  const item = core.filter((each) => each.id === id);
  const signs = new Map(near.map((each) => [each.id, signsOf(each, item)]));
  const same: FoundPerson['same'] = new Map();
  const others: FoundPerson['others'] = new Map();
  for (const each of near) {
    if (each.id === id) continue;
    if (!isApart(each)) for (const mate of persons.membersWith(each.id)) addTo(same, mate);
    else if (persons.areApart(id, each.id)) addTo(others, each.id);
  }
  for (const mate of own) addTo(same, mate);
  for (const stranger of persons.strangersOf(id)) addTo(others, stranger);
  return { same, others, isMore: near.length > MAX_SAME_PERSON, persons };

  function addTo(found: Map<string, PersonSign[]>, other: string): void {
    if (other === id) return;
    const shared = signs.get(other) ?? [];
    const isSaid = persons.areSame(id, other) || shared.length === 0;
    found.set(other, isSaid ? [...shared, 'staff'] : shared);
  }
}

function listNear(db: Kysely<Database>, core: readonly Contact[]): Promise<Contact[]> {
  const phones = core.map(({ phone }) => phone).filter((phone) => phone !== '');
  return listByContacts(db, { emails: emailsOf(core), phones });
}

/** Whether a submission that shares an address or number with the person is of somebody else. */
async function judgeApart(
  db: Kysely<Database>,
  { id, core, mates, persons }: { id: string; core: Contact[]; mates: string[]; persons: Persons },
): Promise<(each: Contact) => boolean> {
  const apart = new Set([id, ...mates].flatMap((each) => [...persons.apartFrom(each)]));
  if (apart.size === 0) return () => false;
  const strangers = await listContacts(
    db,
    [...apart].flatMap((person) => persons.membersWith(person)),
  );
  const theirs = emailsOf(strangers).filter((email) => !emailsOf(core).includes(email));
  return (each) =>
    apart.has(persons.personOf(each.id)) || (!persons.isLinked(each.id) && sharesOne(theirs, each));
}

/** What a submission shares with the item itself, and not only with what is said to be the same. */
function signsOf(contact: Contact, item: readonly Contact[]): PersonSign[] {
  const { phone } = contact;
  const isSharedEmail = sharesOne(emailsOf(item), contact);
  const isSharedPhone = phone !== '' && item.some((each) => each.phone === phone);
  return [...(isSharedEmail ? ['email' as const] : []), ...(isSharedPhone ? ['phone' as const] : [])];
}

const emailsOf = (contacts: readonly Contact[]) => contacts.flatMap(({ emails }) => emails);
const sharesOne = (emails: readonly string[], contact: Contact) =>
  contact.emails.some((each) => emails.includes(each));
