import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { blogPictureFiles } from '../../../src/contract/blog-picture.ts';
import { fileUrl } from '../../../src/contract/file-path.ts';
import type { StaffBlog, StaffBlogEntry } from '../../../src/contract/staff/blogs.ts';
import { postLegacy } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { auditLines } from '../../factories/audit-lines.ts';
import { createBlog } from '../../factories/rows.ts';
import {
  createMember,
  ok,
  openBrowser,
  type SignedInMember,
  type StaffBrowser,
} from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';

const test = base.extend<{ editor: SignedInMember; blogs: TestServer }>({
  editor: [async ({ server }, use) => use(await createMember(server, 'editor')), { scope: 'file' }],
  blogs: async ({ server }, use) => {
    await server.db.deleteFrom('blogs').execute();
    await use(server);
  },
});

const makeBlog = (changes = {}) => ({
  Subject: `Night rounds ${randomUUID()}`,
  SubHeading: 'What a torch does not show',
  Discription: '## One line\n\n- one\n- two 👮 गेट\n\n[Our guards](/guarding-solution)',
  BlogImagePath: 'wwwroot/media/blog/a-good-gate.jpg',
  ...changes,
});

const find = async (member: SignedInMember, BlogId: number): Promise<StaffBlog> =>
  ok(await member.ask('blogs.find', { BlogId }));

async function act(member: SignedInMember, procedure: string, BlogId: number, more = {}) {
  const { version } = await find(member, BlogId);
  return ok(await member.call(`blogs.${procedure}`, { BlogId, version, ...more }));
}

async function create(member: SignedInMember, changes = {}) {
  const values = makeBlog(changes);
  const { BlogId }: { BlogId: number } = ok(await member.call('blogs.create', { values }));
  return { BlogId, values };
}

const legacyList = async ({ app }: TestServer): Promise<{ BlogId: number }[]> =>
  (await postLegacy(app, '/Login/SelectBlogList', {})).json();

/** The public's view of a blog, at each of the doors. */
async function seen(server: TestServer, BlogId: number, Subject: string) {
  const text = async (url: string) => (await server.app.inject({ url })).body;
  return {
    legacy: (await legacyList(server)).some((blog) => blog.BlogId === BlogId),
    page: (await server.app.inject({ url: `/blog/${BlogId}` })).statusCode,
    list: (await text('/blog')).includes(Subject),
    home: (await text('/')).includes(Subject),
    feed: (await text('/feeds/blogs.xml')).includes(Subject),
    sitemap: (await text('/sitemap.xml')).includes(`/blog/${BlogId}<`),
  };
}

const everywhere = { legacy: true, page: 200, list: true, home: true, feed: true, sitemap: true };
const nowhere = { legacy: false, page: 404, list: false, home: false, feed: false, sitemap: false };

