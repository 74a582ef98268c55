import { expect, test } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { sampleFacts } from '../../src/content/facts.ts';
import { sampleIdentity } from '../../src/content/identity.ts';
import { composeSite } from '../../src/content/site.ts';

const nothingElse = { changed: new Map(), moved: new Map(), uploads: new Map() };

test('a company may have braces and tags in its name', () => {
  const identity = { ...sampleIdentity, shortName: '{Trishul} <b>& Sons</b>' };
  const { words } = composeSite('braces', { bodies: new Map([['identity', identity]]), ...nothingElse });
  expect(words('pages.homeSlides')).toContain('{Trishul} <b>& Sons</b>');
});

test('a figure that is called like a parameter does not take its place', () => {
  const figures = [...sampleFacts.figures, { token: 'count', value: '999', meaning: 'A count' }];
  const { words } = composeSite('figures', { bodies: new Map([['facts', { figures }]]), ...nothingElse });
  expect(words('jobs.total', { count: 3, total: 3 })).not.toContain('999');
});

const plurals = ['total', 'rows', 'totalByPage', 'narrowed', 'narrowedByPage'] as const;
test.for([
  ...plurals.map((id) => [`jobs.${id}`, 'opening'] as const),
  ...plurals.map((id) => [`compliances.${id}`, 'document'] as const),
  ...(['jobFilters.showFound', 'jobFilters.found'] as const).map((id) => [id, 'opening'] as const),
])('%s says one %s, and two of them in the plural', ([id, one]) => {
  const places = { from: 1, to: 2, page: 1, pages: 1 };
  const say = (count: number) => sampleSite.words(id, { count, total: count, all: count, ...places });
  expect(say(1)).toMatch(new RegExp(`1(?:<hidden>)? ${one}\\b`));
  expect(say(2)).toMatch(new RegExp(`2(?:<hidden>)? ${one}s\\b`));
});
