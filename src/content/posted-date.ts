import { dayInIndia } from '../day-in-india.ts';
import { source } from '../languages.ts';

/** A date in India: 21-11-2026, and 21 नवंबर 2026 in Hindi. Takes an ISO 8601 instant, or a day such as 2026-11-21. */
export function postedDate(instant: string, locale: string): string {
  const date = new Date(instant);
  return locale === source.locale
    ? dayInIndia(date).split('-').reverse().join('-')
    : date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
}
