import { LIMITS } from './fields.ts';

/** A row of a form's table of checks (specification, section 5). */
export interface Check<Field extends string = string, Label extends string = string> {
  field: Field;
  /** The field's label and its notice's title, by the name that both have in field-titles.ts and the site's words. */
  label: Label;
  /** Without a rule only emptiness is checked; `ten digits` also refuses fewer than ten. */
  rule?: 'ten digits';
  /** The field came after the first release (`addedLater` of fields.ts), so a page that was loaded before lacks it. */
  isLater?: true;
}

export interface Failure<Field extends string = string> {
  field: Field;
  label: string;
  fault: 'mandatory' | 'tooShort';
}

/** Every check that fails, in the order of the table. The notice of the first one is shown. */
export function findFailures<Field extends string>(
  checks: readonly Check<Field>[],
  values: Readonly<Record<Field, string | null | undefined>>,
): Failure<Field>[] {
  return checks.flatMap(({ field, label, rule }): Failure<Field>[] => {
    const value = (values[field] ?? '').trim();
    if (value === '') return [{ field, label, fault: 'mandatory' }];
    if (rule === 'ten digits' && value.length < LIMITS.phoneDigits)
      return [{ field, label, fault: 'tooShort' }];
    return [];
  });
}
