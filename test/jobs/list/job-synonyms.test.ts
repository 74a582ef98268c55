import type { Insertable } from 'kysely';
import { describe, expect } from 'vitest';
import type { JobOpeningsTable } from '../../../server/database/schema.ts';
import type { JobListOutput } from '../../../src/contract/job-opening.ts';
import { querySite } from '../../doors/doors.ts';
import { type TestServer, test } from '../../environment/app.ts';
import { createJobOpening } from '../../factories/rows.ts';

const openings = {
  mumbai: { open_position: 'Lady Guard', location: 'Mumbai, Maharashtra' },
  bombay: { open_position: 'Plumber', location: 'Bombay' },
  gurugram: { location: 'Gurugram, Haryana' },
  bengaluru: { open_position: 'Pantry Attendant', location: 'Bengaluru, Karnataka' },
  lucknow: {
    open_position: 'Armed Guard (Ex-Serviceman)',
    qualification: 'Ex-Army; discharge book',
    location: 'Lucknow, Uttar Pradesh',
  },
  agra: { open_position: 'Plumber', location: 'Agra' },
  pune: { open_position: 'Housekeeping Associate', skills: 'Washroom upkeep' },
  training: {
    open_position: 'Trainer',
    qualification: 'NFSC Kanpur',
    skills: 'NOC follow-up',
    location: 'Dehradun, Uttarakhand',
  },
} satisfies Record<string, Partial<Insertable<JobOpeningsTable>>>;
type Name = keyof typeof openings;

const names = new Map<string, Name>();

async function list({ app }: TestServer, query: object, headers = {}): Promise<JobListOutput> {
  const response = await querySite(app, 'jobs.list', { page: 1, ...query }, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().result.data;
}

describe('a search of the jobs', () => {
  test.beforeAll(async ({ server }) => {
    for (const [name, changes] of Object.entries(openings))
      names.set(await createJobOpening(server.db, changes), name as Name);
  });

  test.for<[string, Name[], string?]>([
    ['bombay', ['mumbai', 'bombay'], 'bombay or Mumbai'],
    ['Mumbai', ['mumbai', 'bombay'], 'mumbai or Bombay'],
    ['मुंबई', ['mumbai', 'bombay'], 'Mumbai'],
    ['gurgoan', ['gurugram'], 'Gurugram'],
    ['banglore', ['bengaluru'], 'Bengaluru'],
    ['UP', ['lucknow'], 'Uttar Pradesh'],
    ['uttar pradesh', ['lucknow']],
    ['यूपी', ['lucknow'], 'Uttar Pradesh'],
    ['upk', ['pune']],
    ['महिला गार्ड', ['mumbai'], 'lady guard'],
    ['watchman', ['mumbai', 'gurugram', 'lucknow'], 'guard'],
    ['watchmam gurgaon', ['gurugram'], 'guard Gurugram'],
    ['chowkidar bombay', ['mumbai'], 'guard bombay or Mumbai'],
    ['fauji', ['lucknow'], 'ex-serviceman'],
    ['फौजी', ['lucknow'], 'ex-serviceman'],
    ['guard job in lucknow', ['lucknow']],
    ['ncr', ['gurugram'], 'Gurugram'],
    ['safai', ['pune'], 'housekeeping'],
  ])('for "%s" finds %j, and says what it searched for', async ([search, expected, meant], { server }) => {
    const found = await list(server, { search });
    expect(found.jobs.map(({ Jid }) => names.get(Jid)).toSorted()).toEqual(expected.toSorted());
    expect(found.searchedFor).toBe(meant);
    expect(found.total).toBe(expected.length);
    const best = await list(server, { search, sort: 'Best' });
    expect(best.jobs.map(({ Jid }) => Jid).toSorted()).toEqual(found.jobs.map(({ Jid }) => Jid).toSorted());
  });
});

describe('a search of a place without openings', () => {
  const nearest = (names: string[]) =>
    [260, 540, 680, 740].map((km, at) => ({ name: names[at], km, search: names[at] }));

  test.for(['varanasi', 'banarras'])('"%s" gets the nearest places', async (search, { server }) => {
    const places = nearest(['Lucknow', 'Agra', 'Gurugram', 'Dehradun']);
    expect(await list(server, { search })).toEqual({
      jobs: [],
      total: 0,
      ...(search === 'banarras' && { searchedFor: 'banaras' }),
      nearest: { asked: 'Varanasi', words: '', places },
    });
  });

  test('is answered in Hindi where it was asked in Hindi', async ({ server }) => {
    const inHindi = await list(server, { search: 'बनारस' });
    expect(inHindi).toMatchObject({ jobs: [], nearest: { asked: 'वाराणसी' } });
    expect(inHindi.nearest?.places).toEqual(nearest(['लखनऊ', 'आगरा', 'गुरुग्राम', 'देहरादून']));
    const { places = [] } = (await list(server, { search: 'प्लंबर बनारस' })).nearest ?? {};
    expect(places.map(({ search }) => search)).toEqual(['प्लंबर आगरा', 'प्लंबर मुंबई']);
    const [first] = (await list(server, { search: places[0]?.search })).jobs;
    expect(names.get(first?.Jid ?? '')).toBe('agra');
  });

  test('gets places with openings for its other words, in the language of the page', async ({ server }) => {
    const search = 'plumber varanasi';
    const places = (await list(server, { search })).nearest?.places.map((place) => place.search);
    expect(places).toEqual(['plumber Agra', 'plumber Mumbai']);
    const inHindi = await list(server, { search }, { 'content-language': 'hi-IN' });
    expect(inHindi.nearest).toMatchObject({
      asked: 'वाराणसी',
      words: 'plumber',
      places: [
        { name: 'आगरा', search: 'plumber Agra' },
        { name: 'मुंबई', search: 'plumber Mumbai' },
      ],
    });
  });

  test('works for a state, too, and with an industry', async ({ server }) => {
    const found = await list(server, { search: 'punjab' });
    expect(found.nearest?.asked).toBe('Punjab');
    expect(found.nearest?.places.slice(0, 2)).toMatchObject([{ name: 'Dehradun' }, { name: 'Gurugram' }]);
    expect((await list(server, { search: 'punjab', industry: 'Nothing of ours' })).nearest).toBeUndefined();
  });

  test('gets none for nothing', async ({ server }) => {
    for (const search of ['astronaut varanasi', 'lucknow agra', 'atlantis', 'varanasi rajkot'])
      expect(await list(server, { search })).toEqual({ jobs: [], total: 0 });
  });
});
