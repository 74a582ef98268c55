/** The address that a page's name suggests: `/night-patrols` for “Night patrols”. */
export function addressFor(name: string): string {
  return `/${wordsOfAddress(name).join('-')}`;
}

/** The anchor that a section's heading suggests: `night-patrols`. Empty for a heading without Latin letters. */
export function anchorFor(heading: string): string {
  const anchor = wordsOfAddress(heading).join('-');
  return anchor.length <= LONGEST_ANCHOR ? anchor : anchor.slice(0, LONGEST_ANCHOR).replace(/-[^-]*$/, '');
}

const LONGEST_ANCHOR = 40;

function wordsOfAddress(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
