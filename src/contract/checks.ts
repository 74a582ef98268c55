import { LIMITS } from './fields.ts';
import { mandatoryNotice, type Notice, tooShortNotice } from './notices.ts';

/**
 * A row of a form's table of checks (specification, section 5). `title` is the field's label and its notice's title.
 */
export interface Check<Field extends string = string> {
  field: Field;
  title: string;
  /** Without a rule only emptiness is checked; `ten digits` also refuses fewer than ten. */
  rule?: 'ten digits';
}

export interface Failure<Field extends string = string> {
  field: Field;
  notice: Notice;
}

/** Every check that fails, in the order of the table. The notice of the first one is shown. */
export function findFailures<Field extends string>(
  checks: readonly Check<Field>[],
  values: Readonly<Record<Field, string | null | undefined>>,
): Failure<Field>[] {
  return checks.flatMap(({ field, title, rule }): Failure<Field>[] => {
    const value = (values[field] ?? '').trim();
    if (value === '') return [{ field, notice: mandatoryNotice(title) }];
    if (rule === 'ten digits' && value.length < LIMITS.phoneDigits)
      return [{ field, notice: tooShortNotice(title) }];
    return [];
  });
}
