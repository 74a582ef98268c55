import type { Kysely } from 'kysely';
import type { ImportAct } from '../../../src/contract/staff/moving-in.ts';
import type { Database } from '../../database/schema.ts';
import type { MadeKind } from '../../database/tables/imports.ts';
import { isOfNoSite } from '../former-site.ts';
import type { FoundNote } from '../found-item.ts';
import type { Made, NewItem } from '../import-items.queries.ts';
import { readVersions } from '../made-versions.queries.ts';
import { isPartKind } from '../site-words.queries.ts';
import { type Earlier, findEarlier, findInImport } from './earlier-items.queries.ts';
import { findClaimed, findTaken } from './find-taken.ts';

/**
 * Decides what would be done with each item, by what earlier imports have made of the same thing and by what happened
 * to that since. An item that nothing can be made of has been decided already.
 */
export async function decideActs(
  db: Kysely<Database>,
  importId: number,
  source: string,
  items: readonly NewItem[],
): Promise<NewItem[]> {
  const guids = items.map(({ guid }) => guid);
  const earlier = await findEarlier(db, source, guids);
  const before = await findInImport(db, importId, source, guids);
  const versions = await readAllVersions(db, [...earlier.values()]);
  const fresh = items.filter(({ guid }) => !earlier.has(guid));
  const taken = await findTaken(db, source, fresh);
  const claimed = await findClaimed(
    db,
    importId,
    fresh.filter(({ guid }) => !taken.has(guid) && !before.has(guid)),
  );
  return items.map((item) => {
    const place = before.get(item.guid);
    if (place !== undefined) return leave(item, `It stands in the file before, as ${place}.`);
    before.set(item.guid, item.place);
    // The rehearsal of the site's own words has compared them with what stands there.
    if (isPartKind(item.kind)) return item;
    const lead = taken.get(item.guid);
    if (lead?.why === null)
      return { ...item, act: 'same', made: { kind: 'address', key: lead.path, version: 1 } };
    const why = lead?.why ?? claimed.get(item.guid);
    if (why !== undefined) return leave(item, why);
    const made = earlier.get(item.guid);
    if (item.act === 'leave' || made === undefined) return item;
    const decided = decide(item, made, versions.get(made.kind)?.get(made.key));
    if (decided.act !== 'change' || !isOfNoSite(source)) return { ...item, ...decided };
    return { ...item, ...decided, act: 'ask', notes: noted(item, NO_SITE) };
  });
}

function decide(
  item: NewItem,
  earlier: Earlier,
  version: number | undefined,
): { act: ImportAct; made?: Made | undefined; notes?: FoundNote[] } {
  const made = { kind: earlier.kind, key: earlier.key, version: earlier.version };
  if (version === undefined) {
    // A person's data must not come back after it was erased, or removed for its age.
    if (earlier.kind === 'submission')
      return leave(item, 'An earlier import brought it, and it has been removed here since.');
    return { act: 'ask', notes: noted(item, 'What an earlier import made of it has been removed here.') };
  }
  if (earlier.kind !== item.kind)
    return leave(
      item,
      `An earlier import made a ${earlier.kind} of it, which stays: take that import back first, or remove the ${earlier.kind}, to have a ${item.kind} instead.`,
    );
  if (earlier.hash === item.hash) return { act: 'same', made };
  if (version === earlier.version) return { act: 'change', made };
  return { act: 'ask', made, notes: noted(item, 'It has been edited here since an earlier import.') };
}

const NO_SITE =
  'The file does not say of which site it is. An item with the same number came from such a file before, and may be another.';

const noted = ({ notes }: NewItem, text: string): FoundNote[] => [...notes, { outcome: 'changed', text }];

function leave(item: NewItem, text: string): NewItem & { act: 'leave' } {
  return { ...item, act: 'leave', content: null, notes: [...item.notes, { outcome: 'dropped', text }] };
}

async function readAllVersions(
  db: Kysely<Database>,
  made: readonly Made[],
): Promise<Map<MadeKind, Map<string, number>>> {
  const kinds = Map.groupBy(made, ({ kind }) => kind);
  const versions = new Map<MadeKind, Map<string, number>>();
  for (const [kind, all] of kinds)
    versions.set(
      kind,
      await readVersions(
        db,
        kind,
        all.map(({ key }) => key),
      ),
    );
  return versions;
}
