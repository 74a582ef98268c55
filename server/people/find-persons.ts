import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listContacts } from '../inbox/same-person/contacts.queries.ts';
import { listLinks } from '../inbox/same-person/person-links.queries.ts';
import { Persons } from '../inbox/same-person/persons.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import type { Identity } from './identity.ts';
import { findSubmissionsOf, listSubmissions, type StoredSubmission } from './people.queries.ts';

export interface FoundSubmission extends StoredSubmission {
  person: number;
  isMerged: boolean;
}

/**
 * What is found under a contact, newest first, with what the staff says is of the same person, and divided where the
 * staff says that those who share the contact are different persons. Nobody's data is then exported or erased with
 * somebody else's unless both are chosen.
 */
export async function findPersons(
  db: Kysely<Database>,
  identity: Identity,
  kinds?: SubmissionKinds,
): Promise<FoundSubmission[]> {
  const direct = await findSubmissionsOf(db, identity, kinds);
  const ids = direct.map(({ id }) => id);
  const persons = new Persons(await listLinks(db, ids));
  const merged = ids.flatMap((id) => persons.membersWith(id)).filter((id) => !ids.includes(id));
  const found = [...direct, ...(await listSubmissions(db, [...new Set(merged)], kinds))].sort(
    (one, other) => other.submittedAt.getTime() - one.submittedAt.getTime(),
  );
  const groupOf = await divide(db, found, persons);
  const names = [...new Set(found.map(({ id }) => groupOf(id)))];
  return found.map((entry) => ({
    ...entry,
    person: names.indexOf(groupOf(entry.id)) + 1,
    isMerged: merged.includes(entry.id),
  }));
}

/**
 * How many persons these references name, each with all that was found of that person; undefined where one is named in
 * part, or something that was not found.
 */
export function countWhole(found: FoundSubmission[], references: readonly string[]): number | undefined {
  if (references.some((each) => !found.some(({ reference }) => reference === each))) return undefined;
  const persons = Map.groupBy(found, ({ person }) => person);
  let count = 0;
  for (const entries of persons.values()) {
    const named = entries.filter(({ reference }) => references.includes(reference));
    if (named.length > 0 && named.length < entries.length) return undefined;
    if (named.length > 0) count += 1;
  }
  return count;
}

/** Those who are said to differ from nobody here are together; the others are each by themselves. */
async function divide(
  db: Kysely<Database>,
  found: StoredSubmission[],
  persons: Persons,
): Promise<(id: string) => string> {
  const present = new Set(found.map(({ id }) => persons.personOf(id)));
  const isDivided = (id: string) => [...persons.apartFrom(id)].some((person) => present.has(person));
  const divided = found.map(({ id }) => id).filter(isDivided);
  if (divided.length === 0) return () => '';
  // What came from the own address of one of them, and has no link, is of that person.
  const owners = new Map<string, Set<string>>();
  for (const { id, emails } of await listContacts(db, divided))
    for (const email of emails) owners.set(email, (owners.get(email) ?? new Set()).add(persons.personOf(id)));
  const inferred = new Map<string, string>();
  for (const { id, email, mailAddresses } of found) {
    const addresses = [email.trim().toLowerCase(), ...mailAddresses];
    const [owner, ...more] = new Set(addresses.flatMap((each) => [...(owners.get(each) ?? [])]));
    if (owner !== undefined && more.length === 0 && !persons.isLinked(id)) inferred.set(id, owner);
  }
  return (id) => (isDivided(id) ? persons.personOf(id) : (inferred.get(id) ?? ''));
}
