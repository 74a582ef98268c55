import { describe, expect } from 'vitest';
import { postLegacy, querySite } from '../doors/doors.ts';
import { replay } from '../doors/rest/exchange.ts';
import { selectBlogList, selectComplianceList } from '../doors/rest/lists.ts';
import { test } from '../environment/app.ts';
import { createBlog, createComplianceItem } from '../factories/rows.ts';

const PATH = '/Login/SelectBlogList';
const DAY_MS = 24 * 60 * 60_000;

describe('the blogs', () => {
  test('are complete and newest first at both doors, but not before they are published', async ({
    server,
  }) => {
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

  test('are cut to 300 characters and an ellipsis on their cards', async ({ server }) => {
    await server.db.deleteFrom('blogs').execute();
    const whole = '👮'.repeat(300);
    await createBlog(server.db, { description: whole });
    await createBlog(server.db, { description: `**${whole}** b` });
    const blogs: { Excerpt: string }[] = (await querySite(server.app, 'blogs.list', {})).json().result.data;
    expect(new Set(blogs.map(({ Excerpt }) => Excerpt))).toEqual(new Set([whole, `${whole}…`]));
  });

  test('are found by their BlogId, and are a 404 where they do not exist', async ({ server }) => {
    const id = await createBlog(server.db, { subject: 'Found' });
    const response = await querySite(server.app, 'blogs.find', { BlogId: id });
    expect(response.json().result.data).toMatchObject({ BlogId: id, Subject: 'Found' });
    const missing = await querySite(server.app, 'blogs.find', { BlogId: 2_147_483_647 });
    expect(missing.statusCode).toBe(404);
    expect(missing.json().error).toMatchObject({ data: { code: 'NOT_FOUND' } });
  });

  test('refuse a BlogId that is none, and any flag but All', async ({ server }) => {
    for (const BlogId of [0, -1, 1.5, 2_147_483_648, '1', null, {}, 'x'])
      expect((await querySite(server.app, 'blogs.find', { BlogId })).statusCode, `${BlogId}`).toBe(400);
    expect((await querySite(server.app, 'blogs.list', { flag: 'all' })).statusCode).toBe(200);
    expect((await querySite(server.app, 'blogs.list', { flag: 'Draft' })).statusCode).toBe(400);
  });
});

describe('recorded calls of SelectBlogList', () => {
  test.beforeAll(async ({ server }) => {
    await createBlog(server.db);
  });
  replay(selectBlogList);
});

describe('the compliance documents', () => {
  test('are listed in the order in which they were entered, at both doors', async ({ server }) => {
    const expected = [
      { ComplianceName: 'Zoning', ComplianceDocumentPath: 'wwwroot/media/compliance/z.pdf' },
      { ComplianceName: 'अनुपालन', ComplianceDocumentPath: 'wwwroot/media/compliance/a.pdf' },
    ];
    for (const { ComplianceName: name, ComplianceDocumentPath: document_path } of expected)
      await createComplianceItem(server.db, { name, document_path });
    const legacy = await postLegacy(server.app, '/Login/SelectComplianceList', { flag: 'All' });
    expect(legacy.json()).toEqual(expected);
    expect((await querySite(server.app, 'compliance.list', {})).json().result.data).toEqual(expected);
  });

  test('accept no flag but All, at the site’s door either', async ({ server }) => {
    expect((await querySite(server.app, 'compliance.list', { flag: '' })).statusCode).toBe(200);
    expect((await querySite(server.app, 'compliance.list', { flag: 'Old' })).statusCode).toBe(400);
  });
});

describe('recorded calls of SelectComplianceList', () => {
  test.beforeAll(async ({ server }) => {
    await createComplianceItem(server.db);
  });
  replay(selectComplianceList);
});
