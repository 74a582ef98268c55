import * as z from 'zod';
import { film, icon, line, link, list, paragraph, path, picture, topic } from './fields.ts';

const base = {
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens only.')
    .max(60)
    .meta({
      label: 'Anchor',
      help: 'The end of the address that leads to this section. Links from elsewhere name it.',
      madeFrom: 'heading',
    }),
  heading: line({ label: 'Heading', most: 120 }),
  menu: line({
    label: 'Short name',
    help: 'Its name in the table of contents, if the heading is too long for it.',
    most: 40,
  }).exactOptional(),
  intro: paragraph({
    label: 'Introduction',
    help: 'One or two sentences below the heading.',
  }).exactOptional(),
};

/** A section of a page: its name in the editor, and the fields that it has besides those of every section. */
const section = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  label: string,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...base, ...shape }).meta({ label });

const item = z.strictObject({
  icon: icon(),
  title: line({ label: 'Title', most: 120 }),
  text: paragraph({ label: 'Text' }),
  link: link({ label: 'Link' }).exactOptional(),
});

const words = (label: string) => line({ label, most: 400 });

/** Every kind of section. Its component is in client/site/sections/page. */
export const sections = z.discriminatedUnion('type', [
  section('text', 'Text', {
    paragraphs: list(paragraph({ label: 'Paragraph' }), { label: 'Paragraphs', item: 'paragraph', least: 1 }),
    picture: picture({ label: 'Picture' }).exactOptional(),
    link: link({ label: 'Link' }).exactOptional(),
  }),
  section('items', 'Items with icons', {
    items: list(item, { label: 'Items', item: 'item', title: 'title', least: 1 }),
  }),
  section('points', 'Short points', {
    points: list(paragraph({ label: 'Point', most: 400 }), { label: 'Points', item: 'point', least: 1 }),
    mark: icon({
      label: 'Mark',
      help: 'Replaces the tick, where a tick would say the opposite.',
    }).exactOptional(),
  }),
  section('steps', 'Steps', {
    steps: list(
      z.strictObject({ title: line({ label: 'Title', most: 120 }), text: paragraph({ label: 'Text' }) }),
      { label: 'Steps', item: 'step', title: 'title', least: 1 },
    ),
  }),
  section('figures', 'Figures', {
    figures: list(
      z.strictObject({
        value: line({ label: 'Figure', help: 'A figure of the company, such as {guards}.', most: 40 }),
        label: line({ label: 'What it counts', most: 160 }),
      }),
      { label: 'Figures', item: 'figure', title: 'label', least: 1 },
    ),
  }),
  section('challenges', 'Challenge, solution, benefit', {
    rows: list(
      z.strictObject({
        challenge: paragraph({ label: 'Challenge', most: 400 }),
        solution: paragraph({ label: 'Solution', most: 400 }),
        benefit: paragraph({ label: 'Benefit', most: 400 }),
      }),
      { label: 'Rows', item: 'row', title: 'challenge', least: 1 },
    ),
  }),
  section('table', 'Table', {
    caption: line({
      label: 'Description',
      help: 'Describes the table to people who cannot see the text around it.',
    }),
    columns: list(line({ label: 'Column', most: 80 }), {
      label: 'Columns',
      item: 'column',
      least: 1,
      most: 6,
    }),
    rows: list(list(words('Cell'), { label: 'Cells', item: 'cell' }), {
      label: 'Rows',
      item: 'row',
      least: 1,
    }),
  }),
  section('questions', 'Questions and answers', {
    questions: list(
      z.strictObject({ question: line({ label: 'Question' }), answer: paragraph({ label: 'Answer' }) }),
      { label: 'Questions', item: 'question', title: 'question', least: 1 },
    ),
  }),
  section('testimonials', 'Quotes from clients', {
    testimonials: list(
      z.strictObject({
        text: paragraph({ label: 'Quote' }),
        client: line({ label: 'Kind of client', help: 'Never the name of a person.', most: 80 }),
        city: line({ label: 'City', most: 80 }),
      }),
      { label: 'Quotes', item: 'quote', title: 'client', least: 1 },
    ),
  }),
  section('cards', 'Cards that lead to pages', {
    cards: list(
      z.strictObject({
        title: line({ label: 'Title', most: 120 }),
        text: paragraph({ label: 'Text', most: 400 }),
        path: path({ label: 'Leads to' }),
        picture: picture({ label: 'Picture' }),
        topic: topic(),
      }),
      { label: 'Cards', item: 'card', title: 'title', least: 1 },
    ),
  }),
  section('films', 'Films', {
    films: list(
      z.strictObject({
        title: line({ label: 'Title', most: 120 }),
        text: paragraph({ label: 'Text', most: 400 }),
        film: film(),
        section: z.string().meta({ label: 'Section', help: 'The anchor of the section that explains it.' }),
      }),
      { label: 'Films', item: 'film', title: 'title', least: 1 },
    ),
  }),
  // What these show is a document of its own, since several pages show it.
  section('client-marks', 'Clients', {}),
  section('presence-map', 'Map of the offices', {}),
  section('licences', 'Table of the licences', {
    caption: line({ label: 'Description' }),
    columns: list(line({ label: 'Column', most: 80 }), {
      label: 'Columns',
      item: 'column',
      least: 4,
      most: 4,
    }),
  }),
  section('leaders', 'Leaders', {}),
  section('gallery', 'Gallery', {}),
  section('training-gallery', 'Training gallery', {}),
  section('sectors', 'Sectors', {}),
]);
export type Section = z.infer<typeof sections>;
export type SectionType = Section['type'];
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;

