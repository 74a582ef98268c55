import { describe, expect } from 'vitest';
import { postLegacy, querySite } from '../doors/doors.ts';
import { replay } from '../doors/rest/exchange.ts';
import { selectBlogList } from '../doors/rest/lists.ts';
import { test } from '../environment/app.ts';
import { createBlog } from '../factories/rows.ts';

const PATH = '/Login/SelectBlogList';
const DAY_MS = 24 * 60 * 60_000;

describe('the blogs', () => {
  test('come whole and newest first by both doors, but not before they are published', async ({ server }) => {
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    const old = await createBlog(server.db, { published_at: daysAgo(30) });
    const recent = await createBlog(server.db, {
      published_at: daysAgo(1),
      subject: 'A good gate',
      sub_heading: 'Ten minutes at your own entrance',
      description: '## One line\n\n- one\n- two 👮 गेट',
      image_path: 'wwwroot/media/blog/gate.jpg',
    });
    const planned = await createBlog(server.db, { published_at: daysAgo(-1) });
    const legacy: { BlogId: number }[] = (await postLegacy(server.app, PATH, { flag: 'All' })).json();
    expect(legacy.map(({ BlogId }) => BlogId)).toEqual([recent, old]);
    expect(legacy[0]).toEqual({
      BlogId: recent,
      Subject: 'A good gate',
      SubHeading: 'Ten minutes at your own entrance',
      Discription: '## One line\n\n- one\n- two 👮 गेट',
      BlogImagePath: 'wwwroot/media/blog/gate.jpg',
    });
    const excerpts = ['One line one two 👮 गेट', expect.any(String)];
    expect((await querySite(server.app, 'blogs.list', {})).json().result.data).toEqual(
      legacy.map((blog, index) => ({ ...blog, Excerpt: excerpts[index] })),
    );
    expect((await querySite(server.app, 'blogs.find', { BlogId: planned })).statusCode).toBe(404);
  });

  test('are found by their BlogId', async ({ server }) => {
    const id = await createBlog(server.db, { subject: 'Found' });
    const response = await querySite(server.app, 'blogs.find', { BlogId: id });
    expect(response.json().result.data).toMatchObject({ BlogId: id, Subject: 'Found' });
  });

  test('that do not exist are a 404', async ({ server }) => {
    const response = await querySite(server.app, 'blogs.find', { BlogId: 2_147_483_647 });
    expect(response.statusCode).toBe(404);
    expect(response.json().error).toMatchObject({ data: { code: 'NOT_FOUND' } });
  });

  test.for([0, -1, 1.5, 2_147_483_648, '1', null, {}, 'x'])(
    'cannot be asked for by a BlogId of %j',
    async (BlogId, { server }) => {
      expect((await querySite(server.app, 'blogs.find', { BlogId })).statusCode).toBe(400);
    },
  );

  test('know no other flag than All, by the site either', async ({ server }) => {
    expect((await querySite(server.app, 'blogs.list', { flag: 'all' })).statusCode).toBe(200);
    expect((await querySite(server.app, 'blogs.list', { flag: 'Draft' })).statusCode).toBe(400);
  });
});

describe('the page of a blog', () => {
  test('is there for one that exists, and a 404 for one that does not', async ({ server }) => {
    const id = await createBlog(server.db);
    expect((await server.app.inject(`/blog/${id}`)).statusCode).toBe(200);
    const missing = await server.app.inject('/blog/999999999');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.for(['/blog/0', '/blog/-1', '/blog/1e3', '/blog/x', '/blog/99999999999999999999', '/blog/%00'])(
    '%s is a 404',
    async (path, { server }) => {
      expect((await server.app.inject(path)).statusCode).toBe(404);
    },
  );

  test('has one address', async ({ server }) => {
    const id = await createBlog(server.db);
    for (const path of [`/blog/${id}/`, `/Blog/${id}`, `/BLOG/${id}/`]) {
      const response = await server.app.inject(`${path}?from=mail`);
      expect(response.statusCode, path).toBe(301);
      expect(response.headers.location).toBe(`/blog/${id}?from=mail`);
    }
    expect((await server.app.inject(`/blog/0${id}`)).statusCode).toBe(404);
  });
});

describe('recorded calls of SelectBlogList', () => {
  test.beforeAll(async ({ server }) => {
    await createBlog(server.db);
  });
  replay(selectBlogList);
});
