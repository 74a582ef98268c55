import { source } from '../../../src/content/languages.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';

/** The date of an instant in India: 21-11-2026, and 21 नवंबर 2026 in Hindi. Takes an ISO 8601 instant. */
export function postedDate(instant: string, locale: string): string {
  const date = new Date(instant);
  return locale === source.locale
    ? dayInIndia(date).split('-').reverse().join('-')
    : date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
}
