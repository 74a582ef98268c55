import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import { stripTrailing } from '../../src/strip-trailing.ts';
import { explainTaken } from '../content/addresses.ts';
import { pathOfAddress } from './addresses-of-source.ts';
import type { FoundNote, FoundPage, FoundSection } from './found-item.ts';
import { NOT_MOVED_IN, shapeLine } from './shape-text.ts';

const LONGEST_LEAD = 400;
const DESCRIPTION = { least: 60, most: 160 };

/** The library's picture of an address of the former site; undefined for one that has not moved in. */
export type FindPicture = (address: string) => string | undefined;

/** A draft: what a page needs and its source lacks is left to the editor, who is led to each. */
export function shapePage(
  found: FoundPage,
  title: string,
  findPicture: FindPicture,
): { body: JsonObject; path: string; notes: FoundNote[] } {
  const notes: FoundNote[] = [];
  const name = shapeLine(found.name || title, 80, 'A name', notes) || 'Page';
  const heading = shapeLine(found.name || title, 120, 'A heading', notes) || 'Page';
  const lead = shapeLine(found.lead, LONGEST_LEAD, 'What stands below the heading', notes);
  const path = pathOf(found, name, notes);
  const description = describe(found, lead);
  if (description === '')
    notes.push({ outcome: 'changed', text: 'The description for search engines is left to you.' });
  const ids = new Set<string>();
  const sections = found.sections.map((section, index) => {
    const ofSection = section.heading.trim() || (index === 0 ? heading : `Part ${index + 1}`);
    const shaped = shapeLine(ofSection, 120, 'The heading of a section', notes);
    return {
      id: anchorOf(shaped, index, ids),
      ...contentOf({ ...section, heading: shaped }, findPicture, notes),
    };
  });
  return {
    path,
    notes,
    body: {
      path,
      name,
      heading,
      ...(lead !== '' && { lead }),
      description,
      topic: 'guarding',
      screen: 'sections',
      sections,
    },
  };
}

function contentOf(section: FoundSection, findPicture: FindPicture, notes: FoundNote[]): JsonObject {
  if (section.type !== 'text') return section as unknown as JsonObject;
  const { picture, ...text } = section;
  if (picture === undefined) return text as unknown as JsonObject;
  const name = findPicture(picture.address);
  if (name !== undefined) return { ...text, picture: name } as unknown as JsonObject;
  notes.push({
    outcome: 'dropped',
    text: `The picture ${picture.address} ${NOT_MOVED_IN}`,
    place: section.heading,
  });
  return text as unknown as JsonObject;
}

/** The beginning of the page's words, as whole sentences where they fit. */
function describe({ sections }: FoundPage, lead: string): string {
  const text = sections.flatMap((section) => (section.type === 'text' ? section.paragraphs : []));
  const words = [lead, ...text].join(' ').replace(/\s+/g, ' ').trim();
  if (words.length < DESCRIPTION.least) return '';
  if (words.length <= DESCRIPTION.most) return words;
  const cut = words.slice(0, DESCRIPTION.most - 1);
  const sentence = /^.*[.!?।](?=\s)/s.exec(cut)?.[0] ?? '';
  return sentence.length >= DESCRIPTION.least
    ? sentence
    : `${cut
        .replace(/\s\S*$/, '')
        .trimEnd()
        .toWellFormed()}…`;
}

/** The address that it had, as long as it can be that of a page here. */
function pathOf(found: FoundPage, name: string, notes: FoundNote[]): string {
  const old = stripTrailing(pathOfAddress(found.address) ?? '', '/').replace(/[\s\\<>"]+/g, '-');
  if (old !== '' && old.length <= 200 && explainTaken(old) === undefined) return old;
  const path = `/${slug(name) || 'page'}`;
  notes.push({ outcome: 'changed', text: `Its address becomes ${path}.` });
  return explainTaken(path) === undefined ? path : `${path}-page`;
}

function anchorOf(heading: string, index: number, taken: Set<string>): string {
  const base = slug(heading).slice(0, 50).replace(/-$/, '') || `part-${index + 1}`;
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
