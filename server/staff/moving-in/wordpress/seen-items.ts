import { createHash } from 'node:crypto';
import { fieldOf, guidOf, typeOf, type WordPressItem } from './wordpress-item.ts';

/**
 * Finds what a file holds twice. Other programs that write such files, and people who join two of them, give the same
 * number to different items; those are told apart by what they are.
 */
export class SeenItems {
  private readonly seen = new Map<string, { number: number; mark: string }>();

  /** The number in the file of the same item before; an item that only has its number is marked as another. */
  find(item: WordPressItem): number | undefined {
    const mark = markOf(item);
    const guid = guidOf(item);
    const before = this.seen.get(guid);
    if (before === undefined || before.mark === mark) {
      if (before === undefined) this.add(guid, item.number, mark);
      return before?.number;
    }
    item.apart = ` ${mark}`;
    const other = this.seen.get(guidOf(item));
    if (other === undefined) this.add(guidOf(item), item.number, mark);
    return other?.number;
  }

  private add(guid: string, number: number, mark: string): void {
    // A copy, since a piece of a text keeps the chunk of the file in memory from which it was cut.
    this.seen.set(Buffer.from(guid).toString(), { number, mark });
  }
}

const markOf = (item: WordPressItem) =>
  createHash('sha256')
    .update(JSON.stringify([typeOf(item), fieldOf(item, 'title'), fieldOf(item, 'link')]))
    .digest('base64url')
    .slice(0, 8);
