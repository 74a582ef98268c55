import type * as z from 'zod';
import { describeField } from './describe-field.ts';
import type { FormFieldProps } from './field-props.ts';
import { below } from './form-context.ts';

/** The text fields of a document whose label or text contains the words, wherever they stand. */
export function findFields(schema: z.ZodType, value: unknown, words: string, path = ''): FormFieldProps[] {
  const field = describeField(schema);
  if (field.kind === 'group')
    return field.fields.flatMap(([name, each]) =>
      findFields(
        each,
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
        words,
        below(path, name),
      ),
    );
  const wanted = words.trim().toLocaleLowerCase('en-IN');
  const text = `${field.label} ${typeof value === 'string' ? value : ''}`.toLocaleLowerCase('en-IN');
  return field.kind === 'text' && text.includes(wanted) ? [{ schema, path, value }] : [];
}
