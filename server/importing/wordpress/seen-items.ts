import { createHash } from 'node:crypto';
import { fieldOf, guidOf, typeOf, type WordPressItem } from './wordpress-item.ts';

/**
 * Finds what a file holds twice. Other programs that write such files, and people who join two of them, give the same
 * number to different items; those are told apart by what they are.
 */
export class SeenItems {
  /** The mark and the number, as one text: there may be a million of them. */
  private readonly seen = new Map<string, string>();

  /** The number in the file of the same item before; an item that only has its number is marked as another. */
  find(item: WordPressItem): number | undefined {
    const mark = markOf(item);
    const sharesNumber = this.seen.get(guidOf(item));
    if (sharesNumber !== undefined && !sharesNumber.startsWith(mark)) item.apart = ` ${mark}`;
    const guid = guidOf(item);
    const before = this.seen.get(guid);
    if (before !== undefined) return Number(before.slice(MARK_LENGTH));
    // A copy, since a piece of a text keeps the chunk of the file in memory from which it was cut.
    this.seen.set(Buffer.from(guid).toString(), `${mark}${item.number}`);
    return undefined;
  }
}

const MARK_LENGTH = 8;

const markOf = (item: WordPressItem) =>
  createHash('sha256')
    .update(JSON.stringify([typeOf(item), fieldOf(item, 'title'), fieldOf(item, 'link')]))
    .digest('base64url')
    .slice(0, MARK_LENGTH);
