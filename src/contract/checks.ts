import { LIMITS } from './fields.ts';
import { mandatoryNotice, type Notice, tooShortNotice } from './notices.ts';

/** One step of a form's table of checks. `title` is the notice's title and begins the field's label. */
export interface Check<Field extends string = string> {
  field: Field;
  title: string;
  /** Only emptiness is checked unless stated; `ten digits` refuses fewer than ten. */
  rule?: 'ten digits';
}

export interface Failure<Field extends string = string> {
  field: Field;
  notice: Notice;
}

/** Every check that fails, in the order of the table; the first is the one whose notice is shown. */
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
