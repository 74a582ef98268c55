import type { Kysely } from 'kysely';
import type { Site } from '../../../src/content/site.ts';
import type { Database } from '../../database/schema.ts';
import type { FoundItem, FoundMenu, FoundTranslations, MenuPlace } from '../found-item.ts';
import { rehearseMenus } from '../menus/rehearse-menus.ts';
import type { PlannedItem } from '../planned-item.ts';
import { rehearseTranslations } from '../translations/rehearse-translations.ts';

/** More than any theme has places for. They are kept in memory until the file has been read. */
const MOST_MENUS = 100;
const MOST_CHARACTERS = 8 * 1024 * 1024;

interface Rehearsing {
  db: Kysely<Database>;
  site: Site;
  importId: number;
  source: string;
  /** The host of the former site, without www. */
  home: string;
  /** Where somebody wants a menu; undefined where its name decides. */
  placeOf: (item: FoundItem) => MenuPlace | null | undefined;
}

/** What of a source becomes words of the site itself: its menus, and translations of its sentences. */
export class SiteWords {
  readonly #menus: (FoundItem & { content: FoundMenu })[] = [];
  readonly #translations: (FoundItem & { content: FoundTranslations })[] = [];
  #characters = 0;

  get menus(): readonly (FoundItem & { content: FoundMenu })[] {
    return this.#menus;
  }

  /** Keeps what it is for until the end of the file. @returns whether it does. */
  take(item: FoundItem): boolean {
    const { content } = item;
    if (content?.kind === 'translations') this.#translations.push({ ...item, content });
    else if (content?.kind === 'menu') {
      this.#characters += JSON.stringify(item).length;
      if (this.#menus.length < MOST_MENUS && this.#characters <= MOST_CHARACTERS)
        this.#menus.push({ ...item, content });
      else return false;
    } else return false;
    return true;
  }

  async *rehearse({ db, site, ...asking }: Rehearsing): AsyncGenerator<PlannedItem> {
    if (this.#menus.length > 0) yield* await rehearseMenus(db, asking, this.#menus);
    for (const item of this.#translations) yield* rehearseTranslations(db, site, item);
  }
}
