import type { Page } from 'playwright-core';
import type {
  ImportEntry,
  ImportLine,
  OpenedImport,
  SiteChoices,
  TableColumns,
} from '../../src/contract/staff/moving-in.ts';
import type { UnfinishedUpload } from '../../src/contract/staff/moving-in-uploads.ts';
import { notice, press } from './acts.ts';
import type { PictureState } from './state.ts';

const screen = (page: Page) => page.locator('.screen');
const AT = '2026-11-16T04:10:00.000Z';

const entry = (changes: Partial<ImportEntry> = {}): ImportEntry => ({
  ...{
    id: 7,
    source: 'wordpress',
    from: 'https://old.example.com',
    fileName: 'example.WordPress.2026-11-14.xml',
  },
  ...{ bytes: 41_300_000, state: 'rehearsed', reason: '', by: 'Meera Nair', at: AT },
  progress: { done: 1_204, total: 1_204, secondsLeft: null },
  ...changes,
});
const count = (
  kind: OpenedImport['counts'][number]['kind'],
  act: OpenedImport['counts'][number]['act'],
  items: number,
  [done, failed]: [number, number] = [0, 0],
) => ({ kind, act, items, done, failed });

const planned = [
  count('picture', 'make', 214),
  count('page', 'make', 38),
  count('blog', 'make', 312),
  count('blog', 'change', 3),
  count('blog', 'ask', 2),
  count('blog', 'same', 120),
  count('job', 'make', 41),
  count('job', 'leave', 4),
  count('menu', 'make', 2),
  count('address', 'make', 391),
  count(null, 'leave', 77),
];
/** As far as the import has come with what it writes. */
const written = (share: number, failed: number) =>
  planned.map((each) => {
    const isWritten = each.act === 'make' || each.act === 'change';
    const isFailing = each.kind === 'picture';
    const done = isWritten ? Math.floor(each.items * share) - (isFailing ? failed : 0) : each.items;
    return { ...each, done, failed: isFailing ? failed : 0 };
  });
const opened = (changes: Partial<OpenedImport> = {}): OpenedImport => ({
  ...{ ...entry(), counts: planned, hosts: ['old.example.com', 'i0.wp.com'], mayUndo: false },
  ...{ begun: AT, retriable: 0 },
  ...changes,
});

const line = (id: number, changes: Partial<ImportLine>): ImportLine => ({
  ...{ id, place: `item ${id}`, title: '', kind: 'blog', act: 'make', state: 'waiting', notes: [] },
  ...{ failure: '', leadsTo: null },
  ...changes,
});
const lines: ImportLine[] = [
  line(14, {
    title: 'What a night guard sees',
    notes: [
      { outcome: 'changed', text: 'A video of youtube.com is left as a link.', place: 'paragraph 4' },
      { outcome: 'dropped', text: 'Shortcode [contact-form-7] is left as a note.', place: 'paragraph 9' },
    ],
  }),
  line(15, { title: 'रात की ड्यूटी के नियम', act: 'ask' }),
  line(16, { title: 'Visitors at the gate', act: 'ask' }),
  line(203, {
    title: 'Security Supervisor, Pune',
    kind: 'job',
    notes: [
      { outcome: 'changed', text: 'The salary 18k is not a number and stays in the text.' },
      { outcome: 'changed', text: 'The job has lapsed on 31 March 2025 and comes over closed.' },
      { outcome: 'dropped', text: 'The company’s Twitter name has no place here.' },
      { outcome: 'dropped', text: 'The company’s video has no place here.' },
    ],
  }),
  line(240, {
    title: 'Checkout',
    kind: null,
    act: 'leave',
    notes: [{ outcome: 'dropped', text: 'Orders of a shop (type shop_order) have no place on this site.' }],
  }),
];
const done: ImportLine[] = [
  line(14, { title: 'What a night guard sees', state: 'done', leadsTo: '/blogs/412' }),
  line(31, {
    title: 'gate-at-dawn.jpg',
    kind: 'picture',
    state: 'failed',
    failure: 'old.example.com answered with 404 Not Found.',
  }),
  line(32, {
    title: 'annual-day.tiff',
    kind: 'picture',
    state: 'failed',
    failure: 'This is no JPEG, PNG, WebP or AVIF picture.',
  }),
];

