import type { BlockContent, Heading, List, Node, Paragraph, Root, RootContent, Table } from 'mdast';
import { wordsOf } from '../clean-tree.ts';
import type { FoundNote, FoundSection } from '../found-item.ts';
import { plainTextOf } from '../markdown.ts';

const LONGEST_LEAD = 300;
const LONGEST_HEADING = 120;
const MOST_COLUMNS = 6;

interface Group {
  heading: string;
  /** From 1; 0 for what stands before the first heading. */
  depth: number;
  blocks: RootContent[];
}

interface Sections {
  lead: string;
  sections: FoundSection[];
  notes: FoundNote[];
}

/**
 * Divides a text into the sections that a page of this site has. Headings begin a section; lists, tables and questions
 * are sections of their own, headed by the line before them where it ends in a colon.
 */
export function sectionsOf(root: Root, { title, excerpt }: { title: string; excerpt: string }): Sections {
  const notes: FoundNote[] = [];
  const groups = placeLoneHeadings(joinQuestions(groupByHeading(root.children, title, notes)), notes);
  let lead = excerpt;
  const first = groups[0];
  const opening = first?.blocks[0];
  // A page needs a section.
  const isAll = groups.length === 1 && first?.blocks.length === 1;
  if (
    lead === '' &&
    !isAll &&
    first?.heading === title &&
    opening?.type === 'paragraph' &&
    !marks(opening).isQuestion
  ) {
    const words = textOf(opening);
    if (
      words !== '' &&
      words.length <= LONGEST_LEAD &&
      !/:$/.test(words) &&
      picturesIn(opening).length === 0
    ) {
      lead = words;
      first.blocks.shift();
    }
  }
  return { lead, sections: groups.flatMap((group) => sectionsOfGroup(group, notes)), notes };
}

const marks = (node: Node) => (node.data ?? {}) as { isQuestion?: true; endsAnswer?: true };

function groupByHeading(blocks: RootContent[], title: string, notes: FoundNote[]): Group[] {
  const groups: Group[] = [{ heading: title, depth: 0, blocks: [] }];
  for (const block of blocks) {
    const heading = block.type === 'heading' ? textOf(block) : '';
    if (block.type !== 'heading' || heading === '') groups.at(-1)?.blocks.push(block);
    else if (heading.length <= LONGEST_HEADING)
      groups.push({ heading, depth: block.depth, blocks: picturesIn(block) });
    else {
      groups.at(-1)?.blocks.push({ type: 'paragraph', children: block.children });
      const text = `A heading with more than ${LONGEST_HEADING} characters stands as a paragraph`;
      notes.push({ outcome: 'changed', text: `${text}: ${heading.slice(0, 60)}…` });
    }
  }
  return groups;
}

/** Two or more headings in a row that ask something are questions, below the heading before them. */
function joinQuestions(groups: Group[]): Group[] {
  const joined: Group[] = [];
  for (let at = 0; at < groups.length; at++) {
    let to = at;
    while (groups[to]?.heading.endsWith('?') && (groups[to]?.blocks.length ?? 0) > 0) to++;
    if (to - at < 2) {
      joined.push(groups[at] as Group);
      continue;
    }
    const before = joined.at(-1);
    const target =
      before?.blocks.some(showsSomething) === false
        ? before
        : { heading: 'Questions and answers', depth: 2, blocks: [] };
    if (target !== before) joined.push(target);
    for (const { heading, blocks } of groups.slice(at, to))
      target.blocks.push(question(heading), ...blocks, END);
    at = to - 1;
  }
  return joined;
}

/**
 * No section is made of a heading without anything below it. One above smaller headings begins the first of them, any
 * other stands as a paragraph.
 */
function placeLoneHeadings(groups: Group[], notes: FoundNote[]): Group[] {
  const placed: Group[] = [];
  for (const [at, group] of groups.entries()) {
    const next = groups[at + 1];
    const before = placed.at(-1);
    if (before === undefined || group.blocks.some(showsSomething)) placed.push(group);
    else if (group.heading !== groups[0]?.heading) {
      const joined = `${group.heading.replace(/:$/, '')}: ${next?.heading ?? ''}`;
      const isAbove = at > 1 && next !== undefined && next.depth > group.depth;
      const isJoined = isAbove && joined.length <= LONGEST_HEADING;
      if (isJoined) next.heading = joined;
      else before.blocks.push({ type: 'paragraph', children: [{ type: 'text', value: group.heading }] });
      notes.push({
        outcome: 'changed',
        text: `A heading with nothing of its own below it ${isJoined ? 'begins the next one' : 'stands as a paragraph'}: ${group.heading.slice(0, 120)}`,
      });
    }
  }
  return placed;
}

const showsSomething = (block: RootContent) => textOf(block) !== '' || picturesIn(block).length > 0;

const question = (value: string) =>
  ({ type: 'paragraph', children: [{ type: 'text', value }], data: { isQuestion: true } }) as Paragraph;
const END = { type: 'paragraph', children: [], data: { endsAnswer: true } } as Paragraph;

function sectionsOfGroup({ heading, depth, blocks }: Group, notes: FoundNote[]): FoundSection[] {
  const making = new Making(heading, depth === 0, notes);
  for (const block of blocks) making.add(block);
  return making.finish();
}

/** The sections below one heading, while they are made. */
class Making {
  private readonly sections: FoundSection[] = [];
  private paragraphs: string[] = [];
  private picture: { address: string; alt: string } | undefined;
  private questions: { question: string; answer: string[] }[] = [];
  private inAnswer = false;
  private readonly heading: string;
  private readonly isTitle: boolean;
  private readonly notes: FoundNote[];

