import { SHOWN_NUMBER } from '../../src/content/schema/phone-line.ts';
import type { SingleDocument } from '../../src/content-id.ts';
import { type ContentId, isCatalogueId } from '../../src/content-id.ts';
import type { Json, JsonObject } from '../../src/contract/staff/document-body.ts';

/** Turns a body of one version of a schema into one of the next. It is pure, and keeps every key that it does not know. */
export type Upcaster = (body: JsonObject) => JsonObject;
export type DocumentKindName = SingleDocument | 'page' | 'catalogue';

/**
 * What brings stored bodies up to the schemas of today, by kind: the first one turns version 1 into version 2. A schema
 * that older bodies do not satisfy gets a higher `version` in src/content/documents.ts, an upcaster here, and a body of
 * the version before in test/content/kept-examples. A released one is never changed, since bodies of any age are read.
 */
export const upcasters: Readonly<Record<DocumentKindName, readonly Upcaster[]>> = {
  identity: [dialAsShown],
  navigation: [],
  facts: [],
  home: [],
  leaders: [],
  clients: [],
  galleries: [],
  presence: [dialAsShown],
  closing: [],
  pictures: [],
  letters: [],
  interface: [],
  synonyms: [],
  replies: [],
  page: [],
  catalogue: [],
};

/**
 * Until version 2 a number had a second field, as dialled, which could be another number. It remains where what was
 * shown is no number that can be dialled.
 */
function dialAsShown(body: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, dropDialled(value)]));
}

function dropDialled(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(dropDialled);
  const { dial, display, ...others } = value;
  if (typeof dial !== 'string' || typeof display !== 'string') return dialAsShown(value);
  return { ...others, display: SHOWN_NUMBER.test(display) ? display : dial };
}

/** TypeScript does not tell a list that cannot be changed from an object by `Array.isArray` alone. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export function kindNameOf(id: ContentId): DocumentKindName {
  if (isCatalogueId(id)) return 'catalogue';
  return id.startsWith('page:') ? 'page' : (id as SingleDocument);
}

/**
 * Brings a body up from the version of the schema that it was stored by. One of a newer release, which another server
 * may have stored during an update, stays as it is.
 */
export function upcast(body: JsonObject, version: number, chain: readonly Upcaster[]): JsonObject {
  return chain.slice(version - 1).reduce((older, step) => step(older), body);
}
