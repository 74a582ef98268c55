import type { Kysely } from 'kysely';
import type { AppliedBefore } from '../../../src/contract/staff/applied-before.ts';
import type { Database } from '../../database/schema.ts';
import { listApplications, listJobsOf } from './applications.queries.ts';
import { listEarlierApplications } from './contacts.queries.ts';
import { findSamePersons } from './find-same-person.ts';
import { listLinks } from './person-links.queries.ts';
import { Persons } from './persons.ts';

/** Of the earlier ones with the same address or number, only the newest is shown unless the staff has said something. */
const EARLIER = 5;

/** For those of these entries that are applications of somebody who applied before: the newest earlier application. */
export async function listAppliedBefore(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, AppliedBefore>> {
  const jobs = await listJobsOf(db, ids);
  if (jobs.size === 0) return new Map();
  const applications = [...jobs.keys()];
  const earlier = Map.groupBy(await listEarlierApplications(db, applications, EARLIER), ({ id }) => id);
  const near = [...earlier.values()].flat().map((each) => each.earlier);
  const persons = new Persons(await listLinks(db, [...applications, ...near]));

  // Only where the staff has said something of a person, addresses and numbers do not tell who it is.
  const isSaid = (id: string) =>
    persons.isLinked(id) || earlier.get(id)?.some((each) => persons.isLinked(each.earlier));
  const said = await findSamePersons(db, applications.filter(isSaid));
  const candidates = applications.map((id) => {
    const found = said.get(id);
    return [
      id,
      found ? [...found.same.keys()] : (earlier.get(id) ?? []).map((each) => each.earlier),
    ] as const;
  });
  const newestFirst = await listApplications(db, [...new Set(candidates.flatMap(([, same]) => same))]);
  const placeOf = new Map(newestFirst.map(({ id }, place) => [id, place]));
  const before = new Map<string, AppliedBefore>();
  for (const [id, same] of candidates) {
    const { at = '', job = null } = jobs.get(id) ?? {};
    const newest = same
      .flatMap((each) => placeOf.get(each) ?? [])
      .sort((a, b) => a - b)
      .map((place) => newestFirst[place])
      .find(
        (row) => row && (row.submittedAt < at || (row.submittedAt === at && BigInt(row.id) < BigInt(id))),
      );
    if (newest === undefined) continue;
    const { id: _, job: jobBefore, ...application } = newest;
    before.set(id, { ...application, isSameJob: job !== null && job === jobBefore });
  }
  return before;
}
