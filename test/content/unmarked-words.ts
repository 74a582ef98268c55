import { JSDOM } from 'jsdom';
import { indianStates } from '../../src/content/indian-states.ts';
import { MARK, MARKED_DOMAIN } from '../factories/marked-site.ts';

/** Attributes whose values are shown, read aloud, or shown by search engines and in previews of links. */
const READ_ATTRIBUTES = [
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'label',
  'summary',
];

/** Heads of pages name addresses, sizes and formats as well. Only these hold words. */
const READ_METAS = [
  'description',
  'og:title',
  'og:description',
  'og:site_name',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
];

/** Keys of JSON-LD whose values are terms of schema.org, codes of countries and languages, or addresses. */
const CODED_KEYS = [
  '@context',
  '@type',
  '@id',
  'url',
  'item',
  'logo',
  'image',
  'sameAs',
  'mainEntityOfPage',
  'inLanguage',
  'areaServed',
  'addressCountry',
  'contactType',
  'datePosted',
  'datePublished',
  'dateModified',
  'currency',
  'unitText',
  'employmentType',
  'propertyID',
];

const WORD = new RegExp(`[\\p{L}\\p{M}]+(?!${MARK}|[\\p{L}\\p{M}])`, 'gu');

/** What is no word of a document, each with its reason. */
const EXPECTED: readonly RegExp[] = [
  /https?:\/\/\S+/g,
  // Mail addresses of the documents, and those that the tests' own visitors and members have.
  new RegExp(`[\\w.+-]+@(${MARKED_DOMAIN}|example.com|guardhouse.example)`, 'g'),
  // Dates and times are formatted in the language of the site.
  /\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g,
  /\d{1,2} (Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec) \d{4}(, \d{1,2}:\d\d(\s[ap]m)?( IST(?!¤))?)?/gi,
  // Symbols of units, which the code writes after a number.
  /\d (kB|MB)(?!¤)/g,
  // References and numbers of jobs.
  /\b(CB|QT|JA|JP|DR|JO)-[0-9A-Z]+/g,
  // The names of the states of India are data, as in a postal address.
  new RegExp(indianStates.join('|'), 'g'),
];

/** The words of a text that have no mark. */
export function unmarkedIn(text: string): string[] {
  return EXPECTED.reduce((left, each) => left.replace(each, ' '), text).match(WORD) ?? [];
}

/** The texts that have a word without a mark, each once, with the place where it stands. */
export function findUnmarked(texts: readonly ReadText[]): string[] {
  const found = texts.filter(({ text }) => unmarkedIn(text).length > 0);
  return [
    ...new Set(
      found.map(
        ({ where, text }) => `${where}: ${unmarkedIn(text).join(' ')} | ${text.trim().slice(0, 200)}`,
      ),
    ),
  ];
}

export interface ReadText {
  where: string;
  text: string;
}

/** Everything that a page says to people, screen readers, search engines and previews of links. */
export function textsOfPage(html: string): ReadText[] {
  return textsOfDocument(new JSDOM(html).window.document);
}

export function textsOfDocument(document: Document): ReadText[] {
  return [...textsOfTree(document), ...textsOfMetas(document), ...textsOfData(document)];
}

/** @param root a document, or a part of one. */
export function textsOfTree(document: Document): ReadText[] {
  const found: ReadText[] = [];
  const hidden = [...document.querySelectorAll('[style*="display: none"]')];
  for (const element of document.querySelectorAll('*')) {
    // A popup has more buttons than it shows, and nobody reads the others.
    if (hidden.some((each) => each.contains(element))) continue;
    for (const name of READ_ATTRIBUTES) {
      const text = element.getAttribute(name);
      if (text !== null) found.push({ where: `${element.localName}[${name}]`, text });
    }
    const isButton =
      element.localName === 'input' &&
      ['submit', 'button', 'reset'].includes(element.getAttribute('type') ?? '');
    if (isButton) found.push({ where: 'input[value]', text: element.getAttribute('value') ?? '' });
    if (['script', 'style'].includes(element.localName)) continue;
    // The letters of this word are elements of their own, which fade in one after the other.
    if (element.parentElement?.classList.contains('letter-word')) continue;
    if (element.classList.contains('letter-word')) {
      found.push({ where: 'letter-word', text: element.textContent ?? '' });
      continue;
    }
    for (const node of element.childNodes)
      if (node.nodeType === 3 && node.textContent?.trim())
        found.push({ where: placeOf(element), text: node.textContent });
  }
  return found;
}

function placeOf(element: Element): string {
  const parent = element.parentElement;
  const own = `${element.localName}${element.classList[0] ? `.${element.classList[0]}` : ''}`;
  return parent === null
    ? own
    : `${parent.localName}${parent.classList[0] ? `.${parent.classList[0]}` : ''} ${own}`;
}

function textsOfMetas(document: Document): ReadText[] {
  return [...document.querySelectorAll('meta')].flatMap((meta) => {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    return READ_METAS.includes(name) ? [{ where: `meta ${name}`, text: meta.content }] : [];
  });
}

function textsOfData(document: Document): ReadText[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((block) =>
    textsOfJson(JSON.parse(block.textContent ?? ''), 'JSON-LD'),
  );
}

/** The strings of JSON that are no codes. */
export function textsOfJson(
  value: unknown,
  where: string,
  coded: readonly string[] = CODED_KEYS,
): ReadText[] {
  // The description of a job is HTML.
  if (typeof value === 'string') return [{ where, text: value.replace(/<\/?[a-z]+>/g, ' ') }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    coded.includes(key) ? [] : textsOfJson(item, `${where} ${key}`, coded),
  );
}
