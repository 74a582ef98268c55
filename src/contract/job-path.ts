const LONGEST_SLUG = 60;

/** Where an opening's own page stands: `/jobs/JO-1040-security-guard`, or `/jobs/JO-1040` where no letter is left. */
export function jobPath(job: { Jid: string; OpenPosition: string }): `/jobs/${string}` {
  return `/jobs/${jobSegment(job)}`;
}

/** The path's last segment: the Jid, and a slug that is there to be read. */
export function jobSegment({ Jid, OpenPosition }: { Jid: string; OpenPosition: string }): string {
  const slug = slugOf(OpenPosition);
  return slug === '' ? Jid : `${Jid}-${slug}`;
}

/** The Jid that a segment begins with, in its own letter case; undefined where it begins with none. */
export function jidOfSegment(segment: string): string | undefined {
  const digits = /^jo-([1-9]\d{0,18})(?:-|$)/i.exec(segment)?.[1];
  return digits === undefined ? undefined : `JO-${digits}`;
}

/** ASCII letters and digits of a text, in words joined by hyphens; whole words, as long as they fit. */
function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let slug = '';
  for (const word of words ?? []) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > LONGEST_SLUG) break;
    slug = longer;
  }
  return slug;
}
