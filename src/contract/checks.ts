import { LIMITS } from './fields.ts';

/**
 * A row of a form's table of checks (specification, section 5). `title` is the field's label and its notice's title,
 * which the site shows in its own words.
 */
export interface Check<Field extends string = string> {
  field: Field;
  title: string;
  /** Without a rule only emptiness is checked; `ten digits` also refuses fewer than ten. */
  rule?: 'ten digits';
}

export interface Failure<Field extends string = string> {
  field: Field;
  title: string;
  fault: 'mandatory' | 'tooShort';
}

/** Every check that fails, in the order of the table. The notice of the first one is shown. */
export function findFailures<Field extends string>(
  checks: readonly Check<Field>[],
  values: Readonly<Record<Field, string | null | undefined>>,
): Failure<Field>[] {
  return checks.flatMap(({ field, title, rule }): Failure<Field>[] => {
    const value = (values[field] ?? '').trim();
    if (value === '') return [{ field, title, fault: 'mandatory' }];
    if (rule === 'ten digits' && value.length < LIMITS.phoneDigits)
      return [{ field, title, fault: 'tooShort' }];
    return [];
  });
}
