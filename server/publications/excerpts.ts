import { excerpt } from '../../src/content/excerpt.ts';
import type { Blog } from '../../src/contract/blog.ts';
import { plainText } from './plain-text.ts';

/** How much of a blog's text a card shows. */
const EXCERPT_LENGTH = 300;
/** More than the site has blogs. When it is full it is emptied, so that texts which have changed do not gather. */
const MOST_KEPT = 1_000;
/** A cache by the text itself: parsing takes longer than everything else about a list of blogs. */
const excerpts = new Map<string, string>();

/** The blog with the beginning of its text, so that no browser has to parse Markdown for a card. */
export function withExcerpt<Some extends Pick<Blog, 'Discription'>>(blog: Some): Some & { Excerpt: string } {
  return { ...blog, Excerpt: excerptOf(blog.Discription) };
}

function excerptOf(markdown: string): string {
  const kept = excerpts.get(markdown);
  if (kept !== undefined) return kept;
  if (excerpts.size >= MOST_KEPT) excerpts.clear();
  const made = excerpt(plainText(markdown), EXCERPT_LENGTH);
  excerpts.set(markdown, made);
  return made;
}
