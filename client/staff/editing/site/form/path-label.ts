import type * as z from 'zod';
import { describeField } from './describe-field.ts';
import { capitalised, titleOfItem } from './item-title.ts';

/** Names a field in the words of the form, such as `Sections › Our guards › Heading`. */
export function labelOfPath(schema: z.ZodType, body: unknown, path: string): string {
  const labels: string[] = [];
  let current: z.ZodType | undefined = schema;
  let value = body;
  for (const part of path === '' ? [] : path.split('.')) {
    if (current === undefined) break;
    const field: ReturnType<typeof describeField> = describeField(current);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    if (field.kind === 'list') {
      labels.push(
        value === undefined
          ? `${capitalised(field.itemName)} ${Number(part) + 1}`
          : titleOfItem(field, value, Number(part)),
      );
      current = narrow(field.item, value);
    } else if (field.kind === 'group') {
      current = field.fields.find(([name]) => name === part)?.[1];
      const label = current === undefined ? part : describeField(current).label;
      if (label !== '') labels.push(label);
      if (current !== undefined) current = narrow(current, value);
    } else current = undefined;
  }
  return labels.join(' › ');
}

/** Where an item may be of several kinds, the kind that it is. */
function narrow(schema: z.ZodType, value: unknown): z.ZodType {
  const field = describeField(schema);
  if (field.kind !== 'variants' || typeof value !== 'object' || value === null) return schema;
  const kind: unknown = Reflect.get(value, field.by);
  return field.variants.find((variant) => variant.value === kind)?.schema ?? schema;
}
