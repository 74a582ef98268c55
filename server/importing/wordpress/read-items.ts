import type { Readable } from 'node:stream';
import sax from 'sax';
import { stripTrailing } from '../../../src/strip-trailing.ts';
import { UnreadableSource } from '../found-item.ts';
import { BeforeExport } from './before-export.ts';
import { decodeSource } from './decode-source.ts';
import { type Namespaces, nameIn, namespacesOf } from './namespaces.ts';
import { KNOWN_METAS, type WordPressItem, type WordPressSite } from './wordpress-item.ts';

/** Characters of one field. Longer ones are cut. */
const LONGEST_FIELD = 10_000_000;
const LONGEST_SMALL_FIELD = 100_000;
const MOST_FIELDS = 10_000;
const MOST_ATTRIBUTES = 1_000;
const DEEPEST = 100;
/** Faults that other programs make in such files, and that leave no doubt about what was meant. */
const HARMLESS = /^(?:Invalid character(?: in)? entity(?: name)?|Unencoded <)/;

interface OpenElement {
  name: string;
  namespaces: Namespaces;
  text: string[];
  length: number;
}

/** Reads the items of a WordPress export one after the other, and fills `site` as it comes to what says it. */
export async function* readItems(source: Readable, site: WordPressSite): AsyncGenerator<WordPressItem> {
  const reading = new Reading(site);
  const before = new BeforeExport();
  for await (const { text, foreignLines } of decodeSource(source)) {
    reading.foreignLines += foreignLines;
    const fault = reading.parse(before.cut(text));
    yield* reading.takeItems();
    if (fault !== undefined) throw fault;
  }
  const fault = reading.parse(before.rest());
  if (fault !== undefined) throw fault;
  reading.end();
}

class Reading {
  foreignLines = 0;
  private readonly parser = sax.parser(true, { position: true });
  private readonly open: OpenElement[] = [];
  private items: WordPressItem[] = [];
  private item: WordPressItem | undefined;
  private meta = { key: '', value: '' };
  private term = new Map<string, string>();
  private count = 0;
  private attributes = 0;
  private hasChannel = false;
  /** Whether the export has ended, though the file may go on. */
  private isOver = false;

  private readonly site: WordPressSite;

