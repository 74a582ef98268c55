import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  type KindTarget,
  kindTargets,
  type MenuPlace,
  menuPlaces,
  menuRoom,
  type SiteChoices,
} from '../../../src/contract/staff/moving-in.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { chosenSite, headingsOfSite, ownSite, SAME_SITE, siteAt } from '../former-site.ts';
import type { ChosenKinds, FoundItem, FoundMenu } from '../found-item.ts';
import { findChoice, type ImportRow, listFormerSites } from '../imports.queries.ts';
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
  #headings: string;
  #cameBefore = false;

  constructor(db: Kysely<Database>, row: ImportRow) {
    this.#db = db;
    this.#row = row;
    this.#chosen = row.chosen;
    this.#headings = row.headings;
  }

  /** What says which site the file is of. */
  get ofSite(): Pick<ImportRow, 'headings' | 'chosen'> {
    return { headings: this.#headings, chosen: this.#chosen };
  }

  /** What becomes of the kinds of a theme. The first rehearsal goes by the choice for the same site, where there is one. */
  async kindsOf(address: string): Promise<ChosenKinds> {
    this.#headings = headingsOfSite(siteAt(address));
    if (this.#row.asked === null) await this.#goBy(this.#headings);
    // What was chosen for the site under its former address holds where nobody has chosen otherwise since.
    await this.#goBy(headingsOfSite(chosenSite(this.ofSite) ?? ''));
    return new Map(
      Object.entries(this.#chosen).flatMap(([name, value]) => {
        const target = kindTargets.find((each) => each === value);
        return name.startsWith(KIND) && target ? [[name.slice(KIND.length), target] as const] : [];
      }),
    );
  }

  async #goBy(headings: string): Promise<void> {
    const before = headings === '' ? undefined : await findChoice(this.#db, headings);
    if (before === undefined) return;
    this.#chosen = { ...before.chosen, ...this.#chosen };
    this.#cameBefore = true;
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
  async finish(
    menus: readonly FoundMenuItem[],
  ): Promise<{ asked: string; chosen: string; headings: string }> {
    const own = ownSite(this.ofSite);
    const asked: SiteChoices = {
      site: own,
      sites: (await listFormerSites(this.#db)).filter((each) => each !== own),
      sameSiteAs: chosenSite(this.ofSite) ?? null,
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
    return { asked: JSON.stringify(asked), chosen, headings: this.#headings };
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
  sameSiteAs?: string | null,
): string {
  const known: Pick<SiteChoices, 'kinds' | 'menus'> & Partial<Pick<SiteChoices, 'sites'>> = asked ?? {
    kinds: [],
    menus: [],
  };
  const merged = new Map(Object.entries(chosen));
  // Rehearsals from before sites were asked for have none.
  const { sites = [] } = known;
  if (typeof sameSiteAs === 'string' && !sites.includes(sameSiteAs))
    throw new AppError('BAD_REQUEST', `Nothing has come over from “${sameSiteAs}” before.`, {
      field: 'sameSiteAs',
    });
  if (sameSiteAs !== undefined) merged.set(SAME_SITE, sameSiteAs ?? '');
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
