import { source } from '../../../src/content/languages.ts';

const timeZone = 'Asia/Kolkata';
const numeric = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** The date of an instant in India: 21-11-2026, and 21 नवंबर 2026 in Hindi. Takes an ISO 8601 instant. */
export function postedDate(instant: string, locale: string): string {
  const date = new Date(instant);
  return locale === source.locale
    ? date.toLocaleDateString('en-GB', numeric).replaceAll('/', '-')
    : date.toLocaleDateString(locale, { dateStyle: 'long', timeZone });
}
