import { type MarkdownToJSX, parser } from 'markdown-to-jsx/markdown';
import type { blogTexts } from '../../src/contract/blog.ts';
import type { Translations } from '../../src/contract/translations.ts';
import { AppError } from '../errors.ts';

/** The options that the site renders with: HTML is shown as text, and headings have no ids. */
const options = { disableParsingRawHTML: true, slugify: () => '' };
/** Lists of nodes count as well as the nodes themselves. A text by a person has a dozen. */
const MOST_LEVELS = 200;
/** The parser reads what is within brackets anew for each of them. */
const MOST_BRACKETS = 50;

/**
 * The tree of a text. Whatever walks through it or renders it may call itself for each level.
 * @throws {AppError} BAD_REQUEST for a text whose marks are within each other deeper than that bears.
 */
export function readMarkdown(markdown: string, field = 'Discription'): MarkdownToJSX.ASTNode[] {
  const tree = markdown.split(/\n\s*\n/).some(hasManyBrackets) ? undefined : parse(markdown);
  if (tree !== undefined && !isDeeper(tree, MOST_LEVELS)) return tree;
  throw new AppError('BAD_REQUEST', 'has too many marks within each other: please simplify it', { field });
}

/**
 * Refuses a blog of which some language could not be shown.
 * @throws {AppError} BAD_REQUEST, with the field.
 */
export function demandReadable(
  { Discription }: Record<(typeof blogTexts)[number], string>,
  translations: Translations,
): void {
  readMarkdown(Discription);
  for (const [code, texts] of Object.entries(translations))
    readMarkdown(texts.Discription?.text ?? '', `translations.${code}.Discription`);
}

function parse(markdown: string): MarkdownToJSX.ASTNode[] | undefined {
  try {
    return parser(markdown, options);
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function hasManyBrackets(paragraph: string): boolean {
  let open = 0;
  for (const sign of paragraph) {
    if (sign === '[' && ++open > MOST_BRACKETS) return true;
    if (sign === ']' && open > 0) open -= 1;
  }
  return false;
}

/** Goes through a tree level by level, not by calling itself. */
function isDeeper(tree: object, most: number): boolean {
  let level: object[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level
      .flatMap((node) => Object.values(node))
      .filter((each) => typeof each === 'object' && each !== null);
  }
  return false;
}
