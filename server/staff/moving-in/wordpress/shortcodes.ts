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
import { cutAtShortcodes, type Token } from './shortcode-tokens.ts';

type Code = Extract<Token, { type: 'code' }>;
type Made = (code: Code, pictureOf: (id: string) => string | undefined) => ElementContent[] | undefined;

/** Wrap or divide other content. Only what is within them comes over. */
const LAYOUT =
  /^(?:vc_(?!raw)|et_pb_|fusion_|av_|su_|one_|two_|three_|row|col|column|columns|section|accordion|toggle|tabs?|spoiler|dropcap|highlight|embed|caption|wp_caption|elementor-)/;
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
  const link = attributes.button_url ?? attributes.url ?? attributes.href ?? attributes.link ?? '';
  // One of them packs several values into one: `url:https%3A%2F%2F…|title:…`.
  const packed = /(?:^|\|)url:([^|]+)/.exec(link)?.[1];
  const label = attributes.button_text ?? attributes.title ?? attributes.text;
  return link === '' ? undefined : [element('p', [linkTo(packed ? decode(packed) : link, label ?? link)])];
};

/** What each of these becomes. */
const MAPPED: Readonly<Record<string, Made>> = {
  audio: media,
  video: media,
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
  notes: Notes,
  pictureOf: (id: string) => string | undefined,
): void {
  const closed = new Set<string>();
  const made: Child[] = [];
  for (const child of parent.children) {
    if (child.type === 'element') {
      if (!isElement(child, 'pre', 'code', 'script', 'style', 'textarea'))
        replaceShortcodes(child, notes, pictureOf);
      made.push(child);
    } else if (child.type !== 'text' || !child.value.includes('[')) made.push(child);
    else {
      const tokens = cutAtShortcodes(child.value);
      for (const token of tokens)
        if (token.type === 'code' && token.kind === 'closes') closed.add(token.name);
      for (const token of tokens)
        for (const node of nodesOf(token, closed, { notes, pictureOf, made })) {
          if (child.position) node.position = child.position;
          made.push(node);
        }
    }
  }
  parent.children = made as ElementContent[];
}

interface Place {
  notes: Notes;
  pictureOf: (id: string) => string | undefined;
  /** What stands before it. */
  made: Child[];
}

function nodesOf(token: Token, closed: Set<string>, place: Place): ElementContent[] {
  if (token.type === 'words') return [textNode(token.text)];
  const { name, kind, attributes } = token;
  if (name === 'caption' || name === 'wp_caption') return captionNodes(token, place.made);
  const mapped = kind === 'opens' ? MAPPED[name]?.(token, place.pictureOf) : undefined;
  if (mapped !== undefined) {
    place.notes.add(
      'changed',
      `Shortcode [${name}] came over as ${mapped.length > 1 ? 'its pictures' : 'what it shows'}.`,
    );
    return mapped;
  }
  if (kind === 'closes' && (name in MAPPED || LAYOUT.test(name))) return [];
  if (LAYOUT.test(name) && (kind === 'opens' || closed.has(name)) && isShortcode(token, closed)) {
    if (name !== 'embed')
      place.notes.add('changed', `Shortcode [${name}] is left out; what it encloses came over.`);
    const title = TITLED.test(name) ? attributes.title : undefined;
    return title
      ? [element('p', [element('strong', [textNode(title)])], { className: ['former-question'] })]
      : [];
  }
  if (!isShortcode(token, closed)) return [textNode(token.text)];
  if (kind === 'opens') place.notes.add('changed', `Shortcode [${name}] is left as a note in the text.`);
  return [visibleNote(token.text)];
}

/** Words in brackets are far more often words than a shortcode that nobody knows. */
const isShortcode = (token: Code, closed: Set<string>) =>
  token.kind === 'closes' ||
  !token.isPlain ||
  closed.has(token.name) ||
  KNOWN.has(token.name) ||
  /[_-]/.test(token.name) ||
  (LAYOUT.test(token.name) && closed.has(token.name));

/** The words between a picture and the end of its caption stand below the picture. */
function captionNodes({ kind, attributes }: Code, made: Child[]): ElementContent[] {
  if (kind === 'opens') {
    const words = attributes.caption;
    made.push({ type: 'comment', value: 'caption' });
    return words ? [element('em', [textNode(words)])] : [];
  }
  const from = made.findLastIndex((node) => node.type === 'comment' && node.value === 'caption');
  if (from < 0) return [];
  const within = made.splice(from).slice(1) as ElementContent[];
  const pictures = within.filter((node) => node.type === 'element' && holdsPicture(node));
  const words = within.filter((node) => !pictures.includes(node));
  return [element('figure', [...pictures, element('figcaption', words)])];
}

const holdsPicture = (node: Child): boolean =>
  node.type === 'element' && (node.tagName === 'img' || node.children.some(holdsPicture));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
