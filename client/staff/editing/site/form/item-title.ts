import type * as z from 'zod';
import { capitalise } from '../../../ui/capitalise.ts';
import { describeField, type Field } from './describe-field.ts';

const MOST = 70;

/** The title of a folded item: the text of its title field, otherwise its first text, otherwise its number. */
export function writeItemTitle(list: Field & { kind: 'list' }, item: unknown, index: number): string {
  const text = textOf(item, list.title);
  if (text !== '') return text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text;
  return `${capitalise(list.itemName)} ${index + 1}`;
}

function textOf(item: unknown, title: string | undefined): string {
  if (typeof item === 'string') return item.trim();
  if (Array.isArray(item)) return item.filter((each) => typeof each === 'string').join(' · ');
  if (typeof item !== 'object' || item === null) return '';
  const named = title === undefined ? undefined : Reflect.get(item, title);
  return typeof named === 'string' ? named.trim() : '';
}

/** The kind of an item, where a list has several, such as “Steps” for a section. */
export function findVariantLabel(schema: z.ZodType, item: unknown): string | undefined {
  const field = describeField(schema);
  if (field.kind !== 'variants' || typeof item !== 'object' || item === null) return undefined;
  const value: unknown = Reflect.get(item, field.by);
  return field.variants.find((variant) => variant.value === value)?.label;
}

/** The label of a choice that the schema gives as a code, such as `command-centre`. */
export const choiceLabel = (choice: string) => capitalise(choice.replaceAll('-', ' '));
