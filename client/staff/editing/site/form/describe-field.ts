import * as z from 'zod';
import type { Control } from '../../../../../src/content/schema/fields.ts';

interface Common {
  label: string;
  help?: string;
  /** The field beside it that it is made from while it is empty. */
  madeFrom?: string;
  /** Whether the document may do without it. It is then added by a button instead of being left empty. */
  isOptional: boolean;
}

/** Describes a field for the editor. The description is read from the schema, so that no field is described twice. */
export type Field = Common &
  (
    | { kind: 'text'; control: Control; most?: number }
    | { kind: 'number'; isWhole: boolean; least?: number; most?: number }
    | { kind: 'choice'; control?: Control; choices: readonly string[] }
    /** Either `true` or absent. */
    | { kind: 'tick' }
    | { kind: 'group'; control?: Control; fields: readonly (readonly [name: string, schema: z.ZodType])[] }
    | { kind: 'list'; item: z.ZodType; itemName: string; title?: string; least: number; most: number }
    | { kind: 'variants'; by: string; variants: readonly Variant[] }
    /** A value that the kind of its group determines, such as the type of a section. */
    | { kind: 'fixed'; value: unknown }
  );

/** One of the schemas that an item may have, such as one type of section. */
export interface Variant {
  value: string;
  label: string;
  schema: z.ZodType;
}

const described = new WeakMap<z.ZodType, Field>();

/** Describes a field by its schema and the meta of the schema. Called with every render, so it remembers. */
export function describeField(schema: z.ZodType): Field {
  const known = described.get(schema);
  if (known !== undefined) return known;
  const field = describe(schema);
  described.set(schema, field);
  return field;
}

type Outer = z.GlobalMeta & { isOptional?: boolean };

/** The meta of a schema is lost as soon as it is wrapped, so it is handed down to the schema within. */
function describe(schema: z.ZodType, outer: Outer = {}): Field {
  const meta: Outer = { ...schema.meta(), ...outer };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return describe(zodType(schema.unwrap()), { ...meta, isOptional: true });
  if (schema instanceof z.ZodReadonly) return describe(zodType(schema.unwrap()), meta);
  const { label = '', help, control = 'line', item = 'item', title, madeFrom, isOptional = false } = meta;
  const common: Common = { label, isOptional, ...(help && { help }), ...(madeFrom && { madeFrom }) };
  if (schema instanceof z.ZodString) {
    const { maxLength } = schema;
    return { ...common, kind: 'text', control, ...(maxLength !== null && { most: maxLength }) };
  }
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema;
    return {
      ...common,
      kind: 'number',
      isWhole: schema.format === 'safeint',
      ...(minValue !== null && { least: minValue }),
      ...(maxValue !== null && { most: maxValue }),
    };
  }
  if (schema instanceof z.ZodEnum)
    return {
      ...common,
      kind: 'choice',
      ...(control !== 'line' && { control }),
      choices: schema.options.map(String),
    };
  if (schema instanceof z.ZodLiteral)
    return schema.value === true
      ? { ...common, kind: 'tick' }
      : { ...common, kind: 'fixed', value: schema.value };
  if (schema instanceof z.ZodDiscriminatedUnion) return { ...common, ...listVariants(schema) };
  if (schema instanceof z.ZodObject)
    return { ...common, kind: 'group', ...(control !== 'line' && { control }), fields: listFields(schema) };
  if (schema instanceof z.ZodArray) {
    const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = readLimits(schema);
    return {
      ...common,
      kind: 'list',
      item: zodType(schema.element),
      itemName: item,
      ...(title && { title }),
      least: minimum,
      most: maximum,
    };
  }
  if (schema instanceof z.ZodCustom) return { ...common, kind: 'text', control };
  throw new Error(`the editor has no control for a schema of type ${schema.type}`);
}

function listFields(schema: z.ZodObject): (readonly [string, z.ZodType])[] {
  return Object.entries(schema.shape).map(([name, each]) => [name, zodType(each)]);
}

function listVariants(schema: z.ZodDiscriminatedUnion): {
  kind: 'variants';
  by: string;
  variants: Variant[];
} {
  const by = schema.def.discriminator;
  const variants = schema.options.map((option) => {
    const variant = zodType(option);
    const literal = variant instanceof z.ZodObject ? variant.shape[by] : undefined;
    const value = literal instanceof z.ZodLiteral ? String(literal.value) : '';
    return { value, label: variant.meta()?.label ?? value, schema: variant };
  });
  return { kind: 'variants', by, variants };
}

/** The length of a list is limited by checks, which zod shows to libraries in their definitions. */
function readLimits(schema: z.ZodArray): { minimum?: number; maximum?: number } {
  const limits: { minimum?: number; maximum?: number } = {};
  for (const { _zod } of schema.def.checks ?? []) {
    const { def } = _zod;
    if ('minimum' in def && typeof def.minimum === 'number') limits.minimum = def.minimum;
    if ('maximum' in def && typeof def.maximum === 'number') limits.maximum = def.maximum;
  }
  return limits;
}

/** Narrows zod's core type to the one with methods, which every schema of ours is. */
function zodType(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('the schema is not one of zod’s own');
}
