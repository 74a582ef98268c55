import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { readers } from '../../server/staff/moving-in/importing/readers.ts';
import { runImports } from '../../server/staff/moving-in/importing/run-imports.ts';
import { partsOf } from '../staff/moving-in/moving.ts';
import { zipOfFiles } from '../staff/moving-in/upload-zip.ts';
import { item, wxr } from '../staff/moving-in/wordpress/wxr.ts';
import { expectAccessible } from './axe.ts';
import { type Site, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const line = (page: Page, title: string) => page.locator('.moving-lines').getByRole('row', { name: title });
/** What the server does by itself while it runs, with the product's own readers. */
const work = (site: Site) => runImports(partsOf(site, { readers }));

const UPLOADS = 'https://old.example/wp-content/uploads/2020/01';

/** A former site as WordPress exports it. */
const former = wxr(
  item({
    ...{ id: 11, type: 'attachment', title: 'The north gate', status: 'inherit' },
    fields: `<wp:attachment_url>${UPLOADS}/gate.jpg</wp:attachment_url>`,
    metas: { _wp_attachment_image_alt: 'A guard opens the north gate' },
  }),
  item({
    ...{ id: 12, type: 'page', title: 'Guards for hospitals', link: 'https://old.example/hospital-guards/' },
    content: `[vc_row][vc_column][vc_custom_heading text="Day and night" font_container="tag:h2"][vc_column_text]Our guards know the wards.[/vc_column_text][vc_empty_space height="32px"][/vc_column][/vc_row]
<h2>What they do</h2><ul><li>Open the gate</li><li>Walk the rounds</li></ul><img src="${UPLOADS}/gate-300x200.jpg" alt="">`,
  }),
  item({
    ...{ id: 13, title: 'We moved our office', status: 'draft' },
    content: `<!-- wp:paragraph --><p>Come and see us in <strong>Pune</strong>, near <a href="https://old.example/hospital-guards/">the hospital</a>.</p><!-- /wp:paragraph --><!-- wp:image {"id":11} --><figure><img src="${UPLOADS}/gate-300x200.jpg" alt="Gate"/></figure><!-- /wp:image -->`,
  }),
  item({
    ...{ id: 14, type: 'job_listing', title: 'Night guard', content: '<p>At a gate in Pune.</p>' },
    metas: { _job_location: 'Pune, Maharashtra', _job_expires: '2099-01-01', _application: 'a@old.example' },
  }),
  item({ id: 15, type: 'product', title: 'A torch', content: 'For sale' }),
);

test('an export of WordPress is rehearsed, imported with its pictures, seen as drafts, and taken back', {
  timeout: 300_000,
}, async ({ page, site }) => {
  await enterAs(page, site, 'owner');
  await openScreen(page, '/moving-in', 'Moving in');
  await page.getByLabel('Upload a file').setInputFiles({
    ...{ name: 'old.WordPress.2026-01-05.xml', mimeType: 'text/xml', buffer: Buffer.from(former) },
  });
  await page.getByRole('heading', { level: 1, name: 'old.WordPress.2026-01-05.xml' }).waitFor();
  await work(site);
  await page.getByText('This is a rehearsal').waitFor();
  await line(page, 'A torch').getByText('which has no place here').waitFor();
  await line(page, 'We moved our office').getByText('It is a draft there').waitFor();
  await expectAccessible(page, 'the rehearsal of an export of WordPress');

  // Noise, which no encoder makes small: a picture of one colour is none.
  const noise = Buffer.from(Array.from({ length: 1_000 }, (_, at) => [...hashOf(at)]).flat());
  const gate = await sharp(noise.subarray(0, 100 * 80 * 3), { raw: { width: 100, height: 80, channels: 3 } })
    .resize(1_600, 1_280)
    .jpeg()
    .toBuffer();
  await page.getByLabel('Upload a ZIP').setInputFiles({
    ...{ name: 'uploads.zip', mimeType: 'application/zip' },
    buffer: await zipOfFiles({ 'uploads/2020/01/gate.jpg': gate, 'uploads/2020/01/gate-300x200.jpg': gate }),
  });
  await page.getByText('uploads.zip is here').waitFor();

  await act(page, 'Import…').click();
  const question = page.getByRole('dialog');
  await question.getByText('This makes').waitFor();
  await question.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
  await work(site);
  await page.getByText('have come over').waitFor();
  const [media] = await site.db
    .selectFrom('media')
    .select(['title'])
    .where('title', '=', 'The north gate')
    .execute();
  expect(media).toEqual({ title: 'The north gate' });

  await line(page, 'Guards for hospitals').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Guards for hospitals' }).waitFor();
  await expect.poll(() => page.locator('main').innerText()).toMatch(/Day and night[\s\S]*What they do/);
  expect(await (await page.request.get(`${site.origin}/hospital-guards`)).status()).toBe(404);
  await page.goBack();
  await line(page, 'We moved our office').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'We moved our office' }).waitFor();
  const [blog] = await site.db
    .selectFrom('blogs')
    .select(['description', 'published_at'])
    .where('subject', '=', 'We moved our office')
    .execute();
  expect(blog).toMatchObject({ published_at: null });
  expect(blog?.description).toMatch(
    /^Come and see us in \*\*Pune\*\*, near \[the hospital\]\(\/hospital-guards\/?\)\.\n\n!\[Gate\]\(\/media\/library\//,
  );
  await page.goBack();

  await act(page, 'Take it back…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('progressbar', { name: 'Undoing' }).waitFor();
  await work(site);
  await page.getByText('The import was taken back').waitFor();
  const left = await Promise.all([
    site.db.selectFrom('blogs').select('id').where('subject', '=', 'We moved our office').execute(),
    site.db
      .selectFrom('media')
      .select('name')
      .where('title', '=', 'The north gate')
      .where('removed_at', 'is', null)
      .execute(),
    site.db.selectFrom('job_openings').select('id').where('open_position', '=', 'Night guard').execute(),
  ]);
  expect(left).toEqual([[], [], []]);
});

const hashOf = (number: number) => createHash('sha256').update(String(number)).digest();
