import type { ElementContent } from 'hast';
import {
  type Child,
  element,
  isElement,
  linkTo,
  type Notes,
  type Parent,
  textNode,
  visibleNote,
} from './html-nodes.ts';
import { closePair, isPair, openPair } from './shortcode-pairs.ts';
import { cutAtShortcodes, type Token } from './shortcode-tokens.ts';
import { addressOf, shownByAttributes } from './shortcode-words.ts';

type Code = Extract<Token, { type: 'code' }>;
type Made = (code: Code, pictureOf: (id: string) => string | undefined) => ElementContent[] | undefined;

/** Wrap or divide other content. Only what is within them comes over. */
const LAYOUT =
  /^(?:vc_(?!raw|gmaps)|et_pb_|fusion_|av_|su_|one_|two_|three_|row|col|column|columns|section|accordion|toggle|tabs?|spoiler|dropcap|highlight|embed|caption|wp_caption|elementor-)/;
/** Of any theme, around words that everybody may read; what others enclose may be for members alone. */
const ENCLOSING =
  /(?:^|[_-])(?:box|button|btn|notification|alert|(?:block|pull)?quote|list|heading|title|icon|lead|intro|callout|toggle|accordion|tab|faq|spoiler|row|col(?:umn)?|section|half|third|fourth|sixth|grid|slide|testimonial|dropcap|highlight|wrap(?:per)?|container)(?:s?$|[_-])/;
/** Of plugins whose shortcodes have neither attributes nor an underscore. */
const KNOWN = new Set([
  'jobs',
  'gallery',
  'playlist',
  'audio',
  'video',
  'wpforms',
  'contact',
  'products',
  'sitemap',
]);
/** Make room or draw a line, whichever theme or plugin they are of. */
const SPACES =
  /(?:^|_)(?:spac(?:e|er|ing)|gap|divider|separator|clear(?:fix)?|hr|empty_space|line_break|line_break_holder|anchor)$/;
