const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day of an instant where the company is, as 2026-12-31. */
export function dayInIndia(instant: Date): string {
  return calendar.format(instant);
}
