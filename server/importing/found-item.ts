import type { Readable } from 'node:stream';
import type { Root } from 'mdast';
import type { CatalogueId } from '../../src/content-id.ts';
import type { Json } from '../../src/contract/staff/document-body.ts';
import type { FoundKind, KindTarget, MenuPlace } from '../../src/contract/staff/moving-in.ts';

/**
 * Reads a source to its end and gives what it holds, one after the other, so that a gigabyte needs no more memory than
 * its largest item. A source that cannot be read any further throws an `UnreadableSource`; what was given before holds.
 */
export type SourceReader = (source: Readable, options: ReadingOptions) => AsyncIterable<FoundItem>;

export interface ReadingOptions {
  /** What a person has chosen: which column is which field. Absent for sources that say it themselves. */
  columns?: Readonly<Record<string, string>>;
  /** The site's language for items that do not say theirs. */
  language: string;
  /** What the kinds of a theme become that somebody has chosen, told the address of the site that the file is of. */
  kindsOf?: (site: string) => Promise<ChosenKinds>;
}
export type ChosenKinds = ReadonlyMap<string, KindTarget>;

/** Says to the office why a source cannot be read, and where: `line 203: the file ends within an item`. */
export class UnreadableSource extends Error {}

/** One thing of a source, as its reader found it. */
export interface FoundItem {
  /** The same thing has the same one in each file of the same source. */
  guid: string;
  /** Where it stands in the file, for people: `item 14`, `row 203`. */
  place: string;
  /** By what a person recognises it. */
  title: string;
  /** Undefined where nothing can be made of it; the notes say why. */
  content: FoundContent | undefined;
  notes: FoundNote[];
  /** The kind that a theme or plugin has added, where the office can choose what it becomes. */
  ofKind?: string;
}

/** What does not come over as it was, in words for the office: `Shortcode [contact-form-7] is left as a note.` */
export interface FoundNote {
  outcome: 'changed' | 'dropped';
  text: string;
  /** Where within the item, such as `paragraph 4`. */
  place?: string;
}

/** All addresses in contents are absolute and those of the source; writing them replaces those that have moved in. */
export type FoundContent =
  | FoundBlog
  | FoundJob
  | FoundPage
  | FoundPicture
  | FoundMenu
  | FoundAddress
  | FoundSubmission
  | FoundTranslations;

interface FoundOf<Kind extends FoundKind> {
  kind: Kind;
}

export interface FoundBlog extends FoundOf<'blog'> {
  /** Where it was read. */
  address: string;
  heading: string;
  /** '' for none. */
  subheading: string;
  /** Its text as a Markdown tree without HTML. */
  text: Root;
  /** The address of the picture at its top. */
  picture?: string;
  lacks?: LackedPictures;
  /** ISO 8601 in UTC; null for a draft. In the future where it was scheduled. */
  publishedAt: string | null;
}

export interface FoundJob extends FoundOf<'job'> {
  address: string;
  position: string;
  text: Root;
  /** '' for what it does not say. */
  location: string;
  company: string;
  /** In rupees; null where it says none. `unit` is the word of the source, such as MONTH. */
  salary: { amount: string; currency: string; unit: string } | null;
  types: string[];
  categories: string[];
  postedAt: string | null;
  /** A calendar day, the last one on which it is open; null for none. */
  closesOn: string | null;
  isFilled: boolean;
  isDraft: boolean;
}

export interface FoundPage extends FoundOf<'page'> {
  address: string;
  name: string;
  /** The guid of the page above it. */
  parent?: string;
  lead: string;
  sections: FoundSection[];
  lacks?: LackedPictures;
}

/** The pictures that have not moved in with what shows them, as writing it has found out. No reader says it. */
export type LackedPictures = readonly string[];

/** The sections that a page of a foreign site can become. */
export type FoundSection = { heading: string } & (
  | { type: 'text'; paragraphs: string[]; picture?: { address: string; alt: string } }
  | { type: 'points'; points: string[] }
  | { type: 'table'; caption: string; columns: string[]; rows: string[][] }
  | { type: 'questions'; questions: { question: string; answer: string }[] }
);

export interface FoundPicture extends FoundOf<'picture'> {
  /** Of the largest size; the smaller ones of the same picture are folded into it. */
  address: string;
  title: string;
  /** What it shows; '' where nobody has said so. */
  alt: string;
}

export interface FoundMenu extends FoundOf<'menu'> {
  name: string;
  links: FoundLink[];
  /** Where it is to stand here, as the rehearsal has decided. No reader says it. */
  plan?: MenuPlan;
}
export type { MenuPlace };
export interface MenuPlan {
  place: MenuPlace;
  /** Of the footer: the menu replaces all of its columns. The others are columns beside it. */
  isWhole: boolean;
  /** The host of the former site, without www. */
  home: string;
  /** What stood there when it was rehearsed: the place, or of the footer the column. */
  seen: Json;
}
export interface FoundLink {
  label: string;
  address: string;
  links: FoundLink[];
}

/** A former address and the item that answers for it now. */
export interface FoundAddress extends FoundOf<'address'> {
  from: string;
  /** A guid of the same source. */
  to: string;
}

/** Something that visitors had sent to the former site. */
export interface FoundSubmission extends FoundOf<'submission'> {
  form: 'contact' | 'quotation' | 'job-application';
  /** ISO 8601 in UTC. */
  sentAt: string;
  /** The fields of the form's contract as far as they are known; '' for the others. */
  values: Record<string, string>;
  /** What has no field here: its name at the source and its value. */
  others: Record<string, string>;
  /** The path or address of a resume. */
  resume?: string;
}

/** Translations of sentences of the site, as a catalogue brings them. */
export interface FoundTranslations extends FoundOf<'translations'> {
  language: string;
  /** `plural` is the other form of a sentence about a number, with the translations of all forms. */
  sentences: { id: string; text: string; plural?: { text: string; translations: string[] } }[];
  /** Translations of what sentences said before they changed, which somebody should look at. */
  formers?: { id: string; former: string; text: string }[];
  /** The document here that has the sentences, as the rehearsal has found out. No reader says it. */
  document?: CatalogueId;
  /** By their ids, the translations that the sentences had then; null for none. */
  seen?: Record<string, string | null>;
}
