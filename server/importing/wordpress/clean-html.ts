import type { Element, ElementContent } from 'hast';
import { isAnswer, questionIn } from './accordions.ts';
import { isPictureFile, linkAddress } from './html-addresses.ts';
import {
  type Child,
  element,
  isBlank,
  isElement,
  isMark,
  isPhrasing,
  linkTo,
  type Notes,
  type Parent,
  property,
  textNode,
  wordsOfNode,
} from './html-nodes.ts';
import { boundTable } from './html-tables.ts';
import { absolute } from './wordpress-item.ts';

interface Cleaning {
  /** The address of the item, against which others are read. */
  base: string;
  notes: Notes;
  /** The picture that an address shows, perhaps in a smaller size. */
  itselfOf: (address: string) => string;
}

const BOXES = new Set(
  'div section article aside header footer main nav center address fieldset hgroup dialog search details'.split(
    ' ',
  ),
);
const GONE: Readonly<Record<string, string>> = {
  script: 'A script is left out.',
  style: 'Styles (<style>) are left out.',
  link: 'A reference to a style sheet is left out.',
  form: 'A form is left out.',
  svg: 'A drawing (<svg>) is left out.',
  math: 'A formula (<math>) is left out.',
  canvas: 'A drawing (<canvas>) is left out.',
  noscript: 'What is shown without scripts (<noscript>) is left out.',
  ...Object.fromEntries(
    ['input', 'select', 'textarea', 'button', 'datalist', 'output', 'progress', 'meter'].map((tag) => [
      tag,
      `A control (<${tag}>) is left out.`,
    ]),
  ),
  ...Object.fromEntries(
    ['meta', 'base', 'template', 'map', 'area', 'frame', 'frameset', 'applet', 'title', 'slot', 'param'].map(
      (tag) => [tag, `The element <${tag}> is left out.`],
    ),
  ),
};

/** Leaves of a tree what can become Markdown, with absolute addresses, and notes all else. */
export function cleanHtml(parent: Parent, cleaning: Cleaning): void {
  parent.children = parent.children.flatMap((node) => cleanNode(node, cleaning)) as ElementContent[];
}

function cleanNode(node: Child, cleaning: Cleaning): ElementContent[] {
  if (node.type === 'text') return linesOf(node.value);
  if (node.type !== 'element') return [];
  noteAttributes(node, cleaning);
  const question = questionIn(node);
  if (question !== '')
    return [element('p', [element('strong', [textNode(question)])], { className: ['former-question'] })];
  const gone = GONE[node.tagName];
  if (gone !== undefined) {
    cleaning.notes.add('dropped', gone, node);
    return [];
  }
  if (node.tagName === 'img') return cleanPicture(node, cleaning);
  if (['iframe', 'video', 'audio', 'object', 'embed'].includes(node.tagName))
    return cleanEmbed(node, cleaning);
  const endsAnswer = isAnswer(node);
  const isVerse = isElement(node, 'pre') && /\bwp-block-verse\b/.test(property(node, 'className'));
  const href = property(node, 'href');
  node.properties = keptProperties(node);
  if (isVerse) breakVerse(node);
  cleanHtml(node, cleaning);
  const made = shapeNode(node, href, cleaning);
  return endsAnswer ? [...made, element('p', [], { className: ['former-end'] })] : made;
}

function shapeNode(node: Element, href: string, cleaning: Cleaning): ElementContent[] {
  if (node.tagName === 'a') return cleanLink(node, href, cleaning);
  if (isElement(node, 'ul', 'ol') && node.children.some(holdsQuestion))
    return node.children.flatMap((point) => (isElement(point) ? boxed(point) : []));
  if (node.tagName === 'table') return boundTable(node, cleaning.notes);
  if (node.tagName === 'figcaption' || node.tagName === 'cite') return cleanCaption(node);
  if (node.tagName === 'source' || node.tagName === 'track') return [];
  if (BOXES.has(node.tagName) || node.tagName === 'figure') return boxed(node);
  if (/^h[1-6]$/.test(node.tagName)) return splitHeading(node);
  if (isMark(node)) return splitMark(node);
  return node.tagName === 'p' ? splitParagraph(node) : [node];
}

/** Word processors end lines by a sign of their own. */
const linesOf = (value: string): ElementContent[] =>
  value
    .split(/[\u2028\u2029]/)
    .flatMap((line, at) => [...(at > 0 ? [element('br', [])] : []), textNode(line)]);

/** A box of words alone is a paragraph, or its words would run into those of the next. */
function boxed(node: Element): ElementContent[] {
  if (!node.children.every(isPhrasing)) return splitParagraph(element('p', node.children));
  return node.children.every(isBlank) ? [] : [element('p', node.children)];
}

/** A paragraph that holds more than words is cut where it does. */
function splitParagraph(node: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  let open: ElementContent[] = [];
  const close = () => {
    if (open.some((child) => !isBlank(child))) parts.push({ ...node, children: open });
    open = [];
  };
  for (const child of node.children)
    if (isPhrasing(child)) open.push(child);
    else {
      close();
      parts.push(child);
    }
  close();
  return parts;
}

