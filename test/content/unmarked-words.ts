import { indianStates } from '../../src/content/indian-states.ts';
import { MARK, MARKED_DOMAIN } from '../factories/marked-site.ts';

/** Attributes whose values are shown, read aloud, or shown by search engines and in previews of links. */
const READ_ARIA = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'];
const READ_ATTRIBUTES = ['alt', 'title', 'placeholder', 'label', 'summary', ...READ_ARIA];

/** Heads of pages name addresses, sizes and formats as well. Only these hold words. */
const READ_METAS = [
  ...['description', 'og:title', 'og:description', 'og:site_name', 'og:image:alt'],
  ...['twitter:title', 'twitter:description'],
];

/** Keys of JSON-LD whose values are terms of schema.org, codes of countries and languages, or addresses. */
const CODED_KEYS = (
  '@context @type @id url item logo image sameAs mainEntityOfPage inLanguage areaServed ' +
  'addressCountry contactType datePosted datePublished dateModified currency unitText ' +
  'employmentType propertyID validThrough'
).split(' ');

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
  const data = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const found = [...data].flatMap(([, json = '']) => textsOfJson(JSON.parse(json), 'JSON-LD'));
  const open: OpenElement[] = [];
  for (const [token, end, name = '', rest = ''] of html.replace(CODE, '').matchAll(TOKEN)) {
    if (token.startsWith('<!')) continue;
    if (name === '') addText(found, open, unescapeHtml(token));
    else if (end === '/') {
      const [closed] = open.splice(open.findLastIndex((element) => element.name === name));
      // The letters of this word are elements of their own, which fade in one after the other.
      if (closed?.letters) found.push({ where: 'letter-word', text: closed.letters });
    } else {
      const element = openElement(name, rest, open.at(-1));
      if (!element.isHidden) found.push(...textsOfElement(element));
      if (!VOID.has(name) && !rest.endsWith('/')) open.push(element);
    }
  }
  return found;
}

interface OpenElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** A popup has more buttons than it shows, and nobody reads the others. */
  isHidden: boolean;
  /** The letters of a word so far, in the element of the word. */
  letters?: string;
}

const CODE = /<(script|style)\b[^>]*>.*?<\/\1>/gs;
const TOKEN = /<!--.*?-->|<![^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+/gs;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function openElement(name: string, rest: string, parent: OpenElement | undefined): OpenElement {
  const attributes = new Map(
    [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescapeHtml(value)]),
  );
  const isWord = attributes.get('class')?.split(' ').includes('letter-word');
  return {
    name,
    attributes,
    isHidden: parent?.isHidden === true || /display: none/.test(attributes.get('style') ?? ''),
    ...(isWord && { letters: '' }),
  };
}

function textsOfElement({ name, attributes }: OpenElement): ReadText[] {
  const read = READ_ATTRIBUTES.flatMap((attribute) => {
    const text = attributes.get(attribute);
    return text === undefined ? [] : [{ where: `${name}[${attribute}]`, text }];
  });
  const property = attributes.get('name') ?? attributes.get('property') ?? '';
  if (name === 'meta' && READ_METAS.includes(property))
    read.push({ where: `meta ${property}`, text: attributes.get('content') ?? '' });
  if (name === 'input' && ['submit', 'button', 'reset'].includes(attributes.get('type') ?? ''))
    read.push({ where: 'input[value]', text: attributes.get('value') ?? '' });
  return read;
}

function addText(found: ReadText[], open: readonly OpenElement[], text: string): void {
  const word = open.findLast(({ letters }) => letters !== undefined);
  if (word !== undefined) word.letters += text;
  else if (text.trim() !== '' && open.at(-1)?.isHidden !== true)
    found.push({ where: open.slice(-2).map(placeOf).join(' '), text });
}

function placeOf({ name, attributes }: OpenElement): string {
  const [first = ''] = (attributes.get('class') ?? '').split(' ');
  return first === '' ? name : `${name}.${first}`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function unescapeHtml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
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