  /** @param isTitle whether its heading is that of the page, which stands above all sections. */
  constructor(heading: string, isTitle: boolean, notes: FoundNote[]) {
    this.heading = heading;
    this.isTitle = isTitle;
    this.notes = notes;
  }

  add(block: RootContent): void {
    if (marks(block).isQuestion) {
      this.closeText();
      this.questions.push({ question: textOf(block), answer: [] });
      this.inAnswer = true;
    } else if (marks(block).endsAnswer) this.inAnswer = false;
    else if (this.inAnswer) {
      const answer = textOf(block);
      if (answer !== '') this.questions.at(-1)?.answer.push(answer);
      for (const picture of picturesIn(block)) this.dropPicture(picture);
    } else this.addToText(block);
  }

  finish(): FoundSection[] {
    this.closeText();
    this.closeQuestions();
    return this.sections;
  }

  private addToText(block: RootContent): void {
    if (textOf(block) !== '' || picturesIn(block).length > 0) this.closeQuestions();
    if (block.type === 'list' && !hasParagraphs(block)) this.addPoints(block);
    else if (block.type === 'table') this.addTable(block);
    else {
      const text = textOf(block);
      if (text !== '') this.paragraphs.push(...text.split('\n\n'));
      if (links(block) > 0)
        this.note(
          'changed',
          'Links in the text of a page are left as their words, since its sections have none.',
        );
    }
    for (const picture of picturesIn(block)) {
      if (this.picture !== undefined || block.type === 'table') this.dropPicture(picture);
      else
        this.picture =
          picture.type === 'image' ? { address: picture.url, alt: picture.alt ?? '' } : undefined;
    }
  }

  private addPoints(list: List): void {
    const heading = this.takeHeading();
    const points = list.children
      .map((item) => textOf(item).replace(/\s+/g, ' '))
      .filter((point) => point !== '');
    if (links(list) > 0)
      this.note(
        'changed',
        'Links in the text of a page are left as their words, since its sections have none.',
      );
    if (points.length > 0) this.sections.push({ heading, type: 'points', points });
  }

  private addTable(table: Table): void {
    const heading = this.takeHeading();
    const [head = [], ...rows] = table.children.map((row) =>
      row.children.map((cell) => wordsOf(cell).trim()),
    );
    if (head.length > MOST_COLUMNS)
      this.note('dropped', `Of a table with ${head.length} columns, the first ${MOST_COLUMNS} came over.`);
    const columns = head.slice(0, MOST_COLUMNS).map((name, at) => name || `Column ${at + 1}`);
    const bounded = rows.map((row) => columns.map((_, at) => row[at] ?? ''));
    if (bounded.length > 0)
      this.sections.push({ heading, type: 'table', caption: heading, columns, rows: bounded });
    else this.paragraphs.push(head.filter(Boolean).join(' · '));
  }

  /** The heading of a section that is not a text: the line that announces it, or that of the text above. */
  private takeHeading(): string {
    const last = this.paragraphs.at(-1);
    // The only line below a heading does not take its place.
    const isFirst = this.paragraphs.length === 1 && this.sections.length === 0 && !this.isTitle;
    const announces = last !== undefined && last.length <= 120 && last.endsWith(':') && !isFirst;
    if (announces) this.paragraphs.pop();
    this.closeText();
    return announces ? last.slice(0, -1) : this.heading;
  }

  private closeText(): void {
    if (this.paragraphs.length === 0 && this.picture !== undefined)
      this.paragraphs.push(this.picture.alt || this.heading);
    if (this.paragraphs.length > 0)
      this.sections.push({
        heading: this.heading,
        type: 'text',
        paragraphs: this.paragraphs,
        ...(this.picture === undefined ? {} : { picture: this.picture }),
      });
    this.paragraphs = [];
    this.picture = undefined;
  }

  private closeQuestions(): void {
    const { questions } = this;
    this.questions = [];
    this.inAnswer = false;
    if (questions.length > 0)
      this.sections.push({
        heading: this.heading,
        type: 'questions',
        questions: questions.map(({ question, answer }) => ({ question, answer: answer.join('\n\n') })),
      });
  }

  private dropPicture(picture: Node): void {
    const address = 'url' in picture ? String(picture.url) : '';
    this.note('dropped', `A section has one picture at most, so this one is left out: ${address}`);
  }

  private note(outcome: FoundNote['outcome'], text: string): void {
    if (this.notes.length < 500 && !this.notes.some((note) => note.text === text))
      this.notes.push({ outcome, text });
  }
}

const textOf = (node: Node) =>
  plainTextOf({ type: 'root', children: [node as BlockContent | Heading] }, { resolveLink: () => undefined });
const hasParagraphs = (list: List) =>
  list.children.some(
    ({ children }) =>
      children.length > 1 &&
      children.some(({ type }) => type === 'paragraph') &&
      children.filter(({ type }) => type === 'paragraph').length > 1,
  );

/** Counts links below a node, without recursion. */
const links = (node: Node) => below(node, 'link').length;
const picturesIn = (node: Node) => below(node, 'image') as RootContent[];

function below(node: Node, type: string): Node[] {
  const found: Node[] = [];
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === type) found.push(next);
    if ('children' in next) waiting.push(...(next.children as Node[]).toReversed());
  }
  return found;
}
