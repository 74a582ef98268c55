import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { MenuGroup, MenuItem } from '../../../src/content/navigation.ts';
import type { Json, JsonObject } from '../../../src/contract/staff/document-body.ts';
import { type Draft, listDrafts } from '../../content/drafts.ts';
import type { Database } from '../../database/schema.ts';
import type { FoundItem, FoundMenu, FoundNote, MenuPlace } from '../found-item.ts';
import type { PlannedItem } from '../planned-item.ts';
import { listPutIn } from '../site-words.queries.ts';
import {
  findColumn,
  hasOwnDraft,
  isUntouched,
  json,
  labelOfColumn,
  type MenuBefore,
  partOf,
  placeNames,
  stands,
} from './menu-draft.ts';
import { placeMenus } from './place-menus.ts';
import { plainHost, resolveLinks } from './resolve-links.ts';
import { type Resolve, shapeColumn, shapeHeader, shapeRow } from './shape-menu.ts';

type MenuFound = FoundItem & { content: FoundMenu };

/** What the menus of a source would become: all of them together are one draft. */
export async function rehearseMenus(
  db: Kysely<Database>,
  {
    placeOf,
    ...of
  }: {
    importId: number;
    source: string;
    home: string;
    placeOf: (item: FoundItem) => MenuPlace | null | undefined;
  },
  items: readonly MenuFound[],
): Promise<PlannedItem[]> {
  const [draft] = await listDrafts(db, 'navigation');
  if (draft === undefined) return [];
  const putIn = await listPutIn<MenuBefore>(db, 'menu');
  const imported = putIn.map(({ before }) => before);
  const own = putIn.filter(({ source }) => source === of.source);
  const latest = new Map(own.map(({ guid, before }) => [guid, before]));
  const foreign = putIn.filter(({ source }) => source !== of.source).map(({ before }) => before);
  const asking = { ...of, home: of.home || homeOf(items), isRehearsal: true };
  const links = items.flatMap(({ content }) => content.links);
  const resolve = await resolveLinks(db, asking, links);
  let hasLead = footerIsOfImports(draft.body, imported);
  const planned: PlannedItem[] = [];
  for (const placed of placeMenus(items, ({ content }) => content, placeOf)) {
    const { item } = placed;
    const elsewhere = staysElsewhere(draft.body, latest.get(item.guid), placed);
    if ('reason' in placed) {
      const text = `${placed.reason} It had: ${listOf(item.content)}.`;
      const notes = [...item.notes, { outcome: 'dropped' as const, text }, ...elsewhere];
      planned.push({ ...item, act: 'leave', notes });
      continue;
    }
    const { place } = placed;
    const { now, notes } = shapeMenu(item.content, place, resolve);
    const isEmpty = place === 'footer' ? (now as unknown as MenuGroup).items.length === 0 : isNothing(now);
    if (isEmpty) {
      const text = 'None of its entries leads anywhere here.';
      planned.push({ ...item, act: 'leave', notes: [...item.notes, ...notes, { outcome: 'dropped', text }] });
      continue;
    }
    const isWhole = place !== 'footer' || !hasLead;
    if (place === 'footer') hasLead = true;
    const before = latest.get(item.guid);
    const earlier = before?.place === place ? before : undefined;
    const seen = isWhole ? partOf(draft.body, place) : columnNow(draft.body, now, earlier);
    const { act, said } = decide({ draft, imported, foreign, earlier, place, isWhole, seen, now });
    planned.push({
      ...item,
      content: { ...item.content, plan: { place, isWhole, home: asking.home, seen } },
      act,
      notes: [
        ...item.notes,
        ...(act === 'same' ? [] : describe(place, now)),
        ...notes,
        ...said,
        ...elsewhere,
      ],
    });
  }
  return planned;
}

/** Whoever chooses another place is told what an earlier import has put where: it is taken away by hand. */
function staysElsewhere(
  body: JsonObject,
  earlier: MenuBefore | undefined,
  placed: { place: MenuPlace } | { reason: string },
): FoundNote[] {
  if (earlier === undefined || ('place' in placed && placed.place === earlier.place)) return [];
  const isThere = stands(body, { ...earlier, isWhole: earlier.place !== 'footer' });
  if (!isThere) return [];
  const text = `${placeNames[earlier.place]} still has it, where an earlier import has put it: that one can be taken back, or the entry removed under Site, Menus.`;
  return [{ outcome: 'changed', text }];
}

