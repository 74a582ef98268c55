import type { Page } from 'playwright-core';
import { listedScreens } from '../../client/staff/menu/screens.ts';
import { addItems } from '../../server/importing/import-items.queries.ts';
import { createImport } from '../../server/importing/imports.queries.ts';
import { invite } from '../../server/members/access/invitations.ts';
import { callSite } from '../doors/doors.ts';
import { makePdf } from '../factories/files/resumes.ts';
import {
  createJobOpening,
  makeApplication,
  makeContact,
  makeDataRequest,
  makeQuotation,
} from '../factories/rows.ts';
import type { Site } from './site.ts';
import { submit } from './staff-browser.ts';

/** A screen with its heading, and what can be opened on it. */
export type ShownScreen = [path: string, heading: string, open?: (page: Page) => Promise<unknown>];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const table = (page: Page) => page.getByRole('table').first().waitFor();

/** The subjects of some screens: an open job's number, and the titles of the site's first blog and document. */
export interface Shown {
  jid: string;
  blog: string;
  document: string;
  /** The reference of a request for a quotation. */
  request: string;
  /** The number of a file that was rehearsed. */
  rehearsal: string;
}

/** Every screen. Those of which the list below says nothing have no parameter, and show their title. */
export const shownScreens = (shown: Shown): ShownScreen[] => {
  const opened = openedScreens(shown);
  const known = new Set(opened.map(([path]) => path.split('?')[0]));
  const others = listedScreens.filter(({ path }) => !path.includes('$') && !known.has(path));
  return [...opened, ...others.map(({ path, title }): ShownScreen => [path, title])];
};