  constructor(site: WordPressSite) {
    this.site = site;
    const { parser } = this;
    parser.onerror = (error) => {
      const [reason = ''] = error.message.split('\n');
      // Servers write how long a page took below it, in comments or not.
      if (this.isOver) return void parser.resume();
      if (!HARMLESS.test(reason)) this.refuse(SAID[reason.replace(/:.*/, '')] ?? reason);
      this.note('changed', `A fault in the file was read as what it must have meant: ${reason}.`);
      parser.resume();
    };
    parser.ondoctype = (doctype) => {
      if (/\[|<!ENTITY/i.test(doctype))
        this.refuse('the file defines entities, which no export of WordPress does');
    };
    parser.onopentagstart = () => {
      this.attributes = 0;
    };
    parser.onattribute = () => {
      if (++this.attributes > MOST_ATTRIBUTES)
        this.refuse('an element has more attributes than any export has');
    };
    parser.onopentag = (tag) => this.openElement(tag as sax.Tag);
    parser.onclosetag = () => this.closeElement();
    parser.ontext = (text) => this.addText(text);
    parser.oncdata = (text) => this.addText(text);
  }

  /** Gives what ends the reading, rather than throwing it, since items before it may wait to be taken. */
  parse(text: string): unknown {
    try {
      this.parser.write(text);
      return undefined;
    } catch (fault) {
      return fault;
    }
  }

  end(): void {
    if (!this.hasChannel) this.refuse('this is no export of WordPress');
    if (this.open.length > 0)
      this.refuse(`the file ends within ${this.item ? 'an item' : 'its list of items'}`);
    this.parser.close();
  }

  takeItems(): WordPressItem[] {
    const { items } = this;
    this.items = [];
    return items;
  }

  private refuse(reason: string): never {
    throw new UnreadableSource(`line ${this.parser.line + 1}: ${reason}`);
  }

  private note(outcome: 'changed' | 'dropped', text: string): void {
    const notes = this.item?.notes ?? [];
    if (notes.length < 100 && !notes.some((note) => note.text === text)) notes.push({ outcome, text });
  }

  private openElement({ name, attributes }: sax.Tag): void {
    const above = this.open.at(-1);
    if (this.isOver) {
      if (name === 'rss') this.refuse('another export begins here; upload each as a file of its own');
      return;
    }
    if (this.open.length >= DEEPEST)
      this.refuse('elements lie more deeply within each other than in any export');
    const namespaces = namespacesOf(attributes, above?.namespaces);
    const element = { name: nameIn(name, namespaces), namespaces, text: [], length: 0 };
    this.open.push(element);
    if (this.open.length === 2 && element.name === 'channel') this.hasChannel = true;
    if (element.name === 'item' && this.open.length === 3) this.beginItem();
    else if (element.name === 'wp:postmeta') this.meta = { key: '', value: '' };
    else if (this.open.length === 3) this.term = new Map();
    if (element.name === 'category' && this.open.length === 4 && this.item)
      this.item.terms.push({
        domain: String(attributes.domain ?? ''),
        slug: String(attributes.nicename ?? ''),
        name: '',
      });
  }

  private beginItem(): void {
    this.item = {
      number: ++this.count,
      apart: '',
      line: this.parser.line + 1,
      fields: new Map(),
      metas: new Map(),
      otherMetas: [],
      terms: [],
      comments: 0,
      notes: [],
    };
  }

  private addText(text: string): void {
    const element = this.open.at(-1);
    if (element === undefined) return;
    const most = /:encoded$/.test(element.name) ? LONGEST_FIELD : LONGEST_SMALL_FIELD;
    const kept = text.slice(0, Math.max(0, most - element.length));
    if (kept !== '') element.text.push(kept);
    if (kept.length < text.length && element.length <= most)
      this.note(
        'dropped',
        `The field ${element.name} is longer than ${most} characters; the rest is left out.`,
      );
    element.length += text.length + (kept.length < text.length ? most : 0);
  }

  private closeElement(): void {
    const element = this.open.pop();
    if (element === undefined) return;
    const value = element.text.join('');
    const level = this.open.length;
    if (level === 0) this.isOver = this.hasChannel;
    else if (level === 2 && element.name === 'item') this.endItem();
    else if (this.item !== undefined) this.closeInItem(element.name, value, level);
    else if (level === 2) this.closeInHead(element.name, value);
    else if (level === 3 && this.term.size < 50) this.term.set(element.name, value.trim());
  }

  private closeInItem(name: string, value: string, level: number): void {
    const item = this.item as WordPressItem;
    if (name === 'wp:meta_key' && level === 4) this.meta.key ||= value.trim();
    else if (name === 'wp:meta_value' && level === 4) this.meta.value ||= value;
    else if (level !== 3) return;
    else if (name === 'wp:comment') item.comments++;
    else if (name === 'wp:postmeta') this.closeMeta(item);
    else if (name === 'category') {
      const term = item.terms.at(-1);
      if (item.terms.length > 1_000) item.terms.pop();
      else if (term) term.name = value.trim();
    } else if (!item.fields.has(name) && item.fields.size < 100) item.fields.set(name, value);
  }

  private closeMeta(item: WordPressItem): void {
    const { key, value } = this.meta;
    if (key === '_wp_old_slug') {
      // The only one with several values.
      const slugs = item.metas.get(key);
      if ((slugs?.length ?? 0) < 10_000)
        item.metas.set(key, slugs === undefined ? value : `${slugs}\n${value}`);
    } else if (KNOWN_METAS.has(key)) {
      if (!item.metas.has(key)) item.metas.set(key, value);
    } else if (key !== '' && !key.startsWith('_') && item.otherMetas.length < MOST_FIELDS)
      item.otherMetas.push(key.slice(0, 100));
  }

  private closeInHead(name: string, value: string): void {
    const { site, term } = this;
    if (name === 'wp:base_blog_url' || (name === 'link' && site.address === ''))
      site.address = /^https?:\/\//.test(value.trim())
        ? stripTrailing(value.trim().slice(0, 2_000), '/')
        : site.address;
    else if (name === 'wp:author') site.authors.push((term.get('wp:author_login') ?? '').slice(0, 100));
    else if (name === 'wp:category' || name === 'wp:tag' || name === 'wp:term') this.closeTerm(name);
  }

  private closeTerm(name: string): void {
    const { site, term } = this;
    const own = name === 'wp:category' ? 'category' : 'post_tag';
    const taxonomy = (name === 'wp:term' ? term.get('wp:term_taxonomy') : own) ?? '';
    site.termCounts.set(taxonomy, (site.termCounts.get(taxonomy) ?? 0) + 1);
    const slug =
      ['wp:term_slug', 'wp:category_nicename', 'wp:tag_slug'].map((key) => term.get(key)).find(Boolean) ?? '';
    const label =
      ['wp:term_name', 'wp:cat_name', 'wp:tag_name'].map((key) => term.get(key)).find(Boolean) ?? slug;
    const id = term.get('wp:term_id');
    if (id !== undefined && site.terms.size < 20_000)
      site.terms.set(id, { taxonomy, slug: slug.slice(0, 200), name: label.slice(0, 200) });
  }

  private endItem(): void {
    const { item } = this;
    if (item === undefined) return;
    if (this.foreignLines > 0) {
      this.note('changed', 'Lines here are not in the encoding of the file, and were read as Windows-1252.');
      this.foreignLines = 0;
    }
    this.items.push(item);
    this.item = undefined;
  }
}

/** What the parser's words mean to somebody who has never seen XML. */
const SAID: Readonly<Record<string, string>> = {
  'Non-whitespace before first tag.': 'this is no export of WordPress',
  'Unexpected close tag': 'an element ends here that was not begun, or before those within it',
  'Unmatched closing tag': 'an element ends here that was not begun, or before those within it',
  'Unexpected end': 'the file ends within an item',
  'Unclosed root tag': 'the file ends before its end',
};
