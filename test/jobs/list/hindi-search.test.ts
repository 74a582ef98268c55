import { describe, expect } from 'vitest';
import type { JobListOutput } from '../../../src/contract/job-opening.ts';
import { querySite } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { createJobOpening } from '../../factories/rows.ts';

/** Texts of a job that no search here finds. */
const plain = { qualification: '5th pass', skills: 'punctual', industry: 'Retail', location: 'Leh' };

async function find({ app }: TestServer, search: string): Promise<JobListOutput> {
  const response = await querySite(app, 'jobs.list', { page: 1, pageSize: 100, search });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().result.data;
}

const openings = {
  cashier: { open_position: 'Cashier', location: 'Vellore' },
  pharmacist: { open_position: 'Pharmacist' },
  warden: { open_position: 'Hostel Warden', skills: 'frisking' },
  telecaller: { open_position: 'टेलीकॉलर' },
  guard: { open_position: 'Security Guard', qualification: '10th pass', location: 'Mumbai, Maharashtra' },
  hindiGuard: { open_position: 'सिक्योरिटी गार्ड', location: 'मुंबई' },
};
type Name = keyof typeof openings;

const test = base.extend<{ named: Map<string, Name> }>({
  named: [
    async ({ server }, use) => {
      const named = new Map<string, Name>();
      for (const [name, changes] of Object.entries(openings))
        named.set(await createJobOpening(server.db, { ...plain, ...changes }), name as Name);
      await use(named);
    },
    { scope: 'file' },
  ],
});

describe('a search in Hindi', () => {
  test.for<[string, Name[], string?]>([
    // In no list: a Hindi spelling of an English word is recognised by its sound, and the other way round.
    ['कैशियर', ['cashier'], 'cashier'],
    ['केशीयर', ['cashier'], 'cashier'],
    ['फार्मासिस्ट', ['pharmacist'], 'pharmacist'],
    ['हॉस्टल वॉर्डन', ['warden'], 'hostel warden'],
    ['वेल्लोर में नौकरी', ['cashier'], 'vellore'],
    ['telecaller', ['telecaller'], 'टेलीकॉलर'],
    // A typing mistake in a listed word.
    ['सिक्योरीटि गार्द', ['guard', 'hindiGuard'], 'सिक्योरीटि guard'],
    ['गार्ड', ['guard', 'hindiGuard']],
    ['मुंबई में गार्ड की भर्ती', ['guard', 'hindiGuard']],
    ['security guard mumbai', ['guard', 'hindiGuard']],
    ['१०वीं पास', ['guard'], '10th pass'],
    ['ज्योतिषी', []],
    ['zxqv', []],
  ])('for “%s” finds %j', async ([search, expected, meant], { server, named }) => {
    const found = await find(server, search);
    expect(found.jobs.map(({ Jid }) => named.get(Jid)).toSorted()).toEqual(expected.toSorted());
    expect(found.searchedFor).toBe(meant);
  });

  test('finds a job in both languages by the spellings that people type', async ({ server, named }) => {
    for (const search of [
      ...['सिक्यूरिटी गार्ड', 'सिक्युरिटी गारड', 'सेक्युरिटी गार्ड', 'सुरक्षा कर्मी', 'गार्ड की नौकरी', 'suraksha guard'],
      ...['सिक्योरिटी मुम्बई', 'guard bombay', 'guard bambai', 'गार्ड बंबई', 'गार्ड बम्बई'],
    ]) {
      const found = (await find(server, search)).jobs.map(({ Jid }) => named.get(Jid));
      expect(found.toSorted(), search).toEqual(['guard', 'hindiGuard']);
    }
  });

  test('is the same however its letters are encoded', async ({ server, named }) => {
    const search = 'सुरक्षा गार्ड मुम्बई';
    const expected = (await find(server, search)).jobs.map(({ Jid }) => named.get(Jid));
    expect(expected).toEqual(['hindiGuard', 'guard']);
    // ड़ and ज़ as one character and as two, joiners, and the nasal as a letter.
    for (const same of [search.normalize('NFD'), 'सुरक्षा गार्\u200dड मुंबई', 'सुर\u200cक्षा गार्ड मुँबई'])
      expect((await find(server, same)).jobs.map(({ Jid }) => named.get(Jid))).toEqual(expected);
    for (const nukta of ['गा\u095c\u0940 चालक', 'गाड\u093cी चालक'])
      expect((await find(server, nukta)).jobs).toEqual([]);
  });

  test.for(['/Career', '/hi/Career'])(
    'works by its address, without scripts: %s',
    async (path, { server: { app }, named }) => {
      const [jid] = [...named].find(([, name]) => name === 'guard') ?? [];
      const { statusCode, body } = await app.inject(`${path}?q=${encodeURIComponent('सुरक्षा गार्ड')}`);
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<input[^>]*value="सुरक्षा गार्ड"/);
      expect(body).toContain(String(jid));
      const [vain] = [...named].find(([, name]) => name === 'cashier') ?? [];
      expect(body).not.toContain(`${vain}<`);
    },
  );
});
