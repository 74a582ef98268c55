import { z } from 'zod';

declare const fields: unique symbol;
declare const names: unique symbol;

/** FormData that remembers its fields, so that a misspelt one does not compile. */
type TypedFormData<Fields> = NamedFormData<Fields, keyof Fields>;

interface NamedFormData<Fields, Names> extends FormData {
  readonly [fields]: Fields;
  /** Or else a misspelt name would pass wherever the right one may be left out. */
  readonly [names]: Names;
}

/** Undefined values are left out. */
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

/** A schema for FormData whose fields obey `shape`. A field that was sent twice counts as its last. */
export function formDataOf<Output, Input>(shape: z.ZodType<Output, Input>) {
  return z
    .custom<TypedFormData<Input>>((value) => value instanceof FormData, 'must be multipart form data')
    .transform((form): unknown => Object.fromEntries(form))
    .pipe(shape as z.ZodType<Output, unknown>);
}
