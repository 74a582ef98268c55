const indian = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** The day of an instant in India: 21-11-2026. */
export const postedDate = (instant: string) => indian.format(new Date(instant)).replaceAll('/', '-');
