import * as z from 'zod';

/** The keys down to a field: `['sections', 2, 'heading']`. An empty path is the whole body. */
export type FieldPath = (string | number)[];

/** A field of a schema with what a body has in it. */
export interface Field {
  path: FieldPath;
  /** The labels down to the field, such as `Sections › 3 › Heading`. */
  label: string;
  meta: z.GlobalMeta;
  value: unknown;
}

/**
 * Every field of a body that its schema describes, in the order of the schema. Drafts may be unfinished: what is missing
 * or is something else than the schema says is passed over.
 */
export function* walkFields(
  schema: z.ZodType,
  value: unknown,
  path: FieldPath = [],
  labels: readonly string[] = [],
): Generator<Field> {
  const keys = keysOf(schema, value);
  if (keys === undefined) {
    if (value !== undefined) yield { path, label: sayPath(labels), meta: readMeta(schema), value };
    return;
  }
  for (const key of keys) {
    const field = fieldOf(schema, value, key);
    if (field === undefined) continue;
    yield* walkFields(field, valueAt(value, key), [...path, key], [...labels, labelOf(field, key)]);
  }
}

/** The labels down to a path, as far as the schema goes; from there on the keys themselves. */
export function labelAt(schema: z.ZodType, value: unknown, path: FieldPath): string {
  const labels: string[] = [];
  let field: z.ZodType | undefined = schema;
  let there = value;
  for (const key of path) {
    field = field && fieldOf(field, there, key);
    there = valueAt(there, key);
    labels.push(labelOf(field, key));
  }
  return sayPath(labels);
}

const sayPath = (labels: readonly string[]) => labels.join(' › ');

/** An item of a list has its number only: what it is called stands before it. */
function labelOf(field: z.ZodType | undefined, key: string | number): string {
  if (typeof key === 'number') return String(key + 1);
  return (field && readMeta(field).label) ?? key;
}

/** Reads a value by its path; undefined where there is none. */
export function valueAt(value: unknown, ...path: FieldPath): unknown {
  let there = value;
  for (const key of path) {
    if (typeof there !== 'object' || there === null || !Object.hasOwn(there, key)) return undefined;
    there = Reflect.get(there, key);
  }
  return there;
}

/** The keys below a value that has fields of its own; undefined for any other value. */
function keysOf(schema: z.ZodType, value: unknown): (string | number)[] | undefined {
  const inner = optionOf(unwrap(schema), value);
  if (inner instanceof z.ZodArray) return Array.isArray(value) ? [...value.keys()] : [];
  if (!(inner instanceof z.ZodObject)) return undefined;
  return Object.keys(inner.shape).filter((key) => valueAt(value, key) !== undefined);
}

function fieldOf(schema: z.ZodType, value: unknown, key: string | number): z.ZodType | undefined {
  const inner = optionOf(unwrap(schema), value);
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (!(inner instanceof z.ZodObject) || !Object.hasOwn(inner.shape, key)) return undefined;
  return inner.shape[key] as z.ZodType;
}

/** Of a union of kinds of sections, the kind that the value names; undefined where it names none of them. */
function optionOf(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const type = valueAt(value, 'type');
  return schema.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject &&
      option.shape.type instanceof z.ZodLiteral &&
      option.shape.type.values.has(type as z.core.util.Literal),
  );
}

/** What a field is called stands on it, or on what it wraps. */
function readMeta(schema: z.ZodType): z.GlobalMeta {
  return describe(schema).meta;
}

function unwrap(schema: z.ZodType): z.ZodType {
  return describe(schema).inner;
}

interface Described {
  /** The schema without what wraps it. */
  inner: z.ZodType;
  meta: z.GlobalMeta;
}

/** A site has thousands of fields, which are walked whenever it is composed; their schemas never change. */
const described = new WeakMap<z.ZodType, Described>();

function describe(schema: z.ZodType): Described {
  const known = described.get(schema);
  if (known !== undefined) return known;
  const wrapped = isWrapper(schema) ? describe(schema.unwrap() as z.ZodType) : undefined;
  const made = { inner: wrapped?.inner ?? schema, meta: { ...wrapped?.meta, ...schema.meta() } };
  described.set(schema, made);
  return made;
}

function isWrapper(
  schema: z.ZodType,
): schema is z.ZodReadonly | z.ZodOptional | z.ZodExactOptional | z.ZodNullable {
  return (
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable
  );
}
