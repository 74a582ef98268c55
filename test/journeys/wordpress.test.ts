import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { readers } from '../../server/importing/runs/read-apart.ts';
import { runImports } from '../../server/importing/runs/run-imports.ts';
import { test as base } from '../e2e/site.ts';
import { enterAs, openScreen } from '../e2e/staff-browser.ts';
import { partsOf } from '../importing/moving.ts';
import { zipOfFiles } from '../importing/upload-zip.ts';
import { item, wxr } from '../importing/wordpress/wxr.ts';

const test = base.extend({ template: ['small', { scope: 'file' }] });

const line = (page: Page, title: string) => page.locator('.moving-lines').getByRole('row', { name: title });
const UPLOADS = 'https://old.example/wp-content/uploads/2020/01';

/** A former site as WordPress exports it: a picture, a page, a blog, a job, and a thing that has no place here. */
const former = wxr(
  item({
    id: 11,
    type: 'attachment',
    title: 'The north gate',
    status: 'inherit',
    fields: `<wp:attachment_url>${UPLOADS}/gate.jpg</wp:attachment_url>`,
  }),
  item({
    id: 12,
    type: 'page',
    title: 'Guards for hospitals',
    link: 'https://old.example/hospital-guards/',
    content: '<h2>What they do</h2><ul><li>Open the gate</li><li>Walk the rounds</li></ul>',
  }),
  item({
    id: 13,
    title: 'We moved our office',
    status: 'draft',
    content: `<!-- wp:paragraph --><p>Come to <strong>Pune</strong>, near <a href="https://old.example/hospital-guards/">the hospital</a>.</p><!-- /wp:paragraph --><!-- wp:image {"id":11} --><figure><img src="${UPLOADS}/gate-300x200.jpg" alt="Gate"/></figure><!-- /wp:image -->`,
  }),
  item({
    id: 14,
    type: 'job_listing',
    title: 'Night guard',
    content: '<p>At a gate in Pune.</p>',
    metas: { _job_location: 'Pune, Maharashtra', _job_expires: '2099-01-01', _application: 'a@old.example' },
  }),
  item({ id: 15, type: 'product', title: 'A torch', content: 'For sale' }),
);

describe('an export of WordPress', () => {
  test('is rehearsed, moved in as drafts with its picture, and undone', async ({ page, site }) => {
    // What the server does by itself while it runs, with the product's own readers.
    const work = () => runImports(partsOf(site, { readers }));
    const counts = () =>
      Promise.all(
        (['blogs', 'media', 'job_openings', 'content_versions'] as const).map(
          async (table) =>
            (
              await site.db
                .selectFrom(table)
                .select('id' as never)
                .execute()
            ).length,
        ),
      );
    await enterAs(page, site, 'owner');
    await openScreen(page, '/moving-in', 'Moving in');
    await page
      .getByLabel('Upload a file')
      .setInputFiles({
        name: 'old.WordPress.2026-01-05.xml',
        mimeType: 'text/xml',
        buffer: Buffer.from(former),
      });
    await page.getByRole('heading', { level: 1, name: 'old.WordPress.2026-01-05.xml' }).waitFor();
    await work();
    await page.getByText('This is a rehearsal').waitFor();
    await line(page, 'A torch').getByText('which has no place here').waitFor();
    expect(await counts()).toEqual([0, 0, 0, 0]);

    const gate = await sharp({ create: { width: 1_600, height: 1_280, channels: 3, background: '#14264a' } })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel('Upload a ZIP')
      .setInputFiles({
        name: 'uploads.zip',
        mimeType: 'application/zip',
        buffer: await zipOfFiles({ 'uploads/2020/01/gate.jpg': gate }),
      });
    await page.getByText('uploads.zip is here').waitFor();
    await page.getByRole('button', { name: 'Import…', exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByText('This makes').waitFor();
    await question.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
    await work();
    await page.getByText('have come over').waitFor();

    await line(page, 'Guards for hospitals').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Guards for hospitals' }).waitFor();
    await expect.poll(() => page.locator('main').innerText()).toContain('What they do');
    expect((await site.app.inject('/hospital-guards')).statusCode).toBe(404);
    const blog = await site.db
      .selectFrom('blogs')
      .select(['subject', 'description', 'published_at'])
      .executeTakeFirstOrThrow();
    expect(blog).toMatchObject({ subject: 'We moved our office', published_at: null });
    expect(blog.description).toMatch(
      /^Come to \*\*Pune\*\*, near \[the hospital\]\(\/hospital-guards\/?\)\.\n\n!\[Gate\]\(\/media\/library\//,
    );
    await page.goBack();

    await page.getByRole('button', { name: 'Take it back…', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('progressbar', { name: 'Undoing' }).waitFor();
    await work();
    await page.getByText('The import was taken back').waitFor();
    expect(await site.db.selectFrom('blogs').select('subject').execute()).toEqual([]);
    expect(await site.db.selectFrom('job_openings').select('open_position').execute()).toEqual([]);
    const pictures = await site.db
      .selectFrom('media')
      .select('title')
      .where('removed_at', 'is', null)
      .execute();
    expect(pictures).toEqual([]);
  });
});
