import { XMLParser } from 'fast-xml-parser';
import { JSDOM } from 'jsdom';
import { describe, expect } from 'vitest';
import type { JobListOutput } from '../../src/contract/job-opening.ts';
import type { StaffJob } from '../../src/contract/staff/jobs.ts';
import { postLegacy, querySite } from '../doors/doors.ts';
import { test as base, type TestServer } from '../environment/app.ts';
import { createJobOpening } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { headOf } from '../pages/html-head.ts';

const ORIGIN = 'http://localhost:3000';
const headers = { 'content-language': 'hi-IN' };

const test = base.extend<{ recruiter: SignedInMember; jobs: TestServer }>({
  recruiter: [async ({ server }, use) => use(await createMember(server, 'recruiter')), { scope: 'file' }],
  jobs: async ({ server }, use) => {
    await server.db.deleteFrom('job_openings').execute();
    await use(server);
  },
});

const english = { open_position: 'Zoo Watchman', description: 'Walks round the cages.', skills: 'Patience' };
const hindi = {
  OpenPosition: { source: 'Zoo Watchman', text: 'चिड़ियाघर पहरेदार' },
  Description: { source: 'Walks round the cages.', text: 'पिंजरों के चारों ओर गश्त करता है।' },
  Skills: { source: 'Patience', text: 'सब्र' },
};
const translated = (texts: object = hindi) => ({ ...english, translations: JSON.stringify({ hi: texts }) });

const textAt = async ({ app }: TestServer, url: string) => (await app.inject({ url })).body;
const list = async ({ app }: TestServer, input: object, sent = {}): Promise<JobListOutput> =>
  ok(await querySite(app, 'jobs.list', { page: 1, ...input }, sent));

/** What a page of a job says of itself. */
async function readPage(server: TestServer, url: string) {
  const html = await textAt(server, url);
  const { document } = new JSDOM(html).window;
  const prose = document.querySelector('.job__prose');
  const { canonical, alternates, data, title } = headOf(html);
  const posting = data.find((block) => block['@type'] === 'JobPosting');
  const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');
  return {
    heading: [document.querySelector('h1')?.textContent, languageOf(document.querySelector('h1'))],
    text: [prose?.textContent, languageOf(prose)],
    title,
    canonical: canonical?.replace(ORIGIN, ''),
    alternates: Object.fromEntries(
      Object.entries(alternates).map(([hreflang, href]) => [hreflang, href.replace(ORIGIN, '')]),
    ),
    posting: [posting?.title, String(posting?.url).replace(ORIGIN, '')],
  };
}

