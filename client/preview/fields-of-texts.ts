import type { Site } from '../../src/content/site.ts';
import type { DocumentId } from '../../src/content-id.ts';

/** A text or a picture's name, and the field that holds it. */
export interface ShownField {
  id: DocumentId;
  /** Such as `sections.2.heading`. */
  path: string;
  shown: string;
}

/** Documents whose texts stand on every page. */
const everywhere = ['identity', 'navigation', 'closing', 'home', 'clients', 'presence', 'interface'] as const;

/** Every text that the page may show, as visitors read it. Those of the edited document come first. */
export function listFields(site: Site, edited: DocumentId | undefined): ShownField[] {
  const page = site.pages.find(({ id }) => id === edited);
  const own = page ?? (edited !== undefined && Object.hasOwn(site, edited) && site[edited as 'home']);
  return [
    ...(edited !== undefined && own ? textsOf(edited, own) : []),
    ...everywhere.filter((id) => id !== edited).flatMap((id) => textsOf(id, site[id])),
  ];
}

function textsOf(id: DocumentId, value: unknown, path: readonly string[] = []): ShownField[] {
  if (typeof value === 'string') return [{ id, path: path.join('.'), shown: normalise(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(id, item, [...path, key]));
}

/** Texts are compared as a browser shows them. */
export const normalise = (text: string): string => text.replace(/\s+/g, ' ').trim();
