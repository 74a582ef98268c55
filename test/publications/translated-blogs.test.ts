import { JSDOM } from 'jsdom';
import { describe, expect } from 'vitest';
import type { StaffBlog } from '../../src/contract/staff/blogs.ts';
import { postLegacy, querySite } from '../doors/doors.ts';
import { test as base, type TestServer } from '../environment/app.ts';
import { createBlog } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { headOf } from '../pages/html-head.ts';

const english = {
  subject: 'A gate by night',
  sub_heading: 'What a torch shows',
  description: '## The lock\n\nIt is **closed**.',
};
const hindi = {
  Subject: { source: english.subject, text: 'रात में गेट' },
  SubHeading: { source: english.sub_heading, text: 'टॉर्च क्या दिखाती है' },
  Discription: { source: english.description, text: '## ताला\n\nवह **बंद** है।' },
};
const translated = { translations: JSON.stringify({ hi: hindi }) };
const ORIGIN = 'http://localhost:3000';

const test = base.extend<{ editor: SignedInMember; blogs: TestServer }>({
  editor: [async ({ server }, use) => use(await createMember(server, 'editor')), { scope: 'file' }],
  blogs: async ({ server }, use) => {
    await server.db.deleteFrom('blogs').execute();
    await use(server);
  },
});

const textAt = async ({ app }: TestServer, url: string) => (await app.inject({ url })).body;

/** What a page of a blog says of itself, and the languages of its words. */
async function readPage(server: TestServer, url: string) {
  const html = await textAt(server, url);
  const { document } = new JSDOM(html).window;
  const { canonical, alternates, property, data, title, description } = headOf(html);
  const withoutOrigin = Object.entries(alternates).map(([hreflang, href]) => [
    hreflang,
    href.replace(ORIGIN, ''),
  ]);
  const languages = ['h1', '.prose', '.crumbs li[aria-current]'].map((selector) =>
    document.querySelector(selector)?.closest('[lang]')?.getAttribute('lang'),
  );
  return {
    heading: document.querySelector('h1')?.textContent,
    languages,
    canonical: canonical?.replace(ORIGIN, ''),
    alternates: Object.fromEntries(withoutOrigin),
    locale: property['og:locale'],
    inLanguage: data.find((block) => block['@type'] === 'BlogPosting')?.inLanguage,
    title,
    description,
  };
}

const find = async (member: SignedInMember, BlogId: number): Promise<StaffBlog> =>
  ok(await member.ask('blogs.find', { BlogId }));

