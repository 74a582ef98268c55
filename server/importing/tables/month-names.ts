/** The languages in which sites of India write the names of months. */
const locales = ['en', 'hi', 'mr', 'gu', 'bn', 'pa', 'ta', 'te', 'kn', 'ml', 'or', 'ur'];

/** Spellings that the lists of Unicode do not have: WordPress's Hindi, and English with four letters. */
const others: Readonly<Record<string, number>> = {
  sept: 9,
  जनवरी: 1,
  फरवरी: 2,
  फेब्रुवरी: 2,
  अप्रेल: 4,
  जुलाइ: 7,
  अक्तूबर: 10,
  अक्टूबर: 10,
  नवम्बर: 11,
  दिसम्बर: 12,
};

/**
 * A name without what is written in one way or the other: the dot below a letter, and the n or m before a consonant, which
 * is a letter (नवम्बर) or a dot above (नवंबर).
 */
export const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\u093C/g, '')
    .replace(/[मन]\u094D(?=\p{L})/gu, '\u0902')
    .replace(/[.॰]$/, '')
    .normalize('NFC')
    .toLowerCase();

function* namesOf(kind: 'month' | 'weekday'): Generator<[name: string, number: number]> {
  // A name within a date may have another ending than the name alone.
  for (const locale of locales)
    for (const length of ['long', 'short'] as const)
      for (const around of [{}, { day: 'numeric' } as const]) {
        const format = new Intl.DateTimeFormat(locale, { [kind]: length, ...around, timeZone: 'UTC' });
        for (let number = 1; number <= (kind === 'month' ? 12 : 7); number += 1) {
          const day =
            kind === 'month' ? new Date(Date.UTC(2024, number - 1, 15)) : new Date(Date.UTC(2024, 0, number));
          const name = format.formatToParts(day).find(({ type }) => type === kind)?.value;
          if (name !== undefined && /\p{L}/u.test(name)) yield [plainName(name), number];
        }
      }
}

export const monthOf: ReadonlyMap<string, number> = new Map([
  ...[...namesOf('month')].filter(([name]) => name.length > 1),
  ...Object.entries(others).map(([name, month]) => [plainName(name), month] as const),
]);

export const weekdays: ReadonlySet<string> = new Set([
  ...[...namesOf('weekday')].map(([name]) => name),
  ...['tues', 'thur', 'thurs'],
]);
