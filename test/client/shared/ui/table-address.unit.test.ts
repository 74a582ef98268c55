import { describe, expect, test } from 'vitest';
import { headOf } from '../../../../client/shared/ui/data-table-view.ts';
import { onceEach } from '../../../../client/site/once-each.ts';
import { optionsOf } from '../../../../client/site/pages/job-filter-words.ts';
import {
  askCounts,
  askFor,
  searchOf,
  viewOf,
  withChosen,
} from '../../../../client/site/pages/job-openings-search.ts';
import { type JobOpeningsSearch, jobOpeningsSearch } from '../../../../client/site/search-params.ts';

const parse = (raw: object) => jobOpeningsSearch.parse(raw);

describe('the address of the openings', () => {
  test.for([
    // As the form sends it, with what is empty, and with the button of a column's head.
    [
      { q: 'guard', sort: 'Best asc,Jid desc', size: 5 },
      { q: 'guard', sort: 'Jid', dir: 'desc', size: 5 },
    ],
    [
      { q: '', sort: '', size: 10, dir: 'asc' },
      { size: 10, dir: 'asc' },
    ],
    [{ state: 'Kerala,Goa,Goa' }, { state: 'Goa,Kerala' }],
    [{ state: 'Kerala,Goa,' }, { state: 'Goa,Kerala' }],
    [
      { pay: '15000-20000,a lot', experience: 0 },
      { pay: '15000-20000', experience: '0' },
    ],
    [
      { sort: 'Best asc', q: 12 },
      { sort: 'Best', dir: 'asc', q: '12' },
    ],
    [{ sort: 'price', dir: 'up', size: 7, page: -1, state: {}, position: null }, {}],
  ] as [object, JobOpeningsSearch][])('reads %j as %j', ([raw, search]) => {
    expect(parse(raw)).toEqual(search);
  });

  test('of a view is read as the view again, and leaves out what the table starts with', () => {
    const view = viewOf(
      parse({ q: 'guard', page: 2, state: 'Goa,Kerala', sort: 'Jid desc', location: 'Pune, MH' }),
    );
    expect(viewOf(parse(searchOf(view)))).toEqual(view);
    expect(searchOf(viewOf(parse({ size: 10, q: '' })))).toEqual({});
    expect(searchOf(viewOf(parse({ q: 'guard', sort: 'Best asc' })))).toEqual({ q: 'guard', sort: 'Best' });
    expect(searchOf(withChosen(view, 'state', []))).not.toHaveProperty('state');
    expect(withChosen(view, 'state', ['Goa']).page).toBe(1);
  });

  test('asks the server for lists of values, and for nothing that it would refuse', () => {
    const view = viewOf(parse({ state: 'Goa,Kerala', page: 2 }));
    expect(askFor(view)).toMatchObject({ page: 2, state: ['Goa', 'Kerala'] });
    expect(askCounts(view)).toEqual({ search: '', state: ['Goa', 'Kerala'] });
    expect(askFor(viewOf(parse({ state: 'x'.repeat(201) })))).not.toHaveProperty('state');
    expect(askCounts(viewOf(parse({ position: 'a\u0000b' })))).toEqual({ search: '' });
  });
});

test('a name that a form sends more than once is taken once', () => {
  expect(onceEach('?state=Goa&state=Kerala&sort=&sort=Jid+desc')).toBe('?state=Goa%2CKerala&sort=Jid+desc');
  expect(onceEach('?q=a%2Cb&size=10')).toBe('?q=a%2Cb&size=10');
});

describe('the filters', () => {
  test('offer what would list something and what is chosen, in their order', () => {
    const counts = [
      { value: 'not-said', jobs: 1 },
      { value: '20000-30000', jobs: 1_234 },
      { value: '0-15000', jobs: 2 },
    ];
    expect(optionsOf('pay', counts, ['50000-up']).map(({ value, jobs }) => [value, jobs])).toEqual([
      ['0-15000', 2],
      ['20000-30000', 1_234],
      ['50000-up', 0],
      ['not-said', 1],
    ]);
    const states = [
      { value: 'not-said', jobs: 9 },
      { value: 'Kerala', jobs: 2 },
    ];
    expect(optionsOf('state', states, ['Goa']).map(({ words }) => words)).toEqual([
      'Goa',
      'Kerala',
      'Not said',
    ]);
    expect(optionsOf('state', undefined, ['Goa'])).toEqual([{ value: 'Goa', words: 'Goa', jobs: undefined }]);
  });
});

test('the head of a list says how much of all it has, and which page', () => {
  const view = { page: 2, size: 10, direction: 'asc' as const, search: '' };
  expect(headOf(view, { total: 40, all: 40 }, 'openings')).toBe('40 openings, page 2 of 4');
  expect(headOf({ ...view, page: 1, search: 'guard' }, { total: 8, all: 40 }, 'openings')).toBe(
    'In this list: 8 of 40 openings',
  );
  const capped = { total: 1_000, all: 123_456, isCapped: true };
  expect(headOf({ ...view, filters: { state: 'Goa' } }, capped, 'openings')).toBe(
    'In this list: 1,000+ of 1,23,456 openings, page 2 of 100',
  );
});
