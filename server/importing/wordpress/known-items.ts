import type { KnownItem } from './menus.ts';
import { absolute, type WordPressSite } from './wordpress-item.ts';

/** Enough for every site that a person could have filled; a file with more is read all the same. */
const MOST_KNOWN = 100_000;
const MOST_REUSABLE = 2_000_000;

/** The little that is kept of each item, for what refers to it by its number. */
export class KnownItems {
  /** The address and the title, in two lines of one text: it takes half the memory of an object. */
  private readonly items = new Map<string, string>();
  private readonly reusable = new Map<string, string>();
  private reusableLength = 0;
  private readonly site: WordPressSite;

  constructor(site: WordPressSite) {
    this.site = site;
  }

  add(id: string, address: string, title: string): void {
    if (id === '' || this.items.size >= MOST_KNOWN) return;
    // Copies, since a piece of a text keeps the chunk of the file in memory from which it was cut.
    this.items.set(copy(id.slice(0, 20)), copy(`${oneLine(address.slice(0, 500))}\n${title.slice(0, 200)}`));
  }

  find(id: string): KnownItem | undefined {
    const kept = this.items.get(id);
    if (kept === undefined) return undefined;
    const end = kept.indexOf('\n');
    return { address: kept.slice(0, end), title: kept.slice(end + 1) };
  }

  /** The address of a picture that the file has shown, or else the one at which WordPress answers by its number. */
  pictureOf(id: string): string | undefined {
    if (!/^[1-9]\d{0,14}$/.test(id.trim())) return undefined;
    const known = absolute(this.find(id.trim())?.address ?? '', '');
    return (
      known ?? (this.site.address === '' ? undefined : `${this.site.address}/?attachment_id=${id.trim()}`)
    );
  }

  addReusable(id: string, html: string): void {
    this.reusableLength += html.length;
    if (this.reusableLength <= MOST_REUSABLE) this.reusable.set(copy(id), copy(html));
  }

  reusableOf(id: string): string | undefined {
    return this.reusable.get(id);
  }
}

const copy = (text: string) => Buffer.from(text).toString();
const oneLine = (text: string) => text.replace(/\n/g, ' ');