const openedScreens = ({ jid, blog, document, request, rehearsal }: Shown): ShownScreen[] => [
  ['/', 'Today', (page) => page.getByRole('table', { name: 'Applications by stage' }).waitFor()],
  ['/inbox', 'Inbox', (page) => page.locator('[data-reference]').first().waitFor()],
  [
    '/inbox',
    'Inbox',
    async (page) => {
      await page.locator('[data-reference]').first().getByRole('link').click();
      await page
        .getByRole('article')
        .getByRole('button', { name: /^(Status|Stage)/ })
        .click();
    },
  ],
  [
    '/inbox',
    'Inbox',
    async (page) => {
      await press(page, 'Filters');
      await page.getByLabel('Type').selectOption('contact');
      await page.getByLabel('Newest first').check();
    },
  ],
  [
    '/inbox?kind=quotation',
    'Inbox',
    async (page) => {
      await press(page, /^Views/);
      await page.getByRole('menuitemradio', { name: 'Save this list as a view' }).click();
      await page.getByRole('dialog').getByLabel('Name').waitFor();
    },
  ],
  ['/quotations', 'Quotations', (page) => page.getByText('No open quotations').waitFor()],
  [`/quotations/${request}`, 'Quotation', (page) => page.getByText('No quotation yet').waitFor()],
  ['/mail', 'Mail', table],
  ['/jobs', 'Jobs', (page) => page.getByText('No pending postings').waitFor()],
  ['/jobs?show=open', 'Jobs', table],
  [`/jobs/${jid}`, 'Lighthouse Keeper', (page) => page.getByText('As the public sees it').waitFor()],
  [`/jobs/${jid}?edit=true`, 'Edit Lighthouse Keeper'],
  [`/jobs/${jid}/applicants`, 'Applicants for Lighthouse Keeper', (page) => page.locator('.board').waitFor()],
  [`/jobs/${jid}/applicants?show=table`, 'Applicants for Lighthouse Keeper', table],
  ['/office-hours', 'Working hours', (page) => page.getByLabel('Monday from').waitFor()],
  ['/reasons', 'Reasons', (page) => page.getByRole('form', { name: 'A quotation is lost' }).waitFor()],
  ['/hiring-stages', 'Hiring stages', (page) => page.getByLabel('Stage 1', { exact: true }).waitFor()],
  ['/site', 'Site', (page) => page.getByRole('link', { name: 'Menus', exact: true }).waitFor()],
  ['/site', 'Site', (page) => press(page, 'New page')],
  ['/site/setup', 'Set up your site', (page) => page.getByLabel('Tagline', { exact: true }).waitFor()],
  ['/site?words=salute', 'Site', (page) => page.getByRole('region', { name: 'Texts' }).waitFor()],
  ['/site/interface', 'Labels, buttons and notices'],
  [
    '/site/home/hi',
    'Home page in Hindi',
    (page) =>
      page
        .getByLabel(/^Hindi for/)
        .first()
        .waitFor(),
  ],
  ['/site/page:the-company', 'The Company', (page) => press(page, 'Publish')],
  [
    '/site/page:the-company',
    'The Company',
    async (page) => {
      await press(page, 'History');
      await page.getByText('Nobody has changed this yet').waitFor();
    },
  ],
  ...(['Change the address', 'Duplicate this page', 'What links here'] as const).map(
    (choice): ShownScreen => [
      '/site/page:the-company',
      'The Company',
      async (page) => {
        await press(page, /^This document/);
        await page.getByRole('menuitemradio', { name: choice }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
  ),
  ['/blogs', 'Blogs', (page) => page.locator('.blogs__row').first().waitFor()],
  ['/blogs/1', blog],
  [
    '/compliance',
    'Compliance',
    (page) => page.getByRole('link', { name: 'GST registration', exact: true }).waitFor(),
  ],
  ['/compliance', 'Compliance', (page) => press(page, 'Add a document')],
  ['/compliance/1', document, (page) => page.getByText('Open the PDF').first().waitFor()],
  [
    '/members',
    'Members',
    (page) => page.getByRole('region', { name: 'Invitations' }).getByRole('table').waitFor(),
  ],
  ['/members', 'Members', (page) => press(page, 'Invite a member')],
  ['/people', 'People', (page) => page.locator('.data-request').first().waitFor()],
  [
    '/people',
    'People',
    async (page) => {
      await page.getByLabel('E-mail or phone').fill('asha@example.com');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page.getByRole('region', { name: 'Search result' }).waitFor();
    },
  ],
  [
    '/retention',
    'Retention',
    async (page) => {
      await press(page, 'Count now');
      await page.getByRole('region', { name: 'Due for removal today' }).getByText('Applications').waitFor();
    },
  ],
  ['/moving-in', 'Moving in', table],
  [
    '/moving-in/archive',
    'Moving in an archive',
    (page) => page.getByText('There is no archive here').waitFor(),
  ],
  [`/moving-in/${rehearsal}`, 'old.csv', (page) => page.getByText('What a night guard sees').waitFor()],
  ['/audit', 'Audit log', (page) => page.getByRole('row').nth(1).waitFor()],
  ['/moving-out', 'Moving out', (page) => page.getByText('There is no archive').waitFor()],
  ['/account', 'Your account', table],
  ['/rights', 'Roles and rights', table],
];

/** Gives every screen something to show. */
export async function fillScreens(site: Site): Promise<Shown> {
  await submit(site, 'contact', makeContact());
  const request = await submit(site, 'quotation', makeQuotation());
  await callSite(site.app, 'dataRequest.submit', makeDataRequest());
  const jid = await createJobOpening(site.db, { open_position: 'Lighthouse Keeper' });
  const form = new FormData();
  for (const [name, value] of Object.entries(makeApplication({ JobId: jid }))) form.append(name, value);
  form.append('file', new File([new Uint8Array(makePdf())], 'resume.pdf'));
  await submit(site, 'application', form);
  await invite(site.db, site.origin, 'asha@guardhouse.example', 'editor');
  const { subject } = await site.db
    .selectFrom('blogs')
    .select('subject')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const { name } = await site.db
    .selectFrom('compliance_items')
    .select('name')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { jid, blog: subject, document: name, request, rehearsal: await rehearse(site) };
}

/** A file with one blog, of which nothing has been written. */
async function rehearse({ db }: Site): Promise<string> {
  const id = await createImport(db, { source: 'table', fileName: 'old.csv', bytes: 900, memberId: null });
  const title = 'What a night guard sees';
  await addItems(db, id, 'table', [
    {
      guid: 'one',
      hash: '00',
      kind: 'blog',
      place: 'row 2',
      title,
      address: null,
      content: null,
      notes: [{ outcome: 'dropped', text: 'The column Remarks has no field.' }],
      act: 'make',
      step: 1,
      made: undefined,
    },
  ]);
  await db.updateTable('imports').set({ state: 'rehearsed', total: 1 }).where('id', '=', id).execute();
  return String(id);
}
