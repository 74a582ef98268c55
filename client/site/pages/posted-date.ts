const indian = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** The date of an instant in India, as 21-11-2026. Takes an ISO 8601 instant. */
export const postedDate = (instant: string) => indian.format(new Date(instant)).replaceAll('/', '-');
