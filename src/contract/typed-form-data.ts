import { z } from 'zod';
import { says } from './sentences.ts';

declare const fields: unique symbol;
declare const names: unique symbol;

/** FormData that remembers the types of its fields, so that a misspelt field does not compile. */
type TypedFormData<Fields> = NamedFormData<Fields, keyof Fields>;

interface NamedFormData<Fields, Names> extends FormData {
  readonly [fields]: Fields;
  /** Invariant in the names: otherwise a misspelt name would be accepted in place of an optional field. */
  readonly [names]: Names;
}

/** Builds typed FormData. Undefined values are left out. */
export function toFormData<Fields extends Record<string, string | number | Blob | undefined>>(
  values: Fields,
): TypedFormData<Fields> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form as TypedFormData<Fields>;
}

/** A schema for FormData whose fields match `shape`. If a field occurs twice, the last value counts. */
export function formDataOf<Output, Input>(shape: z.ZodType<Output, Input>) {
  return z
    .custom<TypedFormData<Input>>((value) => value instanceof FormData, says('checks.notFormData'))
    .transform((form): unknown => Object.fromEntries(form))
    .pipe(shape as z.ZodType<Output, unknown>);
}