describe('a blog', () => {
  test('is a draft, then published everywhere at once, edited, withdrawn', async ({ blogs, editor }) => {
    const { BlogId, values } = await create(editor);
    expect(await seen(blogs, BlogId, values.Subject)).toEqual(nowhere);
    expect(await find(editor, BlogId)).toMatchObject({ state: 'draft', publishedAt: null, values });

    await act(editor, 'publish', BlogId, { at: null });
    expect(await seen(blogs, BlogId, values.Subject)).toEqual(everywhere);
    expect(await legacyList(blogs)).toEqual([{ BlogId, ...values }]);

    const edited = makeBlog();
    await act(editor, 'update', BlogId, { values: edited });
    expect(await seen(blogs, BlogId, edited.Subject)).toEqual(everywhere);
    expect(await legacyList(blogs)).toEqual([{ BlogId, ...edited }]);

    await act(editor, 'withdraw', BlogId);
    expect(await seen(blogs, BlogId, edited.Subject)).toEqual(nowhere);
    expect((await find(editor, BlogId)).events.map(({ action }) => action)).toEqual([
      'blog withdrawn',
      'blog edited',
      'blog published',
      'blog begun',
    ]);
  });

  test('appears by itself at its scheduled time', async ({ blogs, editor }) => {
    const { BlogId, values } = await create(editor);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await act(editor, 'publish', BlogId, { at });
    const scheduled = await find(editor, BlogId);
    expect(scheduled).toMatchObject({ state: 'scheduled', publishedAt: at });
    expect(scheduled.events[0]?.action).toBe('blog scheduled');
    // Its page is not requested earlier: a cached one could be some seconds old.
    expect((await legacyList(blogs)).length).toBe(0);
    // The hour passes.
    await sql`update blogs set published_at = published_at - interval '1 hour'`.execute(blogs.db);
    expect(await find(editor, BlogId)).toMatchObject({ state: 'published' });
    expect(await seen(blogs, BlogId, values.Subject)).toMatchObject({
      legacy: true,
      page: 200,
      feed: true,
      sitemap: true,
    });
  });

  test.for([
    ['marks', `${'**'.repeat(3_000)}x${'**'.repeat(3_000)}`],
    ['quotations', '>'.repeat(500)],
    ['lists', `${'- '.repeat(500)}a`],
    ['links', `${'['.repeat(500)}x${'](/a)'.repeat(500)}`],
  ])(
    'with too many %s within each other is neither kept nor published',
    async ([, text = ''], { blogs, editor }) => {
      const refused = async (calls: Promise<Awaited<ReturnType<typeof editor.call>>>[]) =>
        (await Promise.all(calls)).map((answer) => answer.json().error.data.faults[0].field);
      const { BlogId, values } = await create(editor);
      const deep = makeBlog({ Discription: text });
      const translations = { hi: { Discription: { source: values.Discription, text } } };
      const seen = { BlogId, version: 1 };
      expect(
        await refused([
          editor.call('blogs.create', { values: deep }),
          editor.call('blogs.update', { ...seen, values: deep }),
          editor.call('blogs.update', { ...seen, values, translations }),
        ]),
      ).toEqual(['Discription', 'Discription', 'translations.hi.Discription']);
      await blogs.db.updateTable('blogs').set({ description: text }).where('id', '=', BlogId).execute();
      expect(await refused([editor.call('blogs.publish', { ...seen, at: null })])).toEqual(['Discription']);
    },
  );

  test('cannot be scheduled for a time in the past', async ({ blogs, editor }) => {
    const { BlogId } = await create(editor);
    const publish = (time: number) =>
      editor.call('blogs.publish', { BlogId, version: 1, at: new Date(time).toISOString() });
    const answer = await publish(Date.now() - 1_000);
    expect(answer.statusCode).toBe(400);
    const reason = /^must be in the future: it is now \d{1,2} \w+ \d{4}, \d\d:\d\d IST$/;
    expect(answer.json().error.data.faults).toEqual([{ field: 'at', reason: expect.stringMatching(reason) }]);
    expect(await find(editor, BlogId)).toMatchObject({ state: 'draft', publishedAt: null, version: 1 });
    expect(await legacyList(blogs)).toEqual([]);
    expect((await publish(Date.now() + 60_000)).statusCode).toBe(200);
  });

  test('is previewed as it will look, by editors only', async ({ blogs, server, editor }) => {
    const { BlogId } = await create(editor);
    const preview = ({ get }: StaffBrowser) => get(`/staff/previews/blogs/${BlogId}`);
    const { body, statusCode } = await preview(editor);
    expect(statusCode).toBe(200);
    await act(editor, 'publish', BlogId, { at: null });
    const page = await blogs.app.inject({ url: `/blog/${BlogId}` });
    const article = (html: string) => /<article[\s\S]*<\/article>/.exec(html)?.[0];
    expect(article(body)).toBeDefined();
    expect(article(body)).toBe(article(page.body));
    expect((await preview(openBrowser(server))).statusCode).toBe(401);
    expect((await preview(await createMember(server, 'recruiter'))).statusCode).toBe(403);
  });

  test('needs a picture to be published, and cannot lose it while published', async ({ blogs, editor }) => {
    const { BlogId, values } = await create(editor, { BlogImagePath: '' });
    const publish = await editor.call('blogs.publish', { BlogId, version: 1, at: null });
    expect(publish.json().error.data.faults).toEqual([
      { field: 'BlogImagePath', reason: 'a picture has to be chosen first' },
    ]);
    const picture = { ...values, BlogImagePath: 'wwwroot/media/blog/a-good-gate.jpg' };
    await act(editor, 'update', BlogId, { values: picture });
    await act(editor, 'publish', BlogId, { at: null });
    const { version } = await find(editor, BlogId);
    expect((await editor.call('blogs.update', { BlogId, version, values })).statusCode).toBe(400);
    expect(await legacyList(blogs)).toMatchObject([picture]);
  });

  test('can be removed while it is a draft', async ({ blogs, editor }) => {
    const { BlogId, values } = await create(editor);
    await act(editor, 'publish', BlogId, { at: null });
    const { version } = await find(editor, BlogId);
    expect((await editor.call('blogs.remove', { BlogId, version })).statusCode).toBe(409);
    await act(editor, 'withdraw', BlogId);
    await act(editor, 'remove', BlogId);
    expect((await editor.ask('blogs.find', { BlogId })).statusCode).toBe(404);
    expect(await blogs.db.selectFrom('blogs').select('id').execute()).toEqual([]);
    expect(await auditLines(blogs, { action: 'draft removed' })).toMatchObject([{ detail: values.Subject }]);
  });

  test('is listed by state, searched and paged', async ({ blogs, editor }) => {
    const ids: number[] = [];
    for (let time = 0; time < 60; time++) ids.unshift(await createBlog(blogs.db));
    const { BlogId } = await create(editor, { Subject: 'Half 100% done' });
    const ask = async (input: object) => {
      const { blogs: found, next } = ok(await editor.ask('blogs.list', input));
      return { ids: found.map((blog: StaffBlogEntry) => blog.BlogId), next };
    };
    expect(await ask({ state: 'draft' })).toEqual({ ids: [BlogId], next: null });
    expect(await ask({ search: '100% d' })).toEqual({ ids: [BlogId], next: null });
    expect(await ask({ search: '100_' })).toEqual({ ids: [], next: null });
    const first = await ask({ state: 'published' });
    const second = await ask({ state: 'published', cursor: first.next });
    expect([...first.ids, ...second.ids]).toEqual(ids);
  });
});

