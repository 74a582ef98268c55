import { excerpt } from '../../src/content/excerpt.ts';
import type { Blog } from '../../src/contract/blog.ts';
import { AppError } from '../errors.ts';
import { plainText } from './plain-text.ts';

/** The length of a card's excerpt, in characters. */
const EXCERPT_LENGTH = 300;
/** More than the site has blogs. A full cache is emptied, so that outdated texts do not accumulate. */
const MOST_KEPT = 1_000;
/** The key is the text itself. Parsing takes longer than everything else about a list of blogs. */
const excerpts = new Map<string, string | AppError>();

/**
 * Adds the beginning of the text to a blog, so that no browser has to parse Markdown for a card.
 * @throws {AppError} BAD_REQUEST for a text that cannot be rendered.
 */
export function withExcerpt<Some extends Pick<Blog, 'Discription'>>(blog: Some): Some & { Excerpt: string } {
  return { ...blog, Excerpt: excerptOf(blog.Discription) };
}

/** Whether a text can be rendered. */
export const isReadable = (markdown: string): boolean => typeof excerptOrError(markdown) === 'string';

function excerptOf(markdown: string): string {
  const kept = excerptOrError(markdown);
  if (kept instanceof AppError) throw kept;
  return kept;
}

function excerptOrError(markdown: string): string | AppError {
  const kept = excerpts.get(markdown);
  if (kept !== undefined) return kept;
  if (excerpts.size >= MOST_KEPT) excerpts.clear();
  const made = make(markdown);
  excerpts.set(markdown, made);
  return made;
}

function make(markdown: string): string | AppError {
  try {
    return excerpt(plainText(markdown), EXCERPT_LENGTH);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
