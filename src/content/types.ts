/** The types of the site's content. It is plain data, without JSX and without fetching. */

import type { FilmName } from './film-names.ts';
import type { IconName } from './icon-names.ts';
import type { PictureName } from './picture-names.ts';

/** Sets the colours of a page: the hero's background, icon tiles and cards. */
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
  /** A page of this site, optionally with an anchor, or a file under /media/. */
  path: `/${string}`;
}

interface SectionBase {
  /** The section's anchor, unique on its page; the page's table of contents links to it. */
  id: string;
  /** The section's h2. */
  heading: string;
  /** Its name in the page's table of contents, if the heading is too long for it. */
  menu?: string;
  /** One or two sentences below the heading. */
  intro?: string;
}

/** Paragraphs beside their heading. */
export interface TextSection extends SectionBase {
  type: 'text';
  paragraphs: readonly string[];
  picture?: PictureName;
  link?: Link;
}

/** What a service includes, or another enumeration: icon, title, and a sentence or two. */
export interface ItemsSection extends SectionBase {
  type: 'items';
  items: readonly { icon: IconName; title: string; text: string; link?: Link }[];
}

/** A plain list of short points in two columns. */
export interface PointsSection extends SectionBase {
  type: 'points';
  points: readonly string[];
  /** Replaces the tick before each point, where a tick would say the opposite. */
  mark?: IconName;
}

/** A process as a numbered timeline. */
export interface StepsSection extends SectionBase {
  type: 'steps';
  steps: readonly { title: string; text: string }[];
}

/** A row of figures, which must be claims from src/content/claims.ts. */
export interface FiguresSection extends SectionBase {
  type: 'figures';
  figures: readonly { value: string; label: string }[];
}

/** A table of challenge, solution and benefit. */
export interface ChallengesSection extends SectionBase {
  type: 'challenges';
  rows: readonly { challenge: string; solution: string; benefit: string }[];
}

/** A data table whose first column holds the row headers. */
export interface TableSection extends SectionBase {
  type: 'table';
  /** Describes the table for people who cannot see the text around it. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Frequently asked questions, as disclosures. */
export interface QuestionsSection extends SectionBase {
  type: 'questions';
  questions: readonly { question: string; answer: string }[];
}

/** Quotes from clients, identified by kind of client and city, never by a person's name. */
export interface TestimonialsSection extends SectionBase {
  type: 'testimonials';
  testimonials: readonly { text: string; client: string; city: string }[];
}

/** Cards that link to other pages. */
export interface CardsSection extends SectionBase {
  type: 'cards';
  cards: readonly { title: string; text: string; path: `/${string}`; picture: PictureName; topic: Topic }[];
}

/** Films that open in a new tab, each with a link to the section that explains it. */
export interface FilmsSection extends SectionBase {
  type: 'films';
  films: readonly { title: string; text: string; film: FilmName; section: string }[];
}

/** Sections that occur on one page only. Their components import their data themselves. */
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

/** The component in client/site/pages that renders a page. */
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
  /** The path, case-sensitive. `$name` stands for one variable segment. */
  path: `/${string}`;
  /** Further paths that show the same page. */
  aliases?: readonly `/${string}`[];
  /** The screen's name, for the document's title and the breadcrumb. */
  name: string;
  /** The page's only h1. */
  heading: string;
  /** One or two sentences below the heading. */
  lead?: string;
  /** For search engines and link previews, 60 to 160 characters. */
  description: string;
  topic: Topic;
  screen: Screen;
  /** Marks a service that can be ordered: the hero offers a quotation and a call back. */
  service?: true;
  /** The parent page in the breadcrumb. */
  parent?: `/${string}`;
  /** The picture of the hero. */
  picture?: PictureName;
  /** The picture of cards that link here. */
  card?: PictureName;
  /** A film across the full width behind the heading. */
  film?: FilmName;
  /** Whether the heading's letters fade in one after the other, repeatedly. */
  fadingLetters?: true;
  /** The content of the page, from top to bottom. */
  sections?: readonly Section[];
  /** The three related pages shown at the end. */
  related?: readonly `/${string}`[];
}
