import {
  type KindTarget,
  type MenuPlace,
  menuPlaces,
  type SiteChoices,
} from '../../src/contract/staff/moving-in.ts';
import { siteAt } from '../importing/former-site.ts';

/** What somebody has typed of kinds and menus, by their names, and of the site. */
export interface Wanted {
  kinds: Record<string, KindTarget | null>;
  menus: Record<string, MenuPlace | null>;
  /** Null for none of those before. */
  sameSiteAs?: string | null;
}

const targets: Readonly<Record<string, KindTarget | null>> = { pages: 'page', blogs: 'blog', none: null };
const places: Readonly<Record<string, MenuPlace | null>> = {
  ...Object.fromEntries(menuPlaces.map((place) => [place, place])),
  none: null,
};

/** @returns undefined where nothing was typed. @throws {Error} with `usage` for what cannot be understood. */
export function readWanted(
  {
    kind,
    menu,
    'same-site-as': site,
  }: { kind: readonly string[]; menu: readonly string[]; 'same-site-as'?: string | undefined },
  usage: string,
): Wanted | undefined {
  if (kind.length === 0 && menu.length === 0 && site === undefined) return undefined;
  return {
    kinds: readEach(kind, targets, usage),
    menus: readEach(menu, places, usage),
    ...(site !== undefined && { sameSiteAs: site === 'none' ? null : siteAt(`https://${site}`) }),
  };
}

/** `NAME=VALUE`, where the name may have equals signs of its own. */
export function readPairs(typed: readonly string[], usage: string): Record<string, string> {
  return Object.fromEntries(
    typed.map((each) => {
      const [, name, value] = /^(.+)=([^=]+)$/s.exec(each) ?? [];
      if (name === undefined || value === undefined) throw new Error(usage);
      return [name, value];
    }),
  );
}

function readEach<Value>(
  typed: readonly string[],
  known: Readonly<Record<string, Value>>,
  usage: string,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(readPairs(typed, usage)).map(([name, value]) => {
      if (!Object.hasOwn(known, value)) throw new Error(usage);
      return [name, known[value] as Value];
    }),
  );
}

/** The choice as the import takes it: menus by their keys. @throws {Error} for what the file does not have. */
export function demandKnown(asked: SiteChoices | null | undefined, wanted: Wanted): Wanted {
  const { kinds, menus, sites = [] } = asked ?? { kinds: [], menus: [] };
  const { sameSiteAs } = wanted;
  if (typeof sameSiteAs === 'string' && !sites.includes(sameSiteAs))
    throw new Error(`Nothing has come over from ${sameSiteAs}. Sites before: ${listOf(sites)}.`);
  const others = Object.keys(wanted.kinds).filter((name) => !kinds.some(({ kind }) => kind === name));
  if (others.length > 0)
    throw new Error(
      `The file has no kind ${others.join(', ')}. It has: ${listOf(kinds.map((each) => each.kind))}.`,
    );
  const byKey = Object.entries(wanted.menus).flatMap(([name, place]) => {
    const found = menus.filter((each) => each.name === name);
    if (found.length === 0)
      throw new Error(`The file has no menu ${name}. It has: ${listOf(menus.map((each) => each.name))}.`);
    return found.map(({ key }) => [key, place] as const);
  });
  return { ...wanted, menus: Object.fromEntries(byKey) };
}

function sayOtherSites({ site, sites = [], sameSiteAs = null }: SiteChoices): void {
  if (sameSiteAs !== null) console.log(`It is the site that was ${sameSiteAs} before.`);
  else if (sites.length > 0)
    console.log(
      `It is ${site === '' ? 'of no site that it names' : `of ${site}`}. If that is a site that came over before: --same-site-as ${sites.join('|')}`,
    );
}

const listOf = (names: readonly string[]) => names.join(', ') || 'none';

/** Says what the file leaves to the office, and how it is chosen. */
export function sayChoices(asked: SiteChoices | null | undefined): void {
  if (asked === null || asked === undefined) return;
  sayOtherSites(asked);
  if (asked.cameBefore) console.log('Kinds and menus are as they were chosen for this site before.');
  for (const { kind, items, target } of asked.kinds)
    console.log(
      `Kind ${kind}, ${items} ${items === 1 ? 'item' : 'items'}: ${target === null ? `left out (or --kind "${kind}=pages")` : `${target}s`}`,
    );
  for (const { name, entries, place } of asked.menus)
    console.log(`Menu ${name}, ${entries} ${entries === 1 ? 'entry' : 'entries'}: ${place ?? 'left out'}`);
}
