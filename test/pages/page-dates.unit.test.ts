import { expect, it } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { isListed } from '../../server/pages/head.ts';
import dates from '../../server/pages/page-dates.json' with { type: 'json' };
import { contentDigest, pageDate } from '../../server/pages/page-dates.ts';

const { pages } = sampleSite;

const noted: Record<string, { content: string; changed: string } | undefined> = dates;
const listed = pages.filter(isListed);

it.each(listed)(
  'the words of $path have not changed since its date; otherwise run `npm run page-dates`',
  (page) => {
    expect(contentDigest(page)).toBe(noted[page.path]?.content);
  },
);

it('there is a date for every page of the sitemap, and for no other', () => {
  expect(Object.keys(noted)).toEqual(listed.map(({ path }) => path));
  for (const page of listed) expect(pageDate(sampleSite, page)?.getTime()).toBeLessThanOrEqual(Date.now());
});

it('a page’s digest changes with its words and with the lists that it shows', () => {
  const [page] = pages.filter(({ sections }) => sections !== undefined);
  if (page === undefined) throw new Error('no page has sections');
  expect(contentDigest({ ...page, heading: `${page.heading}!` })).not.toBe(contentDigest(page));
  expect(contentDigest({ ...page, sections: [] })).not.toBe(contentDigest(page));
  expect(contentDigest({ ...page })).toBe(contentDigest(page));
});
