import type { KnownItems } from './known-items.ts';
import { fieldOf, type WordPressItem } from './wordpress-item.ts';

/** Of all texts that wait together, in characters. Later ones are read at once, and keep a note instead. */
const MOST_WAITING = 5_000_000;
const REFERENCE = /<!--\s{0,5}wp:block\s{1,5}\{"ref":\s{0,5}(\d{1,12})/g;

/** Texts that show a reusable block which stands after them in the file: they are read at its end. */
export class LateItems {
  readonly items: WordPressItem[] = [];
  private length = 0;

  /** Keeps the item if something that it shows is not known yet. */
  holdBack(item: WordPressItem, known: KnownItems): boolean {
    const html = fieldOf(item, 'content:encoded');
    if (this.length + html.length > MOST_WAITING) return false;
    const waits = [...html.matchAll(REFERENCE)].some(([, id = '']) => known.reusableOf(id) === undefined);
    if (waits) {
      this.items.push(item);
      this.length += html.length;
    }
    return waits;
  }
}
