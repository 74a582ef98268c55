import { describe, expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../../../client/shared/query-texts.ts';
import { listOptions } from '../../../../client/site/pages/job-filter-words.ts';
import {
  createCountsInput,
  createListInput,
  searchFromView,
  viewFromSearch,
  withChosen,
} from '../../../../client/site/pages/job-openings-search.ts';
import { type JobOpeningsSearch, jobOpeningsSearch } from '../../../../client/site/pages/search-params.ts';
import { writeTableHead } from '../../../../client/site/table/table-summary.ts';
import { sampleSite } from '../../../../server/content/sample-site.ts';
import { siteIn } from '../../../../src/content/site.ts';

const { words, locale } = sampleSite;
const english = { words, locale };
const parse = (raw: object) => jobOpeningsSearch.parse(raw);

describe('the address of the openings', () => {
  test.for([
    // As the form sends it, with empty fields and with the button of a column heading.
    [
      { q: 'guard', sort: 'Best asc,Jid desc', size: 5 },
      { q: 'guard', sort: 'Jid', dir: 'desc', size: 5 },
    ],
    [{ state: 'Kerala,Goa,Goa' }, { state: 'Goa,Kerala' }],
    [{ state: 'Kerala,Goa,' }, { state: 'Goa,Kerala' }],
    [
      { pay: '15000-20000,a lot', experience: 0 },
      { pay: '15000-20000', experience: '0' },
    ],
    [{ sort: 'price', dir: 'up', size: 7, page: -1, state: {}, position: null }, {}],
  ] as [object, JobOpeningsSearch][])('reads %j as %j', ([raw, search]) => {
    expect(parse(raw)).toEqual(search);
  });

  test('is read back as the same view, and omits the table’s defaults', () => {
    const view = viewFromSearch(
      parse({ q: 'guard', page: 2, state: 'Goa,Kerala', sort: 'Jid desc', location: 'Pune, MH' }),
    );
    expect(viewFromSearch(parse(searchFromView(view)))).toEqual(view);
    expect(searchFromView({ ...view, filters: {} })).toEqual({
      page: 2,
      q: 'guard',
      sort: 'Jid',
      dir: 'desc',
    });
    expect(searchFromView(viewFromSearch(parse({ size: 10, q: '' })))).toEqual({});
    expect(searchFromView(viewFromSearch(parse({ q: 'guard', sort: 'Best asc' })))).toEqual({
      q: 'guard',
      sort: 'Best',
    });
    expect(searchFromView(withChosen(view, 'state', []))).not.toHaveProperty('state');
    expect(withChosen(view, 'state', ['Goa']).page).toBe(1);
  });

  test('sends the server lists of values, and nothing that it would refuse', () => {
    const view = viewFromSearch(parse({ state: 'Goa,Kerala', page: 2 }));
    expect(createListInput(view)).toMatchObject({ page: 2, state: ['Goa', 'Kerala'] });
    expect(createCountsInput(view)).toEqual({ search: '', state: ['Goa', 'Kerala'] });
    expect(createListInput(viewFromSearch(parse({ state: 'x'.repeat(201) })))).not.toHaveProperty('state');
    expect(createCountsInput(viewFromSearch(parse({ position: 'a\u0000b' })))).toEqual({ search: '' });
  });
});

test('uses a name once that a form sends more than once', () => {
  expect(writeQuery(readQuery('?state=Goa&state=Kerala&sort=&sort=Jid+desc'))).toBe(
    '?state=Goa%2CKerala&sort=Jid+desc',
  );
  expect(writeQuery({ page: 2, q: undefined })).toBe('?page=2');
});

test.for(['662E41', 'true', 'false', 'null', '1e5', '007', '0.10', '-1', '"guard"', '[1]', '{}', 'a,b'])(
  'searches %s as it was typed',
  (q) => {
    const address = `?${new URLSearchParams({ q, page: '2' })}`;
    expect(parse(readQuery(address))).toEqual({ q, page: 2 });
    expect(writeQuery(readQuery(address))).toBe(address);
  },
);

describe('the filters', () => {
  test('offer the options with results and the chosen ones, in order', () => {
    const counts = [
      { value: 'not-said', jobs: 1 },
      { value: '20000-30000', jobs: 1_234 },
      { value: '0-15000', jobs: 2 },
    ];
    expect(listOptions(english, 'pay', counts, ['50000-up']).map(({ value, jobs }) => [value, jobs])).toEqual(
      [
        ['0-15000', 2],
        ['20000-30000', 1_234],
        ['50000-up', 0],
        ['not-said', 1],
      ],
    );
  });

  test('are in Hindi, and in its order, on a Hindi page', () => {
    const counts = ['not-said', 'Delhi', 'Chhattisgarh', 'Goa', 'Assam'].map((value) => ({ value, jobs: 1 }));
    expect(listOptions(siteIn(sampleSite, 'hi'), 'state', counts, []).map(({ label }) => label)).toEqual([
      'असम',
      'गोवा',
      'छत्तीसगढ़',
      'दिल्ली',
      'नहीं बताया गया',
    ]);
  });
});

test('the heading of a list says how many of all options it has, and which page is shown', () => {
  const view = { page: 2, size: 10, direction: 'asc' as const, search: '' };
  expect(writeTableHead(words, 'jobs', view, { total: 40, all: 40 })).toBe('40 openings, page 2 of 4');
  expect(writeTableHead(words, 'jobs', { ...view, page: 1, search: 'guard' }, { total: 8, all: 40 })).toBe(
    'In this list: 8 of 40 openings',
  );
  const capped = { total: 1_000, all: 123_456, isCapped: true };
  expect(writeTableHead(words, 'jobs', { ...view, filters: { state: 'Goa' } }, capped)).toBe(
    'In this list: 1,000+ of 1,23,456 openings, page 2 of 100',
  );
});
