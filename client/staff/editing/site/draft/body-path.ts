import type { Json, JsonObject } from '../../../../../src/contract/staff/document-body.ts';

/** The parts of a path such as `sections.2.heading`. */
export const splitPath = (path: string): string[] => (path === '' ? [] : path.split('.').map(readName));

/** A path as one text. The names in the schemas of documents have no dots, but the sentences of translations have. */
export function joinPath(parts: readonly (string | number)[]): string {
  return parts.map((part) => (typeof part === 'number' ? part : writeName(part))).join('.');
}

// As in JSON Pointer (RFC 6901), with a dot for the slash.
const writeName = (name: string) => name.replaceAll('~', '~0').replaceAll('.', '~1');
const readName = (name: string) => name.replaceAll('~1', '.').replaceAll('~0', '~');

export function readAt(body: Json | undefined, path: string): Json | undefined {
  return splitPath(path).reduce<Json | undefined>(readChild, body);
}

/** Replaces one value; everything beside the path stays the same object. `undefined` takes a field out. */
export function writeAt(body: JsonObject, path: string, value: Json | undefined): JsonObject {
  const next = write(body, splitPath(path), value);
  if (!isObject(next)) throw new Error('the body of a document is an object');
  return next;
}

/** Changes the list at a path; nothing happens where there is none. */
export function changeListAt(body: JsonObject, path: string, change: (items: Json[]) => Json[]): JsonObject {
  const items = readAt(body, path);
  return Array.isArray(items) || items === undefined ? writeAt(body, path, change([...(items ?? [])])) : body;
}

/** Takes a field or an item out. */
export function removeAt(body: JsonObject, path: string): JsonObject {
  const parts = splitPath(path);
  const outer = joinPath(parts.slice(0, -1));
  if (!Array.isArray(readAt(body, outer))) return writeAt(body, path, undefined);
  return changeListAt(body, outer, (items) => items.toSpliced(Number(parts.at(-1)), 1));
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readChild(value: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(name)];
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function write(value: Json | undefined, [name, ...rest]: string[], next: Json | undefined): Json | undefined {
  if (name === undefined) return next;
  const child = write(readChild(value, name), rest, next);
  if (Array.isArray(value)) return child === undefined ? value : value.with(Number(name), child);
  const { [name]: _, ...others } = isObject(value) ? value : {};
  if (child === undefined) return others;
  // A field that was there keeps its place, so that the order of a body does not depend on who edited it.
  return isObject(value) && Object.hasOwn(value, name)
    ? { ...value, [name]: child }
    : { ...others, [name]: child };
}
