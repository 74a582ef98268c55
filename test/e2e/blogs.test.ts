import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { failCalls, recordRequests } from './calls.ts';
import { expectNoNotice } from './notice.ts';
import { FAILED_LOAD, goOn, type Site, test, untilReady, visit } from './site.ts';

interface Blog {
  BlogId: number;
  Subject: string;
  SubHeading: string;
  BlogImagePath: string;
}

const cards = (page: Page) => page.locator('main').getByRole('article');

async function allBlogs({ app }: Site): Promise<Blog[]> {
  return (await postLegacy(app, '/Login/SelectBlogList?flag=All')).json();
}

async function visitList(page: Page): Promise<void> {
  await visit(page, '/blog');
  await cards(page).first().waitFor();
}

/** The detail page while it shows that blog. */
async function expectDetail(page: Page, blog: Blog): Promise<void> {
  await untilReady(page);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(blog.Subject);
  await page.getByText(blog.SubHeading, { exact: true }).waitFor();
  const picture = page.getByRole('article').locator('img').first();
  const address = `/${blog.BlogImagePath.split('/').slice(1).join('/')}`;
  expect(await picture.getAttribute('src')).toBe(address);
  expect((await page.request.get(address)).status()).toBe(200);
  await expect.poll(() => page.title()).toMatch(blog.Subject);
}

describe('the blogs', () => {
  test('are shown as cards, their texts cut at 300 characters', async ({ page, site }) => {
    const blogs = await allBlogs(site);
    await visitList(page);
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(blogs.map((blog) => blog.Subject));
    expect(blogs).toHaveLength(6);
    for (const text of await cards(page).getByRole('paragraph').allTextContents()) {
      expect([...text]).toHaveLength(301);
      expect(text.endsWith('…')).toBe(true);
    }
  });

  test('are passed on to their page by Read More, without another call', async ({ page, site }) => {
    const [, blog] = await allBlogs(site);
    if (!blog) throw new Error('there is no second blog');
    await visitList(page);
    const asked = recordRequests(page, 'blogs.find');
    await cards(page)
      .nth(1)
      .getByRole('link', { name: /^Read More/ })
      .click();
    await page.waitForURL(`**/blog/${blog.BlogId}`);
    await expectDetail(page, blog);
    expect(asked).toEqual([]);
    await page.reload();
    await expectDetail(page, blog);
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(6);
  });

  test('load from their address in a new tab', async ({ page, site }) => {
    const blog = (await allBlogs(site)).at(-1) as Blog;
    const response = await visit(page, `/blog/${blog.BlogId}`);
    expect(response?.status()).toBe(200);
    await expectDetail(page, blog);
  });

  test('have a 404 page at other addresses', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    for (const id of ['999999', '0', 'abc']) {
      const response = await visit(page, `/blog/${id}`);
      expect(response?.status(), id).toBe(404);
      await expect.poll(() => page.title(), { message: id }).toMatch(/^Page not found/);
      expect(await page.getByRole('banner').isVisible()).toBe(true);
    }
  });

  test('leave an empty list and no notice when loading fails', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await visit(page, '/contactus');
    await failCalls(page, 'blogs.list', 500);
    await goOn(page, '/blog');
    const list = page.getByRole('region', { name: 'Blogs' });
    await expect.poll(() => list.getAttribute('aria-busy')).toBe('false');
    expect(await cards(page).count()).toBe(0);
    await expectNoNotice(page);
  });
});
