import type * as z from 'zod';
import { describeField } from './describe-field.ts';

/**
 * The value of a field that was just added. It need not be publishable: texts are empty, choices are the first, and
 * what is optional is absent.
 */
export function createBlank(schema: z.ZodType): unknown {
  const field = describeField(schema);
  switch (field.kind) {
    case 'text':
      return field.control === 'colour' ? '#14264a' : '';
    case 'number':
      return Math.max(field.least ?? 0, 0);
    case 'choice':
      return field.choices[0];
    case 'tick':
      return true;
    case 'fixed':
      return field.value;
    case 'group':
      return blankGroup(field.fields);
    case 'list':
      return Array.from({ length: field.least }, () => createBlank(field.item));
    case 'variants': {
      const first = field.variants[0];
      return first && createBlank(first.schema);
    }
  }
}

function blankGroup(fields: readonly (readonly [string, z.ZodType])[]): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(([, schema]) => !describeField(schema).isOptional)
      .map(([name, schema]) => [name, createBlank(schema)]),
  );
}
