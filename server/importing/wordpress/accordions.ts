import type { Element } from 'hast';
import { type Child, isElement, type Parent, property } from './html-nodes.ts';

/** Longer ones are a box of several things that a theme calls a title. */
const LONGEST_QUESTION = 500;
const LONGEST_CLASS = 500;
/** The classes that blocks, plugins and page builders give to a question, and to its answer. */
const QUESTION =
  /(?:^|\s)(?:former-question|schema-faq-question|rank-math-question|[\w-]*(?:faq|accordion|toggle)[\w-]*(?:questions?|title)|[\w-]*accordion[\w-]*(?:head(?:er|ing)|button|toggle|trigger|label))(?=\s|$)/;
const ANSWER =
  /(?:^|\s)(?:former-answer|schema-faq-answer|rank-math-answer|elementor-tab-content|[\w-]*accordion[\w-]*(?:panel|collapse|body|content)|[\w-]*(?:faq|toggle)[\w-]*(?:answer|content))(?=\s|$)/;
const WORDLESS = new Set(['script', 'style', 'svg']);
const HEADING = /^h[1-6]$/;
const READ_MORE = /^(?:read|show|see|view|learn)\b.{0,20}\b(?:more|less|all)\W{0,5}$/i;

/** Marks each control that opens a part of the text, and that part, as a question and its answer. */
export function markAccordions(root: Parent): void {
  const parts = new Map<string, Element>();
  const controls: { target: string; control: Element; frame: Element }[] = [];
  const waiting: { node: Child; heading: Element | undefined }[] = [];
  const wait = (children: readonly Child[], heading?: Element) => {
    for (const node of children) waiting.push({ node, heading });
  };
  wait(root.children);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, heading } = next;
    if (node.type !== 'element') continue;
    const id = property(node, 'id');
    if (id !== '') parts.set(id, node);
    const target = findTarget(node);
    if (target !== '') controls.push({ target, control: node, frame: heading ?? node });
    wait(node.children, heading ?? (HEADING.test(node.tagName) ? node : undefined));
  }
  for (const { target, control, frame } of controls) {
    const part = parts.get(target);
    // What closes it again stands within it.
    if (part === undefined || !(placeOf(control) < placeOf(part)) || READ_MORE.test(wordsOfQuestion(control)))
      continue;
    frame.properties.className = ['former-question'];
    part.properties.className = ['former-answer'];
  }
}

const placeOf = ({ position }: Element) => position?.start.offset ?? Number.NaN;

/** The id of what a control opens, by Bootstrap's names or by those for screen readers; '' for anything else. */
function findTarget(node: Element): string {
  const { dataBsToggle, dataToggle, ariaExpanded, role } = node.properties;
  const isBootstrap = dataBsToggle === 'collapse' || dataToggle === 'collapse';
  if (role === 'tab' || !(isBootstrap || ariaExpanded !== undefined)) return '';
  const selectors = ['dataBsTarget', 'dataTarget', 'href'].map((name) => property(node, name));
  return selectors.find((each) => /^#./.test(each))?.slice(1) ?? property(node, 'ariaControls');
}

/** The words of an element that is a question; '' for any other. */
export function questionIn(node: Element): string {
  const isAround = HEADING.test(node.tagName) && node.children.some(isMarked);
  const words = isAround || isMarked(node) ? wordsOfQuestion(node) : '';
  return words.length <= LONGEST_QUESTION ? words : '';
}

const isMarked = (node: Child) =>
  isElement(node) && (node.tagName === 'summary' || QUESTION.test(classOf(node)));
export const isAnswer = (node: Element) => node.tagName === 'details' || ANSWER.test(classOf(node));

const classOf = (node: Element) => property(node, 'className').slice(0, LONGEST_CLASS);

/** Without the signs beside them that say whether it is open. */
const wordsOfQuestion = (node: Element) => wordsWithoutSigns(node).replace(/\s+/g, ' ').trim();

function wordsWithoutSigns(node: Child): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || WORDLESS.has(node.tagName)) return '';
  if (node.tagName === 'br') return ' ';
  return String(node.properties.ariaHidden) === 'true' ? '' : node.children.map(wordsWithoutSigns).join('');
}
