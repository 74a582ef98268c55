const MAX_SLUG_LENGTH = 60;

/**
 * The path of an opening's page: `/jobs/JO-1040-security-guard`, or `/jobs/JO-1040` if the position has no ASCII
 * letters.
 */
export function jobPath(job: { Jid: string; OpenPosition: string }): `/jobs/${string}` {
  return `/jobs/${jobSegment(job)}`;
}

/** The last segment of the path: the Jid, and a slug for human readers only. */
export function jobSegment({ Jid, OpenPosition }: { Jid: string; OpenPosition: string }): string {
  const slug = slugOf(OpenPosition);
  return slug === '' ? Jid : `${Jid}-${slug}`;
}

/** The Jid that a segment starts with, in canonical letter case; undefined if there is none. */
export function jidOfSegment(segment: string): string | undefined {
  const digits = /^jo-([1-9]\d{0,18})(?:-|$)/i.exec(segment)?.[1];
  return digits === undefined ? undefined : `JO-${digits}`;
}

/** The ASCII letters and digits of a text as words joined by hyphens, limited to as many whole words as fit. */
function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let slug = '';
  for (const word of words ?? []) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > MAX_SLUG_LENGTH) break;
    slug = longer;
  }
  return slug;
}
