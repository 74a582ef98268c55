import type { ElementContent } from 'hast';
import { element, linkTo, textNode } from './html-nodes.ts';

type Attributes = Readonly<Record<string, string>>;

/** What page builders show large, as headings do. */
const HEADINGS = ['heading', 'heading_text', 'main_heading', 'h2'];
const TITLES = ['title', 'name', 'subtitle', 'sub_heading', 'subheading', 'subhead', 'tagline', 'h4'];
const WORDS = [
  ...['text', 'message', 'description', 'desc', 'content', 'quote', 'caption', 'label', 'author', 'company'],
  ...['job_title', 'position', 'role', 'question', 'answer', 'address', 'phone', 'email'],
];
const LINKS: readonly (readonly [label: string, address: string])[] = [
  ...(['button_text', 'btn_text', 'link_text'] as const).flatMap((label) =>
    ['button_url', 'button_link', 'url', 'link', 'href'].map((address) => [label, address] as const),
  ),
  ['button_one_text', 'button_one_url'],
  ['button_two_text', 'button_two_url'],
];
/** Of a shortcode that is a button itself. */
const BUTTONS = ['text', 'title', 'label'].flatMap((label) =>
  ['url', 'link', 'href'].map((address) => [label, address] as const),
);
const PICTURES = ['image', 'image_url', 'image_id', 'src', 'portrait_url', 'photo', 'images', 'picture'];
/** Forms and films keep their titles for the office. */
const NOT_SHOWN = /form|slider|captcha|subscri|newsletter/;
/** Settings that stand where other shortcodes have words. */
const SETTING =
  /^(?:yes|no|true|false|on|off|none|default|normal|custom|left|right|center|top|bottom|middle|small|medium|large|dark|light|h[1-6]|[\d.,-]+(?:px|r?em|%|s|ms)?|#[\da-f]{3,8}|(?:fa|icon)[\s-].*|[a-z]+-[\w-]*\d|https?:.*)$/i;

/**
 * What a page builder's shortcode shows of its attributes: its headings, words, pictures and buttons. Empty for those
 * that only arrange what they enclose.
 */
export function shownByAttributes(
  name: string,
  given: Attributes,
  pictureOf: (id: string) => string | undefined,
): ElementContent[] {
  if (NOT_SHOWN.test(name)) return [];
  const shown: ElementContent[] = [];
  for (const key of PICTURES) shown.push(...picturesOf(given[key] ?? '', pictureOf));
  const own = /(?:^|[_-])(?:button|btn)/.test(name) ? BUTTONS : [];
  const linked = [...own, ...LINKS].find(([label, address]) => given[label] && given[address]);
  // What is said once is not said again.
  const attributes: Record<string, string> = { ...given, ...(linked && { [linked[0]]: '' }) };
  for (const key of HEADINGS)
    shown.push(...written(attributes[key], (words) => element(levelOf(attributes), words)));
  if (/heading|title$/.test(name) && !HEADINGS.some((key) => attributes[key])) {
    const key = attributes.text ? 'text' : 'title';
    shown.push(...written(attributes[key], (words) => element(levelOf(attributes), words)));
    attributes[key] = '';
  }
  for (const key of TITLES)
    shown.push(...written(attributes[key], (words) => element('p', [element('strong', words)])));
  for (const key of WORDS) shown.push(...written(attributes[key], (words) => element('p', words)));
  const figure = figureOf(name, attributes);
  if (figure !== '') shown.push(element('p', [textNode(figure)]));
  if (linked !== undefined) {
    const [label, address] = linked.map((key) => plain(given[key] ?? '')) as [string, string];
    shown.push(element('p', [linkTo(addressOf(address), label)]));
  }
  for (const each of groupsOf(attributes.values)) shown.push(...shownByAttributes(name, each, pictureOf));
  return shown;
}

function written(
  value: string | undefined,
  make: (words: ElementContent[]) => ElementContent,
): ElementContent[] {
  const words = plain(value ?? '').trim();
  return !/\p{L}/u.test(words) || SETTING.test(words) ? [] : [make([textNode(words)])];
}

/** Builders write brackets and quotation marks so that they do not end the shortcode. */
const plain = (value: string) =>
  value
    .replace(/%22|``/g, '"')
    .replace(/%91|`\{`/g, '[')
    .replace(/%93|`\}`/g, ']');

const levelOf = (attributes: Attributes) =>
  /\bh[1-6]\b/.exec(
    [attributes.tag, attributes.heading_tag, attributes.font_container, attributes.title_level].join(' '),
  )?.[0] ?? 'h3';

/** One builder packs several values into one: `url:https%3A%2F%2F…|title:…`. */
export function addressOf(link: string): string {
  const packed = /(?:^|\|)url:([^|]+)/.exec(link)?.[1];
  if (packed === undefined) return link;
  try {
    return decodeURIComponent(packed);
  } catch {
    return packed;
  }
}

function picturesOf(value: string, pictureOf: (id: string) => string | undefined): ElementContent[] {
  const sources = /^[\d\s,]+$/.test(value)
    ? value
        .split(/[\s,]+/)
        .slice(0, 500)
        .map((id) => pictureOf(id))
    : [/^(?:https?:)?\/\/[^\s?]+\.(?:jpe?g|png|gif|webp)(?:\?\S*)?$/i.exec(value)?.[0]];
  return sources.flatMap((src) => (src ? [element('p', [element('img', [], { src, alt: '' })])] : []));
}

/** `95 %`, where a shortcode counts something. */
function figureOf(name: string, attributes: Attributes): string {
  if (!/count|number|stat|progress|pric|skill|pie|chart|bar$/.test(name)) return '';
  const value = ['number', 'value', 'percent', 'price', 'sum', 'count_number'].map((key) => attributes[key]);
  const figure = value.find((each) => each !== undefined && /^[\d.,\s]+%?$/.test(each))?.trim();
  if (figure === undefined || figure === '') return '';
  const unit = attributes.percent === figure && !figure.endsWith('%') ? ' %' : '';
  const parts = [
    attributes.prefix ?? attributes.currency ?? '',
    `${figure}${unit}`,
    attributes.suffix ?? attributes.per ?? '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** A list within an attribute, as one builder writes it: JSON, percent-encoded. */
function groupsOf(values: string | undefined): Attributes[] {
  if (values === undefined || !values.startsWith('%5B')) return [];
  try {
    const groups: unknown = JSON.parse(decodeURIComponent(values));
    if (!Array.isArray(groups)) return [];
    return groups.slice(0, 200).flatMap((group: unknown) => {
      if (typeof group !== 'object' || group === null) return [];
      const strings = Object.entries(group).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      );
      // A list has no list of its own.
      return [Object.fromEntries(strings.filter(([key]) => key !== 'values'))];
    });
  } catch {
    return [];
  }
}
