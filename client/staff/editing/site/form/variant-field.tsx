import type { BranchProps } from './field-props.ts';

/** The fields of one of several kinds. The kind was chosen when the item was added. */
export function VariantField({ field, path, value, isNamed, renderField }: BranchProps<'variants'>) {
  const kind: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, field.by) : undefined;
  const variant = field.variants.find((each) => each.value === kind);
  if (variant === undefined)
    return <p className="muted">This version of the editor does not know this kind: “{String(kind)}”.</p>;
  return renderField({ schema: variant.schema, path, value, isNamed });
}
