import { sampleOf } from '../../src/content/documents.ts';
import { type ContentId, isCatalogueId } from '../../src/content-id.ts';
import type { Json, JsonObject } from '../../src/contract/staff/document-body.ts';
import type { FieldPath } from '../../src/contract/staff/site.ts';
import { contentKindOf } from './content-kind.ts';
import { productCatalogueBody } from './product-catalogues.ts';
import { kindNameOf, upcast, upcasters } from './upcasters.ts';

/** A body as it is in the database. */
export interface StoredBody {
  body: JsonObject;
  schemaVersion: number;
}

/**
 * Brings a stored body up to the schema of today. What the schema does not know stays in it: a release that is rolled
 * back, or an upcaster that was forgotten, must not cost anybody a sentence.
 */
export function readBody(id: ContentId, { body, schemaVersion }: StoredBody): JsonObject {
  const kind = kindNameOf(id);
  const current = upcast(body, schemaVersion, upcasters[kind]);
  return WITH_ONE_TEXT_A_KEY.includes(kind) ? addNewTexts(current, sampleBody(id) ?? {}) : current;
}

/** The product's own words; undefined for a page that the staff added. */
export function sampleBody(id: ContentId): JsonObject | undefined {
  if (isCatalogueId(id)) return productCatalogueBody(id);
  const sample = sampleOf(id);
  return sample === undefined ? undefined : (sample as JsonObject);
}

/** The fields of a body that the schema does not know. */
export function unknownFields(id: ContentId, body: JsonObject): FieldPath[] {
  const { error } = contentKindOf(id).schema.safeParse(body);
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...fieldPathOf(issue.path), key]) : [],
  );
}

export const fieldPathOf = (path: readonly PropertyKey[]): FieldPath =>
  path.map((key) => (typeof key === 'number' ? key : String(key)));

/** The kinds whose keys the code names, such as labels and descriptions of drawn pictures, and translations. */
const WITH_ONE_TEXT_A_KEY: readonly string[] = ['interface', 'letters', 'pictures', 'catalogue'];

/** Texts that a newer release has added are not in bodies of before: they are the product's own. */
function addNewTexts(body: JsonObject, sample: JsonObject): JsonObject {
  const added = Object.entries(sample).map(([key, text]): [string, Json] => {
    const own = body[key];
    return [key, isObject(own) && isObject(text) ? addNewTexts(own, text) : (own ?? text)];
  });
  return { ...Object.fromEntries(added), ...unknownTo(sample, body) };
}

const unknownTo = (sample: JsonObject, body: JsonObject) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => !Object.hasOwn(sample, key)));

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
