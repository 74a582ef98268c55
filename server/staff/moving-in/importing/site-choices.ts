import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  type KindTarget,
  kindTargets,
  type MenuPlace,
  menuPlaces,
  menuRoom,
  type SiteChoices,
} from '../../../../src/contract/staff/moving-in.ts';
import type { Database } from '../../../database/schema.ts';
import { AppError } from '../../../errors.ts';
import type { ChosenKinds, FoundItem, FoundMenu } from '../found-item.ts';
import { findChoice, type ImportRow } from '../imports.queries.ts';
import { placeNames } from '../menus/menu-draft.ts';
import { countLinks, placeMenus } from '../menus/place-menus.ts';

const MOST_KINDS = 200;
const EXAMPLES = 3;
const LONGEST_EXAMPLE = 120;
const LONGEST_NAME = 300;
const LONGEST_KEY = 400;
const LEFT_OUT = 'none';

/** As it is stored, beside the columns of tables: `kind service` → `page`, `menu …` → `header`; `none` is left out. */
type Chosen = Readonly<Record<string, string>>;
type FoundMenuItem = FoundItem & { content: FoundMenu };

/** Gathers in a rehearsal what the office can choose, and tells what was chosen: here, or for the same site before. */
export class AskedOfSite {
  readonly #kinds = new Map<string, { items: number; examples: string[] }>();
  readonly #row: ImportRow;
  readonly #db: Kysely<Database>;
  #chosen: Chosen;
  #site = '';
  #cameBefore = false;

  constructor(db: Kysely<Database>, row: ImportRow) {
    this.#db = db;
    this.#row = row;
    this.#chosen = row.chosen;
  }

  /** What becomes of the kinds of a theme. The first rehearsal goes by the choice for the same site, where there is one. */
  async kindsOf(address: string): Promise<ChosenKinds> {
    this.#site = siteOf(address);
    const isFirst = this.#row.asked === null;
    const before = isFirst && this.#site !== '' ? await findChoice(this.#db, this.#site) : undefined;
    if (before !== undefined) {
      this.#chosen = before.chosen;
      this.#cameBefore = true;
    }
    return new Map(
      Object.entries(this.#chosen).flatMap(([name, value]) => {
        const target = kindTargets.find((each) => each === value);
        return name.startsWith(KIND) && target ? [[name.slice(KIND.length), target] as const] : [];
      }),
    );
  }

  note({ ofKind, title }: FoundItem): void {
    if (ofKind === undefined) return;
    let kind = this.#kinds.get(ofKind);
    if (kind === undefined && this.#kinds.size < MOST_KINDS) {
      kind = { items: 0, examples: [] };
      this.#kinds.set(ofKind, kind);
    }
    if (kind === undefined) return;
    kind.items += 1;
    if (kind.examples.length < EXAMPLES) kind.examples.push(shortened(title));
  }

  /** Where somebody wants a menu: null for nowhere, undefined where nobody has said it. */
  placeOf = ({ guid }: FoundItem): MenuPlace | null | undefined => {
    const value = chosenValue(this.#chosen, MENU + keyOf(guid));
    return value === LEFT_OUT ? null : menuPlaces.find((each) => each === value);
  };

  /** What the row keeps of it. */
  finish(menus: readonly FoundMenuItem[]): { asked: string; chosen: string; headings: string } {
    const asked: SiteChoices = {
      kinds: [...this.#kinds]
        .map(([kind, { items, examples }]) => {
          const value = chosenValue(this.#chosen, KIND + kind);
          return { kind, items, examples, target: kindTargets.find((each) => each === value) ?? null };
        })
        .sort((a, b) => b.items - a.items),
      menus: placeMenus(menus, ({ content }) => content, this.placeOf)
        .filter(({ item }) => item.content.links.length > 0)
        .map((placed) => ({
          key: keyOf(placed.item.guid),
          name: placed.item.title.slice(0, LONGEST_NAME).toWellFormed(),
          entries: countLinks(placed.item.content.links),
          examples: placed.item.content.links.slice(0, EXAMPLES).map(({ label }) => shortened(label)),
          place: 'place' in placed ? placed.place : null,
        })),
      cameBefore: this.#cameBefore,
    };
    const chosen = JSON.stringify(this.#chosen);
    return { asked: JSON.stringify(asked), chosen, headings: this.#site };
  }
}

/**
 * What is stored for a choice. What is not named stays as it was.
 * @throws {AppError} BAD_REQUEST for what the file does not have, and for more menus than a place has room for.
 */
export function mergeChoices(
  { asked, chosen }: Pick<ImportRow, 'asked' | 'chosen'>,
  kinds: Readonly<Record<string, KindTarget | null>>,
  menus: Readonly<Record<string, MenuPlace | null>>,
): string {
  const known = asked ?? { kinds: [], menus: [] };
  const merged = new Map(Object.entries(chosen));
  for (const [kind, target] of Object.entries(kinds)) {
    if (!known.kinds.some((each) => each.kind === kind))
      throw new AppError('BAD_REQUEST', `The file has nothing of the kind “${kind}”.`, { field: 'kinds' });
    merged.set(KIND + kind, target ?? LEFT_OUT);
  }
  for (const [key, place] of Object.entries(menus)) {
    if (!known.menus.some((each) => each.key === key))
      throw new AppError('BAD_REQUEST', `The file has no menu “${key}”.`, { field: 'menus' });
    merged.set(MENU + key, place ?? LEFT_OUT);
  }
  for (const place of menuPlaces) {
    const count = known.menus.filter(({ key }) => merged.get(MENU + key) === place).length;
    const room = menuRoom[place];
    if (count > room)
      throw new AppError(
        'BAD_REQUEST',
        `${placeNames[place]} has room for ${room} ${room === 1 ? 'menu' : 'menus'}, and ${count} are chosen for it.`,
        { field: 'menus' },
      );
  }
  return JSON.stringify(Object.fromEntries(merged));
}

const KIND = 'kind ';
const MENU = 'menu ';

const chosenValue = (chosen: Chosen, name: string) =>
  Object.hasOwn(chosen, name) ? chosen[name] : undefined;
const shortened = (text: string) => text.slice(0, LONGEST_EXAMPLE).toWellFormed();
const keyOf = (guid: string) =>
  guid.length <= LONGEST_KEY ? guid : `sha256:${createHash('sha256').update(guid).digest('hex')}`;

/** A site is the same with and without www, and by http and https. No table's headings are like it. */
function siteOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '';
  return `site ${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}`.slice(0, 500);
}
