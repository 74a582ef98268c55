const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats an instant in India's time, with the time zone: 22 Nov 2026, 14:10 IST. */
export function timeInIndia(instant: Date): string {
  return `${format.format(instant)} IST`;
}
