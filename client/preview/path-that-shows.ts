import type { Site } from '../../src/content/site.ts';
import type { DocumentId, SingleDocument } from '../../src/content-id.ts';

/** A page that shows a document which is no page itself. */
const paths: Partial<Record<SingleDocument, string>> = {
  leaders: '/management-team',
  clients: '/client-testimonial',
  galleries: '/gallery',
  presence: '/our-presence',
  closing: '/the-company',
  synonyms: '/Career',
};

/** Examples for the addresses that stand for many pages. */
const examples: readonly [RegExp, string][] = [
  [/^\/jobs\//, '/Career'],
  [/^\/blog\//, '/blog'],
  [/^\/received\//, '/received/example'],
  [/^\/confirm\//, '/confirm/example'],
];

/** The address at which the preview shows a document. */
export function pathThatShows(id: DocumentId, { pages }: Site): string {
  const path = pages.find((page) => page.id === id)?.path ?? paths[id as SingleDocument] ?? '/';
  return examples.find(([pattern]) => pattern.test(path))?.[1] ?? path;
}