describe('a blog with a Hindi version', () => {
  test('is read in Hindi at its Hindi address, and each version names the other', async ({ blogs }) => {
    const id = await createBlog(blogs.db, { ...english, ...translated });
    const pair = { 'en-IN': `/blog/${id}`, 'hi-IN': `/hi/blog/${id}`, 'x-default': `/blog/${id}` };
    expect(await readPage(blogs, `/hi/blog/${id}`)).toEqual({
      heading: 'रात में गेट',
      languages: ['hi-IN', 'hi-IN', 'hi-IN'],
      canonical: `/hi/blog/${id}`,
      alternates: pair,
      locale: 'hi_IN',
      inLanguage: 'hi-IN',
      title: 'रात में गेट | Guardhouse Security & Facility Services',
      description: 'ताला वह बंद है।',
    });
    expect(await readPage(blogs, `/blog/${id}`)).toMatchObject({
      heading: english.subject,
      languages: ['en-IN', 'en-IN', 'en-IN'],
      canonical: `/blog/${id}`,
      alternates: pair,
      inLanguage: 'en-IN',
    });
  });

  test('stands in Hindi in the lists, the feeds and the sitemap of that language only', async ({ blogs }) => {
    const id = await createBlog(blogs.db, { ...english, ...translated });
    for (const url of ['/blog', '/', '/feeds/blogs.xml', '/feeds/blogs.json']) {
      expect(await textAt(blogs, url), url).not.toContain('रात में गेट');
      const inHindi = await textAt(blogs, url === '/' ? '/hi' : `/hi${url}`);
      expect(inHindi, `/hi${url}`).toContain('रात में गेट');
      expect(inHindi, `/hi${url}`).not.toContain(english.subject);
    }
    const sitemap = await textAt(blogs, '/sitemap.xml');
    const [, entry = ''] = sitemap.split(`<loc>${ORIGIN}/hi/blog/${id}</loc>`);
    expect(sitemap).toContain(`<loc>${ORIGIN}/blog/${id}</loc>`);
    expect(entry.split('</url>')[0]?.match(/hreflang="[^"]+"/g)).toHaveLength(3);
  });

  test('answers the browser in the language of its page, and older clients as ever', async ({ blogs }) => {
    const id = await createBlog(blogs.db, { ...english, ...translated });
    const headers = { 'content-language': 'hi-IN' };
    const ask = async (sent = {}) => ok(await querySite(blogs.app, 'blogs.find', { BlogId: id }, sent));
    expect(await ask(headers)).toMatchObject({ Subject: 'रात में गेट', Language: 'hi' });
    expect(await ask()).toMatchObject({ Subject: english.subject });
    expect(await ask()).not.toHaveProperty('Language');
    const legacy = await postLegacy(blogs.app, '/Login/SelectBlogList', {}, headers);
    const words = {
      Subject: english.subject,
      SubHeading: english.sub_heading,
      Discription: english.description,
    };
    const picture = { BlogImagePath: 'wwwroot/media/blog/a-good-gate.jpg' };
    expect(legacy.json()).toEqual([{ BlogId: id, ...words, ...picture }]);
  });

  test('is English everywhere as soon as any of its English changes, until somebody looks at it', async ({
    blogs,
    editor,
  }) => {
    const BlogId = await createBlog(blogs.db, { ...english, ...translated });
    const { values, version } = await find(editor, BlogId);
    const changed = { ...values, SubHeading: 'What a lamp shows' };
    ok(await editor.call('blogs.update', { BlogId, version, values: changed, translations: { hi: hindi } }));
    expect(await readPage(blogs, `/hi/blog/${BlogId}`)).toMatchObject({
      heading: english.subject,
      languages: ['en-IN', 'en-IN', 'en-IN'],
      canonical: `/blog/${BlogId}`,
      alternates: {},
      locale: 'en_IN',
      inLanguage: 'en-IN',
    });
    expect(await textAt(blogs, '/hi/blog')).not.toContain('रात में गेट');
    expect(await textAt(blogs, '/sitemap.xml')).not.toContain(`/hi/blog/${BlogId}<`);
    expect((await find(editor, BlogId)).translations.hi).toEqual(hindi);

    const right = { ...hindi, SubHeading: { ...hindi.SubHeading, source: ' What a lamp shows ' } };
    ok(
      await editor.call('blogs.update', {
        BlogId,
        version: version + 1,
        values: changed,
        translations: { hi: right },
      }),
    );
    expect(await readPage(blogs, `/hi/blog/${BlogId}`)).toMatchObject({ heading: 'रात में गेट' });
  });
});

describe('the editor of blogs', () => {
  test('keeps what an older client does not send, drops what is empty, and finds Hindi words', async ({
    blogs,
    editor,
  }) => {
    const BlogId = await createBlog(blogs.db, { ...english, ...translated });
    const { values } = await find(editor, BlogId);
    ok(await editor.call('blogs.update', { BlogId, version: 1, values }));
    expect((await find(editor, BlogId)).translations).toEqual({ hi: hindi });
    const found = ok(await editor.ask('blogs.list', { search: 'टॉर्च' }));
    expect(found.blogs).toHaveLength(1);
    expect(ok(await editor.ask('blogs.list', { search: 'source' })).blogs).toEqual([]);
    const empty = Object.fromEntries(
      Object.entries(hindi).map(([field, { source }]) => [field, { source, text: ' ' }]),
    );
    ok(await editor.call('blogs.update', { BlogId, version: 2, values, translations: { hi: empty } }));
    expect((await find(editor, BlogId)).translations).toEqual({});
  });

  test('refuses HTML and unknown languages, and names the field', async ({ blogs, editor }) => {
    const BlogId = await createBlog(blogs.db, english);
    const { values } = await find(editor, BlogId);
    const send = (translations: object) =>
      editor.call('blogs.update', { BlogId, version: 1, values, translations });
    const unsafe = { Discription: { source: english.description, text: '<script>' } };
    const refused = await send({ hi: unsafe });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('translations.hi.Discription.text');
    expect((await send({ xx: hindi })).statusCode).toBe(400);
  });
});
