/** What the site's words are made of: plain data, no JSX, no fetching. */

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

/** Which component of client/pages draws a page. */
export type Screen =
  | 'home'
  | 'contact-us'
  | 'quotation'
  | 'job-openings'
  | 'resume-submission'
  | 'job-upload'
  | 'blog-list'
  | 'blog-detail'
  | 'compliances'
  | 'titled'
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
}
