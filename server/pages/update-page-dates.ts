/** Records today as the date of each page whose content has changed since the last run. */
import { writeFileSync } from 'node:fs';
import { sampleSite } from '../content/sample-site.ts';
import { isListed } from './head.ts';
import dates from './page-dates.json' with { type: 'json' };
import { contentDigest } from './page-dates.ts';

const known: Record<string, { content: string; changed: string } | undefined> = dates;
const today = new Date().toISOString().slice(0, 10);

const entries = sampleSite.pages.filter(isListed).map((page) => {
  const content = contentDigest(page);
  const before = known[page.path];
  return [page.path, before?.content === content ? before : { content, changed: today }] as const;
});
const changed = entries.filter(([path, entry]) => entry !== known[path]);
writeFileSync(
  new URL('page-dates.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
);
console.log(changed.length === 0 ? 'No page has changed.' : changed.map(([path]) => path).join('\n'));
