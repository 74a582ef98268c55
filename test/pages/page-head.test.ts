import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleIdentity } from '../../src/content/identity.ts';
import { screenNames } from '../content/specified-screens.ts';
import { startTestServer, test } from '../environment/app.ts';
import { createBlog } from '../factories/rows.ts';
import { headOf } from './html-head.ts';

const ORIGIN = 'http://localhost:3000';
const paths = Object.keys(screenNames).filter((path) => !path.includes('$'));
const ask = async (app: FastifyInstance, path: string) => headOf((await app.inject(path)).body);

describe('a page’s head', () => {
  test.for(paths)('has the page’s title and canonical address: %s', async (path, { server }) => {
    const { title, description, canonical, property } = await ask(server.app, path);
    expect(title).toMatch(new RegExp(`^${screenNames[path]}`));
    expect(title).toMatch(new RegExp(` \\| ${sampleIdentity.name}$`));
    expect(description).not.toBe('');
    // A second address of the same page points search engines to the first.
    expect(canonical).toBe(ORIGIN + (path === '/home' ? '/' : path));
    expect(property['og:url']).toBe(canonical);
    expect(property['og:title']).toBe(title);
    expect(property['og:image']).toBe(`${ORIGIN}/media/social-card.jpg`);
  });

  test('differs from every other page’s', async ({ server }) => {
    const heads = await Promise.all(
      paths.filter((path) => path !== '/home').map((path) => ask(server.app, path)),
    );
    for (const part of ['title', 'description', 'canonical'] as const)
      expect(new Set(heads.map((head) => head[part])).size, part).toBe(heads.length);
  });

  test.for([
    ['/nothing', 'noindex'],
    ['/received/CB-7F3K9Q', 'noindex'],
    ['/login', undefined],
    ['/registration', undefined],
    ['/case-studies', undefined],
    ['/e-surveillance_5', undefined],
    ['/blog/999', 'noindex'],
    ['/', undefined],
    ['/career', undefined],
    ['/Career?page=2', undefined],
  ] as const)('tells search engines about %s: %s', async ([path, robots], { server }) => {
    const { name } = await ask(server.app, path);
    expect(name.robots).toBe(robots);
  });

  test('of an unknown page has no canonical address', async ({ server }) => {
    const { title, canonical, data, property } = await ask(server.app, '/nothing');
    expect(title).toMatch(/^Page not found/);
    expect([canonical, data, Object.keys(property)]).toEqual([undefined, [], []]);
  });

  test('omits the query from the canonical address', async ({ server }) => {
    expect((await ask(server.app, '/Career?page=2&search=x')).canonical).toBe(`${ORIGIN}/Career`);
  });

  test('describes a blog by the blog’s own text', async ({ server }) => {
    const id = await createBlog(server.db, {
      subject: 'Gates & <script>alert("1")</script> 👮',
      description: '## One\n\nA *good* gate & a </title> "quoted" one.',
      published_at: new Date('2026-03-01T04:30:00Z'),
    });
    const { title, description, canonical, property, data } = await ask(server.app, `/blog/${id}`);
    expect(title).toBe(`Gates & <script>alert("1")</script> 👮 | ${sampleIdentity.name}`);
    expect(description).toBe('One A good gate & a "quoted" one.');
    expect(canonical).toBe(`${ORIGIN}/blog/${id}`);
    expect(property).toMatchObject({
      'og:type': 'article',
      'og:image': `${ORIGIN}/media/blog/a-good-gate.jpg`,
      'article:published_time': '2026-03-01T04:30:00.000Z',
    });
    expect(data.find((block) => block['@type'] === 'BlogPosting')).toMatchObject({
      headline: 'Gates & <script>alert("1")</script> 👮',
    });
  });

  test('never trusts the Host header of a request', async () => {
    const server = await startTestServer({
      PUBLIC_URL: 'https://www.example.com',
      FILES_URL: 'https://files.example.com/a',
    });
    onTestFinished(() => server.stop());
    const id = await createBlog(server.db);
    const { body } = await server.app.inject({ url: `/blog/${id}`, headers: { host: 'evil.example' } });
    expect(body).not.toContain('evil.example');
    const { canonical, property } = headOf(body);
    expect(canonical).toBe(`https://www.example.com/blog/${id}`);
    expect(property['og:image']).toBe('https://files.example.com/a/media/blog/a-good-gate.jpg');
  });
});