/** The component in client/site/pages that renders a page. */
const screens = [
  'home',
  'contact-us',
  'quotation',
  'job-openings',
  'job-detail',
  'resume-submission',
  'job-upload',
  'form-received',
  'confirmation',
  'blog-list',
  'blog-detail',
  'compliances',
  'sections',
  'privacy',
  'picture-only',
  'empty',
] as const;
export type Screen = (typeof screens)[number];

/** One page. It is the document `page:<id>`. */
export const page = z.strictObject({
  path: path({ label: 'Address', help: 'Capital and small letters are different addresses.' }),
  aliases: list(path({ label: 'Address' }), {
    label: 'Further addresses that show this page',
    item: 'address',
  }).exactOptional(),
  name: line({
    label: 'Name',
    help: 'In the browser’s tab, in search results and in the breadcrumb.',
    most: 80,
  }),
  heading: line({ label: 'Heading', most: 120 }),
  lead: paragraph({ label: 'Below the heading', help: 'One or two sentences.', most: 400 }).exactOptional(),
  description: paragraph({
    label: 'For search engines',
    help: 'What search results and shared links say, 60 to 160 characters.',
    least: 60,
    most: 160,
  }),
  topic: topic(),
  screen: z.enum(screens).meta({ label: 'Kind of page' }),
  service: z
    .literal(true)
    .meta({ label: 'A service that can be ordered', help: 'Offers a quotation and a call back at the top.' })
    .exactOptional(),
  parent: path({ label: 'Parent page', help: 'In the breadcrumb.' }).exactOptional(),
  picture: picture({ label: 'Picture at the top' }).exactOptional(),
  card: picture({ label: 'Picture of cards that lead here' }).exactOptional(),
  film: film({ label: 'Film behind the heading' }).exactOptional(),
  fadingLetters: z
    .literal(true)
    .meta({ label: 'Letters fade in', help: 'The letters of the heading appear one after the other.' })
    .exactOptional(),
  sections: z
    .array(sections)
    .readonly()
    .meta({ label: 'Sections', item: 'section', title: 'heading' })
    .exactOptional(),
  related: list(path({ label: 'Page' }), {
    label: 'Related pages',
    help: 'Three cards at the end.',
    item: 'page',
  }).exactOptional(),
});
export type Page = z.infer<typeof page>;
