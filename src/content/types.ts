/** What the site's words are made of: plain data, no JSX, no fetching. */

import type { FilmName } from './film-names.ts';
import type { IconName } from './icon-names.ts';
import type { PictureName } from './picture-names.ts';

/** Sets a page's hue: the ground of its hero, its icon tiles and its cards. */
export const topics = [
  'guarding',
  'control',
  'electronic',
  'hospital',
  'bank',
  'consulting',
  'fire',
  'facility',
  'cleaning',
  'cash',
  'people',
  'training',
] as const;
export type Topic = (typeof topics)[number];

export interface Link {
  label: string;
  /** A page of this site, with an anchor where one is meant, or a file of it. */
  path: `/${string}`;
}

interface SectionBase {
  /** The anchor, unique on its page, and the entry's target in the page's own menu. */
  id: string;
  /** The section's h2. */
  heading: string;
  /** Its name in the page's own menu, where the heading is too long for it. */
  menu?: string;
  /** One or two sentences under the heading. */
  intro?: string;
}

/** Running text beside its heading. */
export interface TextSection extends SectionBase {
  type: 'text';
  paragraphs: readonly string[];
  picture?: PictureName;
  link?: Link;
}

/** What a service includes, or what a page counts up: icon, title, a sentence or two. */
export interface ItemsSection extends SectionBase {
  type: 'items';
  items: readonly { icon: IconName; title: string; text: string; link?: Link }[];
}

/** A plain list of short points in two columns. */
export interface PointsSection extends SectionBase {
  type: 'points';
  points: readonly string[];
  /** Before each point, where a tick would say the opposite. */
  mark?: IconName;
}

/** What happens in which order: a numbered timeline. */
export interface StepsSection extends SectionBase {
  type: 'steps';
  steps: readonly { title: string; text: string }[];
}

/** Figures in a row: only claims of src/content/claims.ts. */
export interface FiguresSection extends SectionBase {
  type: 'figures';
  figures: readonly { value: string; label: string }[];
}

/** Challenge, solution and benefit, side by side. */
export interface ChallengesSection extends SectionBase {
  type: 'challenges';
  rows: readonly { challenge: string; solution: string; benefit: string }[];
}

/** A real table: the first column heads its row. */
export interface TableSection extends SectionBase {
  type: 'table';
  /** Says what the table holds, for readers who cannot see its surroundings. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Questions and answers as disclosures. */
export interface QuestionsSection extends SectionBase {
  type: 'questions';
  questions: readonly { question: string; answer: string }[];
}

/** What a client says, by kind of client and city: never by a person's name. */
export interface TestimonialsSection extends SectionBase {
  type: 'testimonials';
  testimonials: readonly { text: string; client: string; city: string }[];
}

/** Cards that lead to other pages. */
export interface CardsSection extends SectionBase {
  type: 'cards';
  cards: readonly { title: string; text: string; path: `/${string}`; picture: PictureName; topic: Topic }[];
}

/** Films that open in a new tab, each with a button that leads to the section which explains it. */
export interface FilmsSection extends SectionBase {
  type: 'films';
  films: readonly { title: string; text: string; film: FilmName; section: string }[];
}

/** What only one page has: its component knows the data. */
export interface SpecialSection extends SectionBase {
  type: 'client-marks' | 'presence-map' | 'leaders' | 'gallery' | 'training-gallery' | 'sectors';
}

export type Section =
  | TextSection
  | ItemsSection
  | PointsSection
  | StepsSection
  | FiguresSection
  | ChallengesSection
  | TableSection
  | QuestionsSection
  | TestimonialsSection
  | CardsSection
  | FilmsSection
  | SpecialSection;

/** Which component of client/site/pages draws a page. */
export type Screen =
  | 'home'
  | 'contact-us'
  | 'quotation'
  | 'job-openings'
  | 'job-detail'
  | 'resume-submission'
  | 'job-upload'
  | 'form-received'
  | 'confirmation'
  | 'blog-list'
  | 'blog-detail'
  | 'compliances'
  | 'sections'
  | 'privacy'
  | 'picture-only'
  | 'empty';

export interface Page {
  /** The address, exact in its letter case. `$name` stands for one variable segment. */
  path: `/${string}`;
  /** Further addresses that show the same page. */
  aliases?: readonly `/${string}`[];
  /** The screen's name: begins the document's title and stands in the breadcrumb. */
  name: string;
  /** The page's one h1. */
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** For search engines and link previews: 60 to 160 characters. */
  description: string;
  topic: Topic;
  screen: Screen;
  /** What can be ordered: its head asks for a quotation or a call back. */
  service?: true;
  /** The page that this one belongs to, in the breadcrumb. */
  parent?: `/${string}`;
  /** The hero's picture. */
  picture?: PictureName;
  /** The picture of the card that leads here from another page. */
  card?: PictureName;
  /** A film over the whole width under the heading. */
  film?: FilmName;
  /** The heading's letters fade in one after the other, again and again. */
  fadingLetters?: true;
  /** The page's body, from top to bottom. */
  sections?: readonly Section[];
  /** Pages shown at the foot, three of them. */
  related?: readonly `/${string}`[];
}