/** Scripts that a browser must not run, in the forms in which texts try it. */
const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](javascript%3Aalert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '![x](javascript:alert(1))',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
];

describe('a text that contains a script', () => {
  test('is refused, with the reason', async ({ editor }) => {
    for (const vector of vectors)
      for (const Discription of [vector, `Before.\n\n${vector}`]) {
        const answer = await editor.call('blogs.create', { values: makeBlog({ Discription }) });
        expect(answer.statusCode, Discription).toBe(400);
        expect(answer.json().error.data.faults[0]).toMatchObject({ field: 'values.Discription' });
      }
  });

  test('runs nothing even if it was entered by other means', async ({ blogs }) => {
    const BlogId = await createBlog(blogs.db, {
      subject: '<script>alert(1)</script>',
      sub_heading: '<img src=x onerror=alert(1)>',
      description: vectors.join('\n\n'),
    });
    for (const url of [`/blog/${BlogId}`, '/blog', '/']) {
      const { body } = await blogs.app.inject({ url });
      // Within the text everything is escaped, and no link leads to a script.
      expect(body).not.toMatch(/<script>alert|<img[^>]*onerror/);
      expect(body).not.toMatch(/(?:href|src)="\s*(?:j[\s\S]{0,8}script|vbscript|data:text)/i);
    }
  });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f29a1f' } });

const uploadPicture = async (server: TestServer, editor: SignedInMember, bytes: Buffer) =>
  upload(server, editor, 'blogs.uploadPicture', {
    file: new File([new Uint8Array(bytes)], 'cover.jpg', { type: 'image/jpeg' }),
  });

describe('a cover picture', () => {
  test('is upright, in all formats and widths, without camera metadata', async ({ blogs, editor }) => {
    const photo = picture(1500, 2400)
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'A camera' } } });
    const answer = await uploadPicture(blogs, editor, await photo.toBuffer());
    const { BlogImagePath } = ok(answer as never);
    expect(BlogImagePath).toMatch(/^wwwroot\/media\/blog\/[0-9a-f]{32}-1600\.jpg$/);
    const files = [{ path: BlogImagePath, width: 1200 }, ...blogPictureFiles(BlogImagePath)];
    expect(files.map(({ width }) => width)).toEqual([1200, 400, 800, 1600]);
    for (const { path, width } of files) {
      const response = await editor.get(fileUrl(path));
      expect(response.statusCode).toBe(200);
      expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
      const stored = await sharp(response.rawPayload).metadata();
      expect(stored).toMatchObject({ width, height: Math.round(width / 1.6) });
      expect(stored.exif).toBeUndefined();
      expect(response.headers['content-type']).toBe(stored.format === 'jpeg' ? 'image/jpeg' : 'image/avif');
    }
    const { BlogId } = await create(editor, { BlogImagePath });
    await act(editor, 'publish', BlogId, { at: null });
    for (const url of [`/blog/${BlogId}`, '/blog']) {
      const { body } = await blogs.app.inject({ url });
      expect(body).toContain(`src="${fileUrl(BlogImagePath)}"`);
      for (const { path, width } of blogPictureFiles(BlogImagePath))
        expect(body).toContain(`${fileUrl(path)} ${width}w`);
    }
  });

  // What else is none of a picture, the library's uploads show, which are opened by the same code.
  test('is no page, nor too small, nor over 10 MB', async ({ blogs, editor }) => {
    for (const bytes of [Buffer.from('<!doctype html><script>'), Buffer.alloc(10 * 1024 * 1024 + 1)]) {
      const answer = await uploadPicture(blogs, editor, bytes);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.data.faults[0].field).toBe('file');
    }
    const small = await uploadPicture(blogs, editor, await picture(799, 600).jpeg().toBuffer());
    expect(small.json().error.message).toMatch(/at least 800 pixels/);
    const large = await uploadPicture(blogs, editor, Buffer.alloc(10 * 1024 * 1024 + 100_000));
    expect(large.statusCode).toBe(413);
  });
});