const fields = [
  { field: 'openPosition', label: 'Position', isRequired: true, isJoined: false },
  { field: 'location', label: 'Location', isRequired: true, isJoined: false },
  { field: 'salary', label: 'Salary a month', isRequired: false, isJoined: false },
  { field: 'closesOn', label: 'Last day', isRequired: false, isJoined: false },
];
const columns: TableColumns = {
  columns: [
    { heading: 'Position', examples: ['Security Guard', 'Gate Supervisor', 'सुरक्षा गार्ड'] },
    { heading: 'City', examples: ['Pune', 'Nashik', 'Pune'] },
    { heading: 'Monthly pay', examples: ['18,500', '26,000', '17,000'] },
    { heading: 'Remarks', examples: ['Uniform and meals are provided; night allowance extra', ''] },
  ],
  fields: { job: fields, blog: fields.slice(0, 1), contact: fields.slice(0, 1) },
  target: null,
  chosen: {},
  proposed: { job: { Position: 'openPosition' }, blog: {}, contact: {} },
  cameBefore: false,
};

const nothingToChoose: SiteChoices = {
  ...{ site: 'old.example.com', sites: [], sameSiteAs: null },
  ...{ kinds: [], menus: [], cameBefore: false },
};
const menu = (name: string, entries: number, examples: string[], place: 'header' | 'footer' | null) => ({
  ...{ key: `wordpress:menu:${name}`, name, entries, examples, place },
});
const siteChoices: SiteChoices = {
  ...{ site: 'old.example.com', sites: ['guards.example.in'], sameSiteAs: 'guards.example.in' },
  kinds: [
    {
      ...{ kind: 'portfolio', items: 36, target: 'blog' },
      examples: ['Guards for the metro of Pune', 'A mill at night', 'Escorts for a bank'],
    },
    { kind: 'service', items: 12, examples: ['Gates', 'सुरक्षा गार्ड', 'Dog squads'], target: 'page' },
    { kind: 'testimonial', items: 9, examples: ['Shree Mills, Nashik', 'A hospital'], target: null },
  ],
  menus: [
    menu('Main menu', 14, ['Home', 'Company', 'Services'], 'header'),
    menu('Quick links', 5, ['Portal', 'Careers', 'Contact'], 'footer'),
    menu('Sectors', 6, ['Banks', 'Hospitals', 'Mills'], null),
  ],
  cameBefore: true,
};

/** Answers procedures that may be called together, which `answer` cannot. */
async function answerAll(page: Page, data: Record<string, unknown>): Promise<void> {
  await page.route(/\/staff\/trpc\/[^?]*movingIn\./, async (route) => {
    const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
    const isAll = names.every((name) => name in data);
    const real = isAll ? [] : await (await route.fetch()).json();
    const answers = names.map((name, at) => (name in data ? { result: { data: data[name] } } : real[at]));
    return route.fulfill({ status: isAll ? 200 : 207, json: answers });
  });
}

/** Opens an import, of which the server says this. */
async function show(
  page: Page,
  changes: Partial<OpenedImport>,
  shown: ImportLine[] = lines,
  choices: SiteChoices = nothingToChoose,
): Promise<void> {
  await answerAll(page, {
    'movingIn.open': opened(changes),
    'movingIn.lines': { lines: shown, next: null },
    'movingIn.columns': columns,
    'movingIn.choices': choices,
  });
  await page.goto(new URL('/staff/moving-in/7', page.url()).href);
  await page.getByRole('heading', { level: 1, name: 'https://old.example.com' }).waitFor();
}

async function showReview(page: Page, changes: Partial<OpenedImport>, shown?: ImportLine[]): Promise<void> {
  await show(page, changes, shown);
  await page.getByText('What a night guard sees').waitFor();
}

const unfinished: UnfinishedUpload = {
  ...{ id: '0e5a7f52-4c1d-4c49-9f0e-1d2b3c4d5e6f', name: 'example.WordPress.2026-11-14.xml', pictures: null },
  ...{ bytes: 812_000_000, received: 301_989_888, keptUntil: '2026-11-24T05:12:00.000Z' },
  lastPart: { at: 297_795_584, sha256: 'ab'.repeat(32) },
};

