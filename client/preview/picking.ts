import { useEffect } from 'react';
import type { Site } from '../../src/content/site.ts';
import type { DocumentId } from '../../src/content-id.ts';
import type { FromPreview } from '../../src/contract/staff/site-preview.ts';
import type { PathsOfFields } from './paths-of-fields.ts';

/** How far above the clicked element a text is looked for: a link's words may stand in a span of its own. */
const MAX_LEVELS = 5;

export function tellEditor(message: FromPreview): void {
  window.parent.postMessage(message, location.origin);
}

interface Picking {
  site: Site;
  edited: { id: DocumentId } | undefined;
  /** The editor's name for the field that has the caret; empty for none. */
  focused: string;
  paths: PathsOfFields;
}

/**
 * Lets a click open the field whose text was clicked, instead of following links and sending forms; and marks the text
 * of the field that has the caret. A text is found by what it says, so that the page needs no marks of the editor.
 */
export function usePicking({ site, edited, focused, paths }: Picking): void {
  const id = edited?.id;
  useEffect(() => {
    const pick = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      const field =
        event.target instanceof Element ? findField(event.target, listFields(site, id)) : undefined;
      const path = field && paths.toEditor(field.id, field.path);
      if (field !== undefined && path !== undefined) tellEditor({ type: 'pick', id: field.id, path });
    };
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', pick, true);
    addEventListener('submit', refuse, true);
    return () => {
      removeEventListener('click', pick, true);
      removeEventListener('submit', refuse, true);
    };
  }, [site, id, paths]);

  useEffect(() => {
    if (id === undefined || focused === '') return;
    const fields = listFields(site, id).filter((field) => field.id === id);
    const focusedPath = paths.fromEditor(id, focused);
    const field = fields.find(({ path }) => path === focusedPath);
    const element = field && findElement(field, fields);
    element?.setAttribute('data-previewed', '');
    element?.scrollIntoView({ block: 'center' });
    return () => element?.removeAttribute('data-previewed');
  }, [site, id, focused, paths]);
}

function findField(clicked: Element, fields: readonly ShownField[]): ShownField | undefined {
  let element: Element | null = clicked;
  for (let level = 0; level < MAX_LEVELS && element !== null; level += 1, element = element.parentElement) {
    const shown = shownBy(element);
    const same = fields.filter((field) => field.shown === shown && shown !== '');
    const [first] = same;
    if (first === undefined) continue;
    // Of equal texts, the third one on the page is the third one of the document.
    const ofDocument = same.filter((field) => field.id === first.id);
    return ofDocument[elementsThatShow(shown).indexOf(element)] ?? first;
  }
  return undefined;
}

function findElement(field: ShownField, fields: readonly ShownField[]): Element | undefined {
  const position = fields.filter(({ shown }) => shown === field.shown).indexOf(field);
  const elements = elementsThatShow(field.shown);
  return elements[position] ?? elements[0];
}

/** The innermost elements with this text or picture, in the order of the page. */
function elementsThatShow(shown: string): Element[] {
  const all = [...document.querySelectorAll('#root *')].filter((element) => shownBy(element) === shown);
  return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
}

/** The text of an element; of a picture, its name in the content. */
function shownBy(element: Element): string {
  if (!(element instanceof HTMLImageElement)) return normalise(element.textContent);
  return /\/media\/(?:pictures|library)\/([a-z0-9-]+?)(?:-\d+)?\.\w+(?:\?|$)/.exec(element.src)?.[1] ?? '';
}

/** A text or a picture's name, and the field that holds it. */
interface ShownField {
  id: DocumentId;
  /** Such as `sections.2.heading`. */
  path: string;
  shown: string;
}

/** Documents whose texts stand on every page. */
const everywhere = ['identity', 'navigation', 'closing', 'home', 'clients', 'presence', 'interface'] as const;

/** Every text that the page may show, as visitors read it. Those of the edited document come first. */
function listFields(site: Site, edited: DocumentId | undefined): ShownField[] {
  const page = site.pages.find(({ id }) => id === edited);
  const own = page ?? (edited !== undefined && Object.hasOwn(site, edited) && site[edited as 'home']);
  return [
    ...(edited !== undefined && own ? listTexts(edited, own) : []),
    ...everywhere.filter((id) => id !== edited).flatMap((id) => listTexts(id, site[id])),
  ];
}

function listTexts(id: DocumentId, value: unknown, path: readonly string[] = []): ShownField[] {
  if (typeof value === 'string') return [{ id, path: path.join('.'), shown: normalise(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listTexts(id, item, [...path, key]));
}

/** Texts are compared as a browser shows them. */
const normalise = (text: string): string => text.replace(/\s+/g, ' ').trim();
