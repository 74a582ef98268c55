import type { Selectable } from 'kysely';
import { stripTrailing } from '../../src/strip-trailing.ts';
import type { Database } from '../database/schema.ts';

/** What `chosen` says of the site itself; '' where somebody has said that it is none of those before. */
export const SAME_SITE = 'same site as';
const HEADINGS = 'site ';

type ImportRow = Selectable<Database['imports']>;
type OfSite = Pick<ImportRow, 'headings' | 'chosen'>;

/** A site by its address, the same with and without www and by http and https; '' where the file does not say it. */
export function siteAt(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '';
  return `${url.host.replace(/^www\./, '')}${stripTrailing(url.pathname, '/')}`.slice(0, 400);
}

/** What stands for a site where tables have their headings. No table's are like it. */
export const headingsOfSite = (site: string) => (site === '' ? '' : `${HEADINGS}${site}`);

/** The site that the file itself names. */
export const ownSite = ({ headings }: Pick<OfSite, 'headings'>) =>
  headings.startsWith(HEADINGS) ? headings.slice(HEADINGS.length) : '';

/** The site that the file is of: the one that it names, unless somebody has said that it is an earlier one. */
export const siteOf = (row: OfSite) => chosenSite(row) ?? ownSite(row);

export function chosenSite({ chosen }: Pick<OfSite, 'chosen'>): string | undefined {
  return (Object.hasOwn(chosen, SAME_SITE) && chosen[SAME_SITE]) || undefined;
}

/**
 * What of an import is the same as what of another, if their guids are: the numbers that WordPress gives mean something
 * within one site only. Files that do not say their site share a scope, in which nothing is changed unasked.
 */
export function scopeOf(row: OfSite & Pick<ImportRow, 'source' | 'target'>): string {
  const { source, target } = row;
  if (source === 'wordpress') return `${source} ${siteOf(row)}`.trimEnd();
  return target === null ? source : `${source} ${target}`;
}

/** Whether the things of a scope may be of several sites. */
export const isOfNoSite = (scope: string) => scope === 'wordpress';
