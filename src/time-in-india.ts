const parts = {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Formats an instant in India's time: 22 Nov 2026, 14:10. Other languages hardly abbreviate their months. */
export function clockInIndia(instant: Date, locale = 'en-IN'): string {
  const month = locale.startsWith('en') ? 'short' : 'long';
  return new Intl.DateTimeFormat(locale, { ...parts, month }).format(instant);
}

/** Formats an instant in India's time for the staff, with the time zone: 22 Nov 2026, 14:10 IST. */
export function timeInIndia(instant: Date): string {
  return `${clockInIndia(instant)} IST`;
}
