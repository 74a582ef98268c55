import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { sampleJobs } from '../../server/database/sample/jobs.ts';
import { seed } from '../../server/database/seed.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import { test } from '../environment/app.ts';
import { createJobOpening } from '../factories/rows.ts';
import { headOf } from './html-head.ts';
import { expectSound } from './structured-data-shapes.ts';

const { pages, presence } = sampleSite;

type Json = Record<string, unknown>;

/** The blocks of a page, each checked against its schema. */
async function blocksOf(app: FastifyInstance, path: string, status = 200): Promise<Json[]> {
  const answer = await app.inject(path);
  expect(answer.statusCode, path).toBe(status);
  return headOf(answer.body).data.map(({ '@context': context, ...block }) => {
    expect(context).toBe('https://schema.org');
    expectSound(block);
    return block;
  });
}

const typesOf = (blocks: Json[]) => blocks.map((block) => block['@type'] ?? '@graph');
const find = (blocks: Json[], type: string) => blocks.find((block) => block['@type'] === type);

/** Addresses, timestamps, and the vocabulary's own terms, none of which a page shows literally. */
const notShown =
  /^(@.*|url|item|logo|image|sameAs|mainEntityOfPage|inLanguage|addressCountry|areaServed|date\w+|contactType|currency|unitText|employmentType|experienceRequirements|validThrough)$/;

function* claimsOf(value: unknown, key = ''): Generator<string> {
  if (notShown.test(key)) return;
  if (typeof value === 'string')
    // A job's description is HTML; the page shows its labels too.
    for (const piece of value.split(/<[^>]+>|(?:Qualification|Experience|Skills): /)) yield plain(piece);
  else if (Array.isArray(value)) for (const item of value) yield* claimsOf(item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* claimsOf(item, name === '@graph' ? '' : name);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (text: string) =>
  text
    .replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** Fails on what no visitor reads on the page. */
function expectShown(html: string, blocks: Json[]): void {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  const shown = plain(body.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' '));
  for (const claim of claimsOf(blocks)) expect(shown).toContain(claim);
}

const own = pages.filter(({ path }) => !path.includes('$'));

describe('the structured data of a page', () => {
  test('states only what the page shows', async ({ server: { app } }) => {
    for (const page of own) {
      const { path, screen } = page;
      const blocks = await blocksOf(app, path);
      expectShown((await app.inject(path)).body, blocks);
      const types = typesOf(blocks);
      expect(new Set(types).size, path).toBe(types.length);
      const hasQuestions = page.sections?.some(({ type }) => type === 'questions') ?? false;
      expect(types.includes('FAQPage'), path).toBe(hasQuestions);
      expect(types.includes('Service'), path).toBe(page.service === true);
      expect(types.includes('Organization'), path).toBe(['/', '/the-company', '/contactus'].includes(path));
      expect(types.includes('@graph'), path).toBe(path === '/our-presence');
      expect(types.includes('BreadcrumbList'), path).toBe(
        !['home', 'picture-only', 'empty'].includes(screen),
      );
      expect(types, path).not.toContain('JobPosting');
    }
  });

  test('introduces the company with its address and its line', async ({ server }) => {
    const company = find(await blocksOf(server.app, '/'), 'Organization');
    expect(company).toMatchObject({
      foundingDate: '2009',
      address: { addressLocality: expect.any(String), streetAddress: expect.any(String) },
      contactPoint: { areaServed: 'IN', email: expect.stringContaining('@') },
    });
  });

  test('names every office once, and states no coordinates or opening hours', async ({ server }) => {
    const [graph] = (await blocksOf(server.app, '/our-presence')).filter((block) => '@graph' in block);
    const offices = graph?.['@graph'] as { '@id': string; address: Json }[];
    expect(offices.map(({ address }) => address.addressLocality)).toEqual(
      presence.places.map(({ city }) => city),
    );
    expect(new Set(offices.map((office) => office['@id'])).size).toBe(37);
    expect(JSON.stringify(offices)).not.toMatch(/geo|latitude|openingHours|aggregateRating/);
  });
});

describe('the JobPosting', () => {
  test('of every sample job is valid, and states only what the job’s page shows', async ({ server }) => {
    await seed(server.db);
    const jobs = await server.db.selectFrom('job_openings').selectAll().execute();
    expect(jobs).toHaveLength(sampleJobs.length);
    for (const job of jobs) {
      const path = jobPath({ Jid: job.jid, OpenPosition: job.open_position });
      const blocks = await blocksOf(server.app, path);
      expect(typesOf(blocks)).toEqual(['BreadcrumbList', 'JobPosting']);
      expect(find(blocks, 'JobPosting')).toMatchObject({
        datePosted: job.posted_at.toISOString(),
        identifier: { value: job.jid },
        url: `http://localhost:3000${path}`,
      });
      expectShown((await server.app.inject(path)).body, blocks);
    }
  });

  test('is only on the page of an open job', async ({ server }) => {
    const jid = await createJobOpening(server.db);
    const path = `/jobs/${jid}-security-guard`;
    expect(typesOf(await blocksOf(server.app, path))).toContain('JobPosting');
    for (const list of ['/', '/Career', '/job-portal', `/career?job=${jid}`])
      expect(typesOf(await blocksOf(server.app, list)), list).not.toContain('JobPosting');
    const set = async (status: 'pending' | 'closed') => {
      await server.db.updateTable('job_openings').set({ status }).where('jid', '=', jid).execute();
      // A change made by this server also raises the content version.
      server.content.current += 1;
    };
    await set('closed');
    expect(await blocksOf(server.app, path, 410)).toEqual([]);
    await set('pending');
    expect(await blocksOf(server.app, path, 404)).toEqual([]);
  });

  test('contains any typed text as text', async ({ server }) => {
    const text = '</script><script>alert(1)</script> & <b>“bold”</b> 👮';
    const jid = await createJobOpening(server.db, { open_position: text, description: text, location: text });
    const { headers } = await server.app.inject(`/jobs/${jid}`);
    const { body } = await server.app.inject(String(headers.location));
    expect(body).not.toMatch(/<script>|<\/script><script>/);
    const posting = find(await blocksOf(server.app, String(headers.location)), 'JobPosting');
    expect(posting?.title).toBe(text);
    expect(posting?.description).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;');
  });
});
