import { expect } from 'vitest';
import { makeWordsPdf } from '../factories/files/readable-resumes.ts';
import { apply, drawnFrame, openItem, reader } from './resume-reader.ts';
import { test as base } from './site.ts';
import { enterAs } from './staff-browser.ts';

/** With a virus scanner that never answers. */
const test = base.extend({
  settings: [{ CLAMAV_HOST: '127.0.0.1', CLAMAV_PORT: '9' }, { scope: 'file' }],
});

test('a resume is shown only once the virus scanner has passed it', async ({ page, site }) => {
  await enterAs(page, site, 'recruiter');
  const reference = await apply(site, 'Asha Rao', makeWordsPdf({ pages: ['Words of Asha'] }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openItem(page, reference, '&resume=open');
  await reader(page).getByRole('heading', { name: 'Not scanned for viruses' }).waitFor();
  expect(asked.filter((url) => url.endsWith('/reading'))).toEqual([]);
  await site.db.updateTable('resumes').set({ scan_state: 'clean' }).execute();
  await reader(page).getByRole('button', { name: 'Check again' }).click();
  await (await drawnFrame(page)).getByText('Words of Asha').waitFor();
  await site.db.updateTable('resumes').set({ scan_state: 'infected' }).execute();
  await openItem(page, reference, '&resume=open');
  await reader(page).getByRole('heading', { name: 'This file is infected' }).waitFor();
  expect(await reader(page).getByRole('link').count()).toBe(0);
});
