import type { Kysely } from 'kysely';
import { MAX_SAME_PERSON, type PersonSign } from '../../../src/contract/staff/same-person.ts';
import type { Database } from '../../database/schema.ts';
import { type Contact, listByContacts, mapContacts } from './contacts.queries.ts';
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

/** A submission whose person is looked for. */
interface Search {
  id: string;
  /** What the staff says is of the same person, this one among them. */
  own: string[];
  /** The contacts of all that is said to be of the person. */
  core: Contact[];
  /** What shares an address or number with any of them. */
  near: Contact[];
  /** What the staff says is the same as one that shares an address. */
  mates: string[];
}

/**
 * Finds the other submissions of the person of each of these: those with the same address or number, and those that
 * the staff says are the same. Somebody who shares a number but is said to be another person takes along what came from
 * that person's own address. A page of a list is looked up by as many statements as one submission.
 */
export async function findSamePersons(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, FoundPerson>> {
  if (ids.length === 0) return new Map();
  const said = new Persons(await listLinks(db, ids));
  const first = await addNear(
    db,
    ids.map((id) => ({ id, own: said.membersWith(id), mates: [] })),
  );
  const { searches, persons } = await addMates(db, first);
  const strangers = await mapContacts(
    db,
    searches.flatMap((search) => membersOf(apartFrom(search, persons), persons)),
  );
  return new Map(searches.map((search) => [search.id, judge(search, persons, strangers)]));
}

/** The same for one submission. */
export async function findSamePerson(db: Kysely<Database>, id: string): Promise<FoundPerson> {
  const found = (await findSamePersons(db, [id])).get(id);
  if (found === undefined) throw new Error(`Nothing was looked up for submission ${id}.`);
  return found;
}

async function addNear(
  db: Kysely<Database>,
  searches: readonly Pick<Search, 'id' | 'own' | 'mates'>[],
): Promise<Search[]> {
  const contacts = await mapContacts(
    db,
    searches.flatMap(({ own, mates }) => [...own, ...mates]),
  );
  const cores = searches.map(({ own, mates }) => pick(contacts, [...own, ...mates]));
  const near = await listByContacts(db, cores);
  return searches.map((search, place) => ({ ...search, core: cores[place] ?? [], near: near[place] ?? [] }));
}

/**
 * Who has the same address as somebody said to be one with others is one with these as well. Where they were not found
 * by themselves, the person is looked up once more with their contacts.
 */
async function addMates(
  db: Kysely<Database>,
  first: readonly Search[],
): Promise<{ searches: Search[]; persons: Persons }> {
  const persons = new Persons(await listLinks(db, first.flatMap(listIds)));
  const searches = first.map((search) => ({ ...search, mates: matesOf(search, persons) }));
  const isWider = ({ mates, near }: Search) => mates.some((mate) => !near.some(({ id }) => id === mate));
  if (!searches.some(isWider)) return { searches, persons };
  const wider = new Map((await addNear(db, searches.filter(isWider))).map((search) => [search.id, search]));
  const all = searches.map((search) => wider.get(search.id) ?? search);
  return { searches: all, persons: new Persons(await listLinks(db, all.flatMap(listIds))) };
}

function matesOf({ id, own, core, near }: Search, persons: Persons): string[] {
  const emails = emailsOf(core);
  return near
    .filter((each) => sharesOne(emails, each) && !persons.areApart(id, each.id))
    .flatMap((each) => persons.membersWith(each.id))
    .filter((each) => !own.includes(each));
}

/** The persons who are said to be somebody else than the person who is looked for. */
const apartFrom = ({ id, mates }: Search, persons: Persons) =>
  new Set([id, ...mates].flatMap((each) => [...persons.apartFrom(each)]));
const membersOf = (some: ReadonlySet<string>, persons: Persons) =>
  [...some].flatMap((person) => persons.membersWith(person));

function judge(search: Search, persons: Persons, strangers: ReadonlyMap<string, Contact>): FoundPerson {
  const { id, own, core, near } = search;
  const apart = apartFrom(search, persons);
  const ours = emailsOf(core);
  const theirs = new Set(
    [...emailsOf(pick(strangers, membersOf(apart, persons)))].filter((email) => !ours.has(email)),
  );
  // Whether a submission that shares an address or number with the person is of somebody else.
  const isApart = (each: Contact) =>
    apart.has(persons.personOf(each.id)) || (!persons.isLinked(each.id) && sharesOne(theirs, each));

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

/** What a submission shares with the item itself, and not only with what is said to be the same. */
function signsOf(contact: Contact, item: readonly Contact[]): PersonSign[] {
  const { phone } = contact;
  const isSharedEmail = sharesOne(emailsOf(item), contact);
  const isSharedPhone = phone !== '' && item.some((each) => each.phone === phone);
  return [...(isSharedEmail ? ['email' as const] : []), ...(isSharedPhone ? ['phone' as const] : [])];
}

const listIds = ({ core, near }: Search) => [...core, ...near].map(({ id }) => id);
const pick = (contacts: ReadonlyMap<string, Contact>, ids: readonly string[]) =>
  ids.flatMap((id) => contacts.get(id) ?? []);
const emailsOf = (contacts: readonly Contact[]) => new Set(contacts.flatMap(({ emails }) => emails));
const sharesOne = (emails: ReadonlySet<string>, contact: Contact) =>
  contact.emails.some((each) => emails.has(each));
