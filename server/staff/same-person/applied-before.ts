import type { Kysely } from 'kysely';
import type { AppliedBefore } from '../../../src/contract/staff/applied-before.ts';
import type { Database } from '../../database/schema.ts';
import { listApplications, listJobsOf } from './applications.queries.ts';
import { listEarlierApplications } from './contacts.queries.ts';
import { findSamePerson } from './find-same-person.ts';
import { listLinks } from './person-links.queries.ts';
import { Persons } from './persons.ts';

/** Of the earlier ones with the same address or number, only the newest is shown unless the staff has said something. */
const EARLIER = 5;
/** Where the staff has said something of a person, a few statements find out who it is; so many persons at a time. */
const AT_ONCE = 8;

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

  const candidates = new Map<string, string[]>();
  const look = async (id: string) => {
    const found = earlier.get(id)?.map((each) => each.earlier) ?? [];
    const isSaid = [id, ...found].some((each) => persons.isLinked(each));
    const same = isSaid ? [...(await findSamePerson(db, id)).same.keys()] : found;
    if (same.length > 0) candidates.set(id, same);
  };
  for (let at = 0; at < applications.length; at += AT_ONCE)
    await Promise.all(applications.slice(at, at + AT_ONCE).map(look));
  const rows = await listApplications(db, [...new Set([...candidates.values()].flat())]);
  const before = new Map<string, AppliedBefore>();
  for (const [id, same] of candidates) {
    const { at = '', job = null } = jobs.get(id) ?? {};
    const newest = rows.find(
      (row) =>
        same.includes(row.id) &&
        (row.submittedAt < at || (row.submittedAt === at && BigInt(row.id) < BigInt(id))),
    );
    if (newest === undefined) continue;
    const { id: _, job: jobBefore, ...application } = newest;
    before.set(id, { ...application, isSameJob: job !== null && job === jobBefore });
  }
  return before;
}