const finished = { state: 'done', counts: written(1, 2), mayUndo: true, retriable: 2 } as const;
const keptLines: ImportLine[] = [
  line(14, { title: 'What a night guard sees', state: 'undone' }),
  line(203, {
    ...{ title: 'Security Supervisor, Pune', kind: 'job', state: 'failed', leadsTo: '/jobs/JO-1014' },
    failure: 'Somebody has applied for it, so it stays.',
  }),
  line(31, {
    ...{ title: 'gate-at-dawn.jpg', kind: 'picture', state: 'failed', leadsTo: '/site' },
    failure: 'A page or a blog shows it, so it stays.',
  }),
];
/** Everything was taken back but what somebody has made use of since. */
const takenBack = planned.map((each) => ({
  ...each,
  done: each.act === 'make' || each.act === 'change' ? 0 : each.items,
  failed: each.act === 'make' && (each.kind === 'job' || each.kind === 'picture') ? 1 : 0,
}));

const states: Omit<PictureState, 'who' | 'at'>[] = [
  {
    name: 'staff-moving-in',
    bring: async (page) => {
      await answerAll(page, {
        'movingIn.list': {
          imports: [
            entry({
              ...{ id: 9, state: 'running', from: 'contact-messages.csv', fileName: 'contact-messages.csv' },
              ...{
                source: 'cfdb7',
                bytes: 2_400_000,
                progress: { done: 8_200, total: 20_000, secondsLeft: 60 },
              },
            }),
            entry({
              id: 8,
              state: 'columns',
              source: 'table',
              from: 'jobs.csv',
              fileName: 'jobs.csv',
              bytes: 9_000,
            }),
            entry(),
            entry({
              id: 6,
              state: 'done',
              source: 'flamingo',
              from: 'flamingo.csv',
              fileName: 'flamingo.csv',
            }),
            entry({ id: 5, state: 'unreadable', from: 'half.xml', fileName: 'half.xml', by: null }),
          ],
          next: 5,
        },
      });
      await page.reload();
      await page.getByText('jobs.csv').waitFor();
    },
    crop: screen,
    height: 2000,
    covers: ['staff/moving-in/moving-in-screen.tsx', 'staff/moving-in/earlier-imports.tsx'],
  },
  {
    name: 'staff-moving-in-refused',
    bring: async (page) => {
      await page.getByLabel('Upload a file').setInputFiles({
        name: 'jobs.xlsx',
        mimeType: 'application/vnd.ms-excel',
        buffer: Buffer.from('PK'),
      });
      await page.getByRole('alert').waitFor();
    },
    crop: (page) => page.getByRole('region', { name: 'Upload' }),
    covers: ['staff/moving-in/upload-control.tsx'],
  },
  {
    name: 'staff-moving-in-unfinished',
    bring: async (page) => {
      await answerAll(page, { 'movingIn.uploads': { uploads: [unfinished] } });
      await page.reload();
      await page.getByText('Not sent to their end').waitFor();
    },
    crop: (page) => page.getByRole('region', { name: 'Upload' }),
    covers: ['staff/moving-in/unfinished-uploads.tsx'],
  },
  {
    name: 'staff-moving-in-uploading',
    bring: async (page) => {
      await answerAll(page, {
        'movingIn.beginUpload': { ...unfinished, bytes: 3_000_000, received: 0, lastPart: null },
      });
      await page.route(/\/uploads\/[^/]+\/parts$/, () => undefined);
      const buffer = Buffer.alloc(3_000_000, 'x');
      await page
        .getByLabel('Upload a file')
        .setInputFiles({ name: 'example.WordPress.2026-11-14.xml', mimeType: 'text/xml', buffer });
      await page.getByRole('progressbar').waitFor();
    },
    crop: (page) => page.getByRole('region', { name: 'Upload' }),
    covers: ['staff/moving-in/upload-control.tsx'],
  },
  {
    name: 'staff-import-reading',
    bring: (page) =>
      show(page, {
        ...{ state: 'reading', counts: [], hosts: [] },
        progress: { done: 12_300_000, total: 41_300_000, secondsLeft: 95 },
      }),
    crop: screen,
    covers: ['staff/moving-in/import-progress.tsx', 'staff/moving-in/discard-button.tsx'],
  },
  {
    name: 'staff-import-columns',
    bring: async (page) => {
      await show(page, { state: 'columns', source: 'table', counts: [], hosts: [] });
      await page.getByLabel('Monthly pay').selectOption('salary');
      await press(page, 'Rehearse');
      await page.getByText('No column is Location yet').waitFor();
    },
    crop: screen,
    height: 1500,
    covers: ['staff/moving-in/column-matching.tsx'],
  },
  {
    name: 'staff-import-unreadable',
    bring: (page) =>
      show(page, {
        ...{ state: 'unreadable', counts: [], hosts: [] },
        reason: 'Line 20,311: the file ends within an item.',
      }),
    crop: screen,
    covers: ['staff/moving-in/unreadable-note.tsx'],
  },
  {
    name: 'staff-import-rehearsed',
    bring: async (page) => {
      await showReview(page, {});
      await page.getByRole('checkbox', { name: /^Overwrite.*Visitors at the gate/ }).check();
      await page.getByLabel('old.example.com').check();
      await page.getByText('1 of them will be overwritten').waitFor();
    },
    crop: screen,
    height: 3600,
    covers: [
      'staff/moving-in/import-act-bar.tsx',
      'staff/moving-in/import-counts.tsx',
      'staff/moving-in/asked-note.tsx',
      'staff/moving-in/picture-sources.tsx',
      'staff/moving-in/import-lines.tsx',
      'staff/moving-in/import-line-row.tsx',
    ],
  },
  {
    name: 'staff-import-choices',
    bring: async (page) => {
      await show(page, {}, lines, siteChoices);
      await page.getByLabel('Sectors').selectOption('header');
      await press(page, 'Rehearse again');
      await page.getByText('is chosen for 2 menus').waitFor();
      // The pointer must not rest on a row.
      await page.mouse.move(0, 0);
    },
    crop: (page) => page.getByRole('region', { name: 'Kinds and menus' }),
    height: 2200,
    covers: ['staff/moving-in/site-choosing.tsx', 'staff/moving-in/same-site.tsx'],
  },
  {
    name: 'staff-import-confirm',
    bring: async (page) => {
      await showReview(page, {});
      await page.getByLabel('old.example.com').check();
      await press(page, 'Import…');
      await notice(page).waitFor();
    },
    crop: notice,
    covers: ['staff/moving-in/import-act-bar.tsx'],
  },
  {
    name: 'staff-import-running',
    bring: (page) =>
      showReview(page, {
        ...{ state: 'running', counts: written(0.4, 2) },
        progress: { done: 402, total: 1_001, secondsLeft: 190 },
      }),
    crop: screen,
    height: 1500,
    covers: ['staff/moving-in/import-progress.tsx', 'staff/moving-in/import-counts.tsx'],
  },
  {
    name: 'staff-import-stopped',
    bring: (page) =>
      showReview(page, {
        ...{ state: 'stopped', counts: written(0.4, 0), mayUndo: true, reason: 'Stopped by Meera Nair.' },
        progress: { done: 402, total: 1_001, secondsLeft: null },
      }),
    crop: screen,
    covers: ['staff/moving-in/import-state-note.tsx', 'staff/moving-in/came-over.tsx'],
  },
  {
    name: 'staff-import-done',
    bring: (page) => showReview(page, finished, done),
    crop: screen,
    height: 2400,
    covers: ['staff/moving-in/came-over.tsx', 'staff/moving-in/import-line-row.tsx'],
  },
  {
    name: 'staff-import-undo',
    bring: async (page) => {
      await showReview(page, finished, done);
      await press(page, 'Take it back…');
      await notice(page).waitFor();
    },
    crop: notice,
    covers: ['staff/moving-in/import-act-bar.tsx'],
  },
  {
    name: 'staff-import-undone',
    bring: (page) => showReview(page, { state: 'undone', counts: takenBack }, keptLines),
    crop: screen,
    height: 1600,
    covers: ['staff/moving-in/import-state-note.tsx', 'staff/moving-in/import-line-row.tsx'],
  },
  {
    name: 'staff-import-failed',
    errors: /^Failed to load resource/,
    bring: async (page) => {
      await page.route(/\/staff\/trpc\/[^?]*movingIn\.open/, (route) => route.abort());
      await page.goto(new URL('/staff/moving-in/7', page.url()).href);
      await page.getByText('This import could not be loaded').waitFor();
    },
    crop: screen,
    covers: ['staff/moving-in/import-screen.tsx'],
  },
];

/** What a company brings with it from its former site. */
export const movingIn = states.map(
  (state): PictureState => ({ ...state, who: 'owner', at: '/staff/moving-in' }),
);
