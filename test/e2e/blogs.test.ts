import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { recordRequests } from './calls.ts';
import { test, untilReady, visit } from './site.ts';

const cards = (page: Page) => page.locator('main').getByRole('article');

describe('the blogs', () => {
  test('are cards with their texts cut, and are passed on to their page by Read More without another call', async ({
    page,
    site,
  }) => {
    const blogs: { BlogId: number; Subject: string; SubHeading: string }[] = (
      await postLegacy(site.app, '/Login/SelectBlogList?flag=All')
    ).json();
    const [, blog] = blogs;
    await visit(page, '/blog');
    await expect.poll(() => cards(page).count()).toBe(6);
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(
      blogs.map(({ Subject }) => Subject),
    );
    for (const text of await cards(page).getByRole('paragraph').allTextContents()) {
      expect([...text]).toHaveLength(301);
      expect(text.endsWith('…')).toBe(true);
    }
    const asked = recordRequests(page, 'blogs.find');
    await cards(page)
      .nth(1)
      .getByRole('link', { name: /^Read More/ })
      .click();
    await page.waitForURL(`**/blog/${blog?.BlogId}`);
    const expectBlog = async () => {
      await untilReady(page);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(blog?.Subject);
      await page.getByText(blog?.SubHeading ?? '', { exact: true }).waitFor();
      await expect.poll(() => page.title()).toMatch(blog?.Subject ?? '');
    };
    await expectBlog();
    expect(asked).toEqual([]);
    await page.reload();
    await expectBlog();
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(6);
  });
});
