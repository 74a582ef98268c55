const zone = { timeZone: 'Asia/Kolkata' } as const;
const day = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en-IN', {
  ...zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('en-IN', { ...zone, hour: '2-digit', minute: '2-digit', hour12: false });

interface WhenProps {
  at: string;
  /** Shows date and time. */
  full?: boolean;
}

/** A moment in India's time. The short form shows the time if it is today, and the date otherwise. */
export function When({ at, full }: WhenProps) {
  const moment = new Date(at);
  const whole = `${dayOfYear.format(moment)}, ${time.format(moment)}`;
  return (
    <time dateTime={at} title={whole}>
      {full ? whole : short(moment)}
    </time>
  );
}

function short(moment: Date): string {
  const now = new Date();
  if (dayOfYear.format(moment) === dayOfYear.format(now)) return time.format(moment);
  return (moment.getFullYear() === now.getFullYear() ? day : dayOfYear).format(moment);
}