/** A mark around paragraphs marks the words of each, or they would run into each other. */
function splitMark(node: Element): ElementContent[] {
  if (node.children.every(isPhrasing)) return [node];
  const marked = (children: ElementContent[]) => ({ ...node, children });
  return splitParagraph(marked(node.children)).map((part) => {
    const isApart = isElement(part, 'p') && !isEmbedded(part) && part.children.every(isPhrasing);
    return isApart ? { ...part, children: [marked(part.children)] } : part;
  });
}

/** What is embedded in a heading stands below it; the words of its paragraphs do not run into each other. */
function splitHeading(node: Element): ElementContent[] {
  if (node.children.every(isPhrasing)) return [node];
  const embedded = node.children.filter(isEmbedded);
  const children = node.children.flatMap((child) => {
    if (isEmbedded(child)) return [textNode(' ')];
    return isElement(child, 'p') ? [textNode(' '), ...child.children, textNode(' ')] : [child];
  });
  return children.every(isBlank) ? embedded : [{ ...node, children }, ...embedded];
}

/** The link that an embedded thing has become. */
function isEmbedded(node: ElementContent): boolean {
  const link = isElement(node, 'p') ? node.children[0] : undefined;
  return isElement(link, 'a') && wordsOfNode(link) === property(link, 'href');
}

function noteAttributes(node: Element, { notes }: Cleaning): void {
  for (const name in node.properties)
    if (/^on/i.test(name))
      notes.add(
        'dropped',
        `A script in an attribute (${name.toLowerCase().slice(0, 40)}) is left out.`,
        node,
      );
    else if (name === 'style')
      notes.add('dropped', 'Colours, sizes and other styles within the text are left out.', node);
}

/** Sections have no points that are questions. */
const holdsQuestion = (point: ElementContent) =>
  isElement(point, 'li') &&
  point.children.some((child) => isElement(child, 'p') && property(child, 'className') === 'former-question');

function keptProperties(node: Element): Element['properties'] {
  const { start, align, colSpan, rowSpan } = node.properties;
  if (node.tagName === 'ol') return start === undefined || start === null ? {} : { start };
  if (node.tagName === 'td' || node.tagName === 'th') return { align, colSpan, rowSpan };
  return {};
}

function cleanLink(node: Element, href: string, { base, notes }: Cleaning): ElementContent[] {
  if (href === '' || node.children.length === 0) return node.children;
  const link = linkAddress(href, base);
  if ('reason' in link) {
    notes.add(link.reason.startsWith('A link with ') ? 'dropped' : 'changed', link.reason, node);
    return node.children;
  }
  // A picture that leads to itself enlarged is a picture.
  const [only] = node.children.filter((child) => !isBlank(child));
  if (isElement(only, 'img') && isPictureFile(link.address)) return node.children;
  node.properties = { href: link.address };
  return node.children.every(isPhrasing) ? [node] : [...node.children, element('p', [linkTo(link.address)])];
}

function cleanPicture(node: Element, { base, notes, itselfOf }: Cleaning): ElementContent[] {
  const alt = property(node, 'alt');
  if (/\b(?:wp-smiley|emoji)\b/.test(property(node, 'className'))) return alt === '' ? [] : [textNode(alt)];
  if ([node.properties.width, node.properties.height].every((size) => Number(size ?? 2) <= 1)) {
    notes.add('dropped', 'A picture of one point, which counts visitors, is left out.', node);
    return [];
  }
  const sources = ['dataOrigFile', 'dataLazySrc', 'dataSrc', 'src'].map((name) => property(node, name));
  const address = sources.map((source) => absolute(source, base)).find((each) => each !== undefined);
  if (address === undefined) {
    const scheme = /^\s*([a-z]{2,20}):/i.exec(property(node, 'src'))?.[1]?.toLowerCase();
    notes.add('dropped', `A picture ${scheme ? `with ${scheme}:` : 'without an address'} is left out.`, node);
    return alt === '' ? [] : [textNode(alt)];
  }
  return [element('img', [], { src: itselfOf(address), alt })];
}

function cleanEmbed(node: Element, { base, notes }: Cleaning): ElementContent[] {
  const own = property(node, 'src') || property(node, 'dataSrc') || property(node, 'data');
  const inner = node.children.find((child) => isElement(child, 'source', 'embed', 'a'));
  const found = own || (isElement(inner) ? property(inner, 'src') || property(inner, 'href') : '');
  const link = linkAddress(found, base);
  const what = `<${node.tagName}>`;
  if ('reason' in link) {
    notes.add(
      'dropped',
      `What is embedded by ${what} has no address that can be kept, and is left out.`,
      node,
    );
    return [];
  }
  notes.add('changed', `What is embedded by ${what} came over as a link.`, node);
  return [element('p', [linkTo(link.address)])];
}

function cleanCaption(node: Element): ElementContent[] {
  if (node.children.every(isBlank)) return [];
  if (!node.children.every(isPhrasing)) return boxed(node);
  const words = element('em', node.children);
  // Whom a quotation cites may be named within a sentence.
  return [node.tagName === 'cite' ? words : element('p', [words])];
}

function breakVerse(node: Element): void {
  node.tagName = 'p';
  node.children = node.children.flatMap((child): ElementContent[] =>
    child.type === 'text'
      ? child.value
          .split('\n')
          .flatMap((line, at) => [...(at > 0 ? [element('br', [])] : []), textNode(line)])
      : [child],
  );
}