/** The menu as the place has it: groups, a column or a row. */
export function shapeMenu(
  { name, links }: FoundMenu,
  place: MenuPlace,
  resolve: Resolve,
): { now: Json; notes: FoundNote[] } {
  const notes: FoundNote[] = [];
  const shaping = { resolve, notes };
  if (place === 'header') return { now: json(shapeHeader(links, shaping)), notes };
  if (place === 'legal') return { now: json(shapeRow(links, shaping)), notes };
  return { now: json(shapeColumn(name, links, shaping)), notes };
}

const isNothing = (now: Json) => Array.isArray(now) && now.length === 0;

/** Its columns are added to, and not replaced, where imports have put all of them. */
const footerIsOfImports = (body: JsonObject, imported: readonly MenuBefore[]) =>
  imported.some((each) => each.place === 'footer' && stands(body, { ...each, isWhole: false }));

/** The column that this one would replace; null where it is new. */
function columnNow(body: JsonObject, now: Json, earlier: MenuBefore | undefined): Json {
  if (earlier !== undefined && stands(body, { ...earlier, isWhole: false })) return earlier.now;
  return findColumn(body, labelOfColumn(now));
}

interface Question {
  draft: Draft;
  imported: readonly MenuBefore[];
  /** Those of other sites. */
  foreign: readonly MenuBefore[];
  /** What an earlier import made of the same menu. */
  earlier: MenuBefore | undefined;
  place: MenuPlace;
  isWhole: boolean;
  /** What stands where it would stand. */
  seen: Json;
  now: Json;
}

function decide({ draft, imported, foreign, earlier, place, isWhole, seen, now }: Question): {
  act: PlannedItem['act'];
  said: FoundNote[];
} {
  const { body, publicBody = {} } = draft;
  const note = (text: string): FoundNote => ({ outcome: 'changed', text });
  if (stands(body, { place, isWhole, now })) return { act: 'same', said: [] };
  const isDiscarded = isDeepStrictEqual(partOf(body, place), partOf(publicBody, place));
  if (earlier !== undefined && isDeepStrictEqual(earlier.now, now) && !isDiscarded)
    return { act: 'same', said: [note('It has been edited here since; the file brings nothing new.')] };
  const isFree = isUntouched(body, place, imported);
  if (!isFree || (earlier !== undefined && isDiscarded && isDeepStrictEqual(earlier.now, now)))
    return { act: 'ask', said: [note(`${placeNames[place]} has been edited here.`)] };
  if (foreign.some((each) => each.place === place && isDeepStrictEqual(each.now, seen)))
    return { act: 'ask', said: [note(`${placeNames[place]} has a menu that came from another site.`)] };
  if (hasOwnDraft(body, publicBody, imported)) {
    const by = draft.draft?.by;
    const text = `${by ? `${by} has` : 'There is'} a draft of the menus that is not published. It would be changed.`;
    return { act: 'ask', said: [note(text)] };
  }
  return { act: earlier === undefined ? 'make' : 'change', said: [] };
}

/** The host that most links of menus lead to, for a file that has nothing else. */
function homeOf(items: readonly MenuFound[]): string {
  const counts = new Map<string, number>();
  for (const { content } of items)
    for (const { address } of content.links) {
      const host = plainHost(address);
      if (host !== '') counts.set(host, (counts.get(host) ?? 0) + 1);
    }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** What would stand there, menu by menu, as the editor has it. */
function describe(place: MenuPlace, now: Json): FoundNote[] {
  const write = ({ label, path, children = [] }: MenuItem): string =>
    `${label}${path === undefined ? '' : ` → ${path}`}${children.length > 0 ? ` (${children.map(write).join('; ')})` : ''}`;
  const line = (items: readonly MenuItem[]) => items.map(write).join('; ').slice(0, LONGEST_LIST);
  const text = 'It becomes part of the draft of the menus, which is public once somebody publishes it.';
  const groups: [string, readonly MenuItem[]][] =
    place === 'legal'
      ? [['', now as unknown as MenuItem[]]]
      : (place === 'header' ? (now as unknown as MenuGroup[]) : [now as unknown as MenuGroup]).map(
          ({ label, items }) => [`, “${label}”`, items],
        );
  return [
    { outcome: 'changed', text },
    ...groups.map(
      ([label, items]): FoundNote => ({
        outcome: 'changed',
        text: `${placeNames[place]}${label}: ${line(items)}.`,
      }),
    ),
  ];
}

const LONGEST_LIST = 1_000;

function listOf({ links }: FoundMenu): string {
  const write = (all: FoundMenu['links']): string =>
    all
      .map(({ label, links: below }) => (below.length > 0 ? `${label} (${write(below)})` : label))
      .join(', ');
  return write(links).slice(0, LONGEST_LIST) || 'nothing';
}