/** Of texts that a page builder has made, in which any shortcode is its own. */
const BUILT =
  /\[(?:vc_row|vc_section|et_pb_section|fusion_builder_|av_section|av_one_|cs_section|x_section|kc_row|tatsu_|wm_)/;
const LONGEST_NOTE = 200;
const TITLED = /(?:toggle|accordion|accordion_tab|accordion_item|tab|tta_section|spoiler)$/;

const picture = (src: string | undefined, alt = ''): ElementContent[] | undefined =>
  src === undefined || src === '' ? undefined : [element('p', [element('img', [], { src, alt })])];
const media: Made = ({ attributes, text }) => {
  const address = ['src', 'mp4', 'mp3', 'm4v', 'webm', 'ogg', 'ogv', 'wav', 'm4a', 'flv'].map(
    (name) => attributes[name],
  );
  const found = address.find((each) => each) ?? /https?:\/\/[^\s\]"']+/.exec(text)?.[0];
  return found ? [element('p', [linkTo(found)])] : undefined;
};
const button: Made = ({ attributes }) => {
  const link = linkOf(attributes);
  const label = attributes.button_text ?? attributes.title ?? attributes.text ?? attributes.label;
  return link === '' ? undefined : [element('p', [linkTo(addressOf(link), label ?? link)])];
};
/** Of a film that is named by its number. */
const film =
  (before: string): Made =>
  (code, pictureOf) => {
    const id = /^\[[a-z]+[\s=]+["']?([\w-]{5,20})["'\s\]]/.exec(code.text)?.[1];
    return media(code, pictureOf) ?? (id ? [element('p', [linkTo(`${before}${id}`)])] : undefined);
  };

/** What each of these becomes. */
const MAPPED: Readonly<Record<string, Made>> = {
  audio: media,
  video: media,
  youtube: film('https://www.youtube.com/watch?v='),
  vimeo: film('https://vimeo.com/'),
  dailymotion: film('https://www.dailymotion.com/video/'),
  soundcloud: media,
  gallery: ({ attributes }, pictureOf) =>
    (attributes.ids ?? attributes.include)
      ?.split(/[\s,]+/)
      .slice(0, 500)
      .flatMap((id) => picture(pictureOf(id)) ?? []),
  vc_single_image: ({ attributes }, pictureOf) => picture(pictureOf(attributes.image ?? '')),
  et_pb_image: ({ attributes }) => picture(attributes.src, attributes.alt),
  fusion_imageframe: ({ attributes }, pictureOf) => picture(pictureOf(attributes.image_id ?? '')),
  vc_btn: button,
  vc_button: button,
  et_pb_button: button,
  su_button: button,
  fusion_button: button,
};

/** Replaces the shortcodes in all texts of a tree. Those that nothing is known about stay as a note to be seen. */
export function replaceShortcodes(
  parent: Parent,
  reading: { html: string; notes: Notes; pictureOf: (id: string) => string | undefined },
): void {
  const closings = reading.html.matchAll(/\[\/([a-z][\w-]{0,59})\]/gi);
  const closed = new Set(Array.from(closings, ([, name = '']) => name.toLowerCase()));
  replaceWithin(parent, { ...reading, closed, isBuilt: BUILT.test(reading.html) });
}

function replaceWithin(parent: Parent, reading: Omit<Place, 'made'>): void {
  const made: Child[] = [];
  for (const child of parent.children) {
    if (child.type === 'element') {
      if (!isElement(child, 'pre', 'code', 'script', 'style', 'textarea')) replaceWithin(child, reading);
      made.push(child);
    } else if (child.type !== 'text' || !child.value.includes('[')) made.push(child);
    else {
      let words: Child | undefined;
      for (const token of cutAtShortcodes(child.value))
        for (const node of nodesOf(token, { ...reading, made })) {
          const isWords = node.type === 'text' && node.value === token.text;
          // Ten thousand words in brackets are one text again: what follows takes the square of their number.
          if (isWords && words?.type === 'text' && words === made.at(-1)) words.value += node.value;
          else {
            if (child.position) node.position = child.position;
            made.push(node);
            words = isWords ? node : undefined;
          }
        }
    }
  }
  parent.children = made as ElementContent[];
}

interface Place {
  /** The names of those that are closed anywhere in the text. */
  closed: ReadonlySet<string>;
  notes: Notes;
  pictureOf: (id: string) => string | undefined;
  /** Whether a page builder has made the text. */
  isBuilt: boolean;
  /** What stands before it. */
  made: Child[];
}

function nodesOf(token: Token, place: Place): ElementContent[] {
  if (token.type === 'words') return [textNode(token.text)];
  const { name, kind, attributes } = token;
  const { closed } = place;
  if (isPair(name)) {
    if (kind === 'opens' && (closed.has(name) || name.endsWith('caption'))) {
      openPair(name, place.made);
      return attributes.caption ? [element('em', [textNode(attributes.caption)])] : [];
    }
    if (kind === 'closes') return closePair(name, place.made, place.notes) ?? [];
  }
  const mapped = kind === 'opens' ? MAPPED[name]?.(token, place.pictureOf) : undefined;
  if (mapped !== undefined) {
    place.notes.add(
      'changed',
      `Shortcode [${name}] came over as ${mapped.length > 1 ? 'its pictures' : 'what it shows'}.`,
    );
    return mapped;
  }
  if (isLinked(token, closed)) {
    const href = addressOf(linkOf(attributes));
    if (kind === 'opens') openPair(name, place.made, href);
    else return closePair(name, place.made, place.notes) ?? [];
    return [];
  }
  if (kind === 'closes' && (name in MAPPED || LAYOUT.test(name))) return dividing(name);
  if (SPACES.test(name)) {
    place.notes.add('dropped', `Shortcode [${name}] only makes room or a line, and is left out.`);
    return [];
  }
  if (!isShortcode(token, closed)) return [textNode(token.text)];
  const isLayout = LAYOUT.test(name)
    ? kind === 'opens' || closed.has(name)
    : closed.has(name) && ENCLOSING.test(name);
  if (isLayout || place.isBuilt) {
    if (kind === 'closes') return dividing(name);
    const isTitled = TITLED.test(name) && Boolean(attributes.title);
    const { title = '', ...others } = attributes;
    const shown = shownByAttributes(name, isTitled ? others : attributes, place.pictureOf);
    if (isLayout || closed.has(name) || shown.length > 0) {
      if (name !== 'embed')
        place.notes.add(
          'changed',
          shown.length > 0
            ? `Shortcode [${name}] is left out; its words and what it encloses came over.`
            : `Shortcode [${name}] is left out; what it encloses came over.`,
        );
      const words = element('strong', [textNode(title)]);
      const first = isTitled ? [element('p', [words], { className: ['former-question'] })] : [];
      return [...dividing(name), ...first, ...shown];
    }
  }
  if (kind === 'opens') place.notes.add('changed', `Shortcode [${name}] is left as a note in the text.`);
  return [visibleNote(token.text.length <= LONGEST_NOTE ? token.text : `[${name} …]`)];
}

/** Words do not run into those of the next box, but a large first letter is one of its word. */
const dividing = (name: string) => (/dropcap|highlight|icon|embed/.test(name) ? [] : [textNode('\n\n')]);

const linkOf = ({ button_url, url, href, link }: Code['attributes']) =>
  button_url ?? url ?? href ?? link ?? '';
/** A button around its label. */
const isLinked = ({ name, kind, attributes }: Code, closed: ReadonlySet<string>) =>
  /(?:^|[_-])(?:button|btn)/.test(name) &&
  closed.has(name) &&
  (kind === 'closes' || linkOf(attributes) !== '');

/** Words in brackets are far more often words than a shortcode that nobody knows. */
const isShortcode = (token: Code, closed: ReadonlySet<string>) =>
  token.kind === 'closes' ||
  !token.isPlain ||
  closed.has(token.name) ||
  KNOWN.has(token.name) ||
  /[_-]/.test(token.name) ||
  (LAYOUT.test(token.name) && closed.has(token.name));
