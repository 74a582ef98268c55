import { kindOf } from '../../src/content/documents.ts';
import { type DocumentId, isPageId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { Language } from '../../src/languages.ts';

/** What the office calls a document: a page by its name, and what exists once by its kind. */
export function labelOf({ document, body }: { document: DocumentId; body: JsonObject }): string {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return (isPageId(document) && (text(body.name) || text(body.path))) || kindOf(document).label;
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** What the office calls the translations of a document: `The company in Hindi`. */
export const labelIn = ({ code }: Language, label: string): string => `${label} in ${nameOf({ code })}`;

/** The English name of a language. */
export const nameOf = ({ code }: Pick<Language, 'code'>): string => names.of(code) ?? code;