describe('a job with Hindi words', () => {
  test('has them on its Hindi page, at the address of the English name', async ({ jobs }) => {
    const Jid = await createJobOpening(jobs.db, translated());
    const path = `/jobs/${Jid}-zoo-watchman`;
    const pair = { 'en-IN': path, 'hi-IN': `/hi${path}`, 'x-default': path };
    expect(await readPage(jobs, `/hi${path}`)).toMatchObject({
      heading: ['चिड़ियाघर पहरेदार', 'hi-IN'],
      text: ['पिंजरों के चारों ओर गश्त करता है।', 'hi-IN'],
      title: expect.stringContaining('चिड़ियाघर पहरेदार'),
      canonical: `/hi${path}`,
      alternates: pair,
      posting: ['चिड़ियाघर पहरेदार', `/hi${path}`],
    });
    expect(await readPage(jobs, path)).toMatchObject({
      heading: ['Zoo Watchman', 'en-IN'],
      canonical: path,
      alternates: pair,
      posting: ['Zoo Watchman', path],
    });
    expect(await textAt(jobs, path)).not.toContain('पहरेदार');
  });

  test('shows each text that is missing or outdated in English, marked as such', async ({ jobs }) => {
    const old = { OpenPosition: hindi.OpenPosition, Description: { source: 'Walks.', text: 'चलता है।' } };
    const Jid = await createJobOpening(jobs.db, translated(old));
    const path = `/jobs/${Jid}-zoo-watchman`;
    expect(await readPage(jobs, `/hi${path}`)).toMatchObject({
      heading: ['चिड़ियाघर पहरेदार', 'hi-IN'],
      text: ['Walks round the cages.', 'en-IN'],
      canonical: path,
      alternates: {},
      posting: ['चिड़ियाघर पहरेदार', path],
    });
    expect(await textAt(jobs, `/hi${path}`)).not.toContain('चलता है');
  });

  test('is listed in Hindi to those who read Hindi, and as ever to older clients', async ({ jobs }) => {
    const Jid = await createJobOpening(jobs.db, translated());
    const texts = { OpenPosition: 'चिड़ियाघर पहरेदार', Skills: 'सब्र' };
    expect((await list(jobs, {}, headers)).jobs).toMatchObject([
      { Jid, OpenPosition: 'Zoo Watchman', Translation: texts },
    ]);
    expect((await list(jobs, {})).jobs[0]).not.toHaveProperty('Translation');
    const table = await textAt(jobs, '/hi/Career');
    expect(new JSDOM(table).window.document.querySelector('tbody .data-table__name')?.outerHTML).toBe(
      `<a class="data-table__name" href="/hi/jobs/${Jid}-zoo-watchman">चिड़ियाघर पहरेदार</a>`,
    );
    expect(await textAt(jobs, '/hi')).toContain('चिड़ियाघर पहरेदार');
    expect(await textAt(jobs, '/Career')).not.toContain('पहरेदार');
    const { Table } = ok(await querySite(jobs.app, 'positions.listPlaced', undefined, headers));
    expect(Table).toMatchObject([
      { OpenPosition: 'Zoo Watchman', Translation: { OpenPosition: texts.OpenPosition } },
    ]);
    const legacy = await postLegacy(jobs.app, '/Master/JobDetails', {}, headers);
    expect(legacy.body).toBe(
      `[{"Jid":"${Jid}","OpenPosition":"Zoo Watchman","Qualification":"10th pass","Skills":"Patience",` +
        '"Experience":"1-2 years","MaxSalary":"18000","Industry":"Manufacturing","Location":"Pune"}]',
    );
    const master = await postLegacy(jobs.app, '/Master/SelectMasterList', {}, headers);
    expect(master.body).toBe(`{"Table":[{"Jid":"${Jid}","OpenPosition":"Zoo Watchman"}]}`);
  });

  test('is found by its Hindi words until they are outdated, those of its title first', async ({
    jobs,
    recruiter,
  }) => {
    const Jid = await createJobOpening(jobs.db, translated());
    const other = await createJobOpening(jobs.db, { open_position: 'Cook', skills: 'पहरेदार के साथ काम' });
    const find = async (search: string, sort?: string) =>
      (await list(jobs, { search, ...(sort && { sort }) }, headers)).jobs.map((job) => job.Jid);
    expect(await find('चिड़ियाघर')).toEqual([Jid]);
    expect(await find('चिडियाघर')).toEqual([Jid]);
    expect(await find('सब्र')).toEqual([Jid]);
    expect(await find('पहरेदार')).toEqual([other, Jid]);
    expect(await find('पहरेदार', 'Best')).toEqual([Jid, other]);
    const { values, version }: StaffJob = ok(await recruiter.ask('jobs.find', { Jid }));
    const changed = { ...values, openPosition: 'Zoo Guard' };
    ok(await recruiter.call('jobs.update', { Jid, version, values: changed, closesOn: null }));
    expect(await find('चिड़ियाघर')).toEqual([]);
    expect(await find('सब्र')).toEqual([Jid]);
  });

  test('is in the feed in Hindi, and in a sitemap of its own', async ({ jobs }) => {
    const Jid = await createJobOpening(jobs.db, translated());
    const partly = await createJobOpening(jobs.db, translated({ Skills: hindi.Skills }));
    const path = `/jobs/${Jid}-zoo-watchman`;
    const feed = await textAt(jobs, '/hi/feeds/jobs.json');
    expect(feed).toContain('चिड़ियाघर पहरेदार');
    expect(feed).toContain(`${ORIGIN}/hi${path}`);
    expect(await textAt(jobs, '/feeds/jobs.json')).not.toContain('पहरेदार');

    const parser = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => ['url', 'sitemap'].includes(name),
    });
    const { sitemapindex } = parser.parse(await textAt(jobs, '/sitemap.xml'));
    const files = sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc.replace(ORIGIN, ''));
    expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/jobs-0.xml', '/sitemaps/jobs-hi-0.xml']);
    const entriesOf = async (file: string) => parser.parse(await textAt(jobs, file)).urlset.url;
    const [ours] = await entriesOf('/sitemaps/jobs-hi-0.xml');
    expect(await entriesOf('/sitemaps/jobs-hi-0.xml')).toHaveLength(1);
    expect(ours.loc).toBe(`${ORIGIN}/hi${path}`);
    const inEnglish = await entriesOf('/sitemaps/jobs-0.xml');
    expect(inEnglish.map(({ loc }: { loc: string }) => loc.replace(ORIGIN, ''))).toEqual([
      path,
      `/jobs/${partly}-zoo-watchman`,
    ]);
    expect(inEnglish[0]['xhtml:link']).toEqual(ours['xhtml:link']);
    expect(inEnglish[1]).not.toHaveProperty('xhtml:link');
  });

  test('names the changed texts in its history, and hands them to its copy', async ({ jobs, recruiter }) => {
    const Jid = await createJobOpening(jobs.db, english);
    const { values, version }: StaffJob = ok(await recruiter.ask('jobs.find', { Jid }));
    const change = { Jid, version, values, closesOn: null, translations: { hi: hindi } };
    ok(await recruiter.call('jobs.update', change));
    const after: StaffJob = ok(await recruiter.ask('jobs.find', { Jid }));
    expect(after.translations).toEqual({ hi: hindi });
    expect(after.events[0]?.detail).toBe('hi.OpenPosition, hi.Skills, hi.Description');
    ok(await recruiter.call('jobs.update', { ...change, version: version + 1 }));
    const again: StaffJob = ok(await recruiter.ask('jobs.find', { Jid }));
    expect(again.events[0]?.detail).toBe('');
    const copy: { Jid: string } = ok(await recruiter.call('jobs.copy', { Jid }));
    expect(ok(await recruiter.ask('jobs.find', copy)).translations).toEqual({ hi: hindi });
    expect(ok(await recruiter.ask('jobs.list', { search: 'पहरेदार' })).jobs).toHaveLength(2);
  });
});
