import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { redirectOfAddress } from '../addresses-of-source.ts';
import type { Made, NewItem } from '../import-items.queries.ts';
import { findRedirects } from '../writers/redirects.queries.ts';
import { findClaims, findEarlier } from './earlier-items.queries.ts';

/**
 * Former addresses that lead somewhere here already. If it is to something else, such as for `/?p=7` of another site whose
 * numbers are the same, the first keeps it. @returns by guid why it is left out; null where it leads to the same thing.
 */
export async function findTaken(
  db: Kysely<Database>,
  source: string,
  items: readonly NewItem[],
): Promise<Map<string, { path: string; why: string | null }>> {
  const asked = claimsOf(items);
  if (asked.length === 0) return new Map();
  const redirects = await findRedirects(
    db,
    asked.map(({ path }) => path),
  );
  const taken = asked.filter(({ path }) => redirects.has(path));
  if (taken.length === 0) return new Map();
  const made = await findEarlier(
    db,
    source,
    taken.map(({ to }) => to),
  );
  return new Map(
    taken.map(({ guid, path, to }) => {
      const { owner, to: leadsTo } = redirects.get(path) ?? { owner: '', to: null };
      const isSame = ownersOf(made.get(to)).includes(owner);
      const text = `${path} ${leadsTo === null ? 'is kept free' : `leads to ${leadsTo}`} here already: an address leads to one thing only.`;
      return [guid, { path, why: isSame ? null : text }] as const;
    }),
  );
}

/**
 * Former addresses that two things of one file claim, such as two posts with one old slug: the first keeps it. @returns by
 * guid why the others are left out.
 */
export async function findClaimed(
  db: Kysely<Database>,
  importId: number,
  items: readonly NewItem[],
): Promise<Map<string, string>> {
  const asked = claimsOf(items);
  if (asked.length === 0) return new Map();
  const before = await findClaims(
    db,
    importId,
    asked.flatMap(({ address }) => address ?? []),
  );
  const claims = new Map<string | undefined, { to: string; place: string }>();
  for (const { from, to, place } of before.toReversed()) claims.set(redirectOfAddress(from), { to, place });
  return new Map(
    asked.flatMap(({ guid, path, to, place }): [string, string][] => {
      const first = claims.get(path);
      if (first === undefined) claims.set(path, { to, place });
      if (first === undefined || first.to === to) return [];
      return [[guid, `${path} leads to what stands at ${first.place}: an address leads to one thing only.`]];
    }),
  );
}

/** The addresses that are to lead to something, with the paths that redirects are stored under. */
function claimsOf(items: readonly NewItem[]) {
  return items.flatMap(({ guid, act, address, place, content }) => {
    if (content?.kind !== 'address' || act !== 'make') return [];
    const path = redirectOfAddress(content.from);
    return path === undefined ? [] : [{ guid, path, address, place, to: content.to }];
  });
}

/** As redirects name what they belong to: a picture by its name or with its kind, see its writer. */
const ownersOf = (made: Made | undefined) =>
  made === undefined ? [] : [made.key, `${made.kind} ${made.key}`];
