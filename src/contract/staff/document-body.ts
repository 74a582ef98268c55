export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** As JSON. Several times the longest document of the product. */
export const LONGEST_DOCUMENT_BYTES = 128 * 1024;

/** Deeper than any schema, and far from where a recursive function runs out of stack. */
const DEEPEST = 24;

/** Whether a value can be stored as jsonb and read again unchanged, whatever it says. */
export const storableBody = {
  accepts: (value: unknown): boolean => isPlain(value) && isStorable(value, 0),
  fault: 'is no text of a document',
};

function isStorable(value: unknown, depth: number): boolean {
  if (depth > DEEPEST) return false;
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth + 1));
  if (!isPlain(value)) return false;
  return Object.entries(value).every(
    ([key, item]) => key !== '__proto__' && isStorableText(key) && isStorable(item, depth + 1),
  );
}

/** jsonb stores neither NUL nor half of a surrogate pair. */
const isStorableText = (text: string) => !text.includes('\u0000') && text.isWellFormed();

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
