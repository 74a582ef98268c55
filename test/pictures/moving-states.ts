import type { Page } from 'playwright-core';
import type { MovingBack } from '../../src/contract/staff/moving-back.ts';
import type {
  ImportEntry,
  ImportLine,
  OpenedImport,
  TableColumns,
} from '../../src/contract/staff/moving-in.ts';
import type { MovingOut } from '../../src/contract/staff/moving-out.ts';
import { answer, change, press } from './acts.ts';
import { BOTH, PHONE, type PictureState, stateWith, WIDE } from './state.ts';

const AT = '2026-11-16T04:10:00.000Z';

const wordpress: ImportEntry = {
  id: 7,
  source: 'wordpress',
  from: 'https://old.example.com',
  fileName: 'example.WordPress.2026-11-14.xml',
  bytes: 41_300_000,
  state: 'rehearsed',
  reason: '',
  by: 'Meera Nair',
  at: AT,
  progress: { done: 1_204, total: 1_204, secondsLeft: null },
};
const entry = (id: number, state: ImportEntry['state'], fileName: string, changes: Partial<ImportEntry>) => ({
  ...wordpress,
  id,
  state,
  fileName,
  from: fileName,
  ...changes,
});
const planned = (
  [
    ['picture', 'make', 214],
    ['page', 'make', 38],
    ['blog', 'make', 312],
    ['blog', 'change', 3],
    ['blog', 'ask', 2],
    ['blog', 'same', 120],
    ['job', 'make', 41],
    ['job', 'leave', 4],
    ['menu', 'make', 2],
    ['address', 'make', 391],
    [null, 'leave', 77],
  ] as const
).map(([kind, act, items]) => ({ kind, act, items, done: 0, failed: 0 }));
/** As far as the import has come with what it writes: two pictures have failed. */
const written = (share: number) =>
  planned.map((each) => {
    const failed = each.kind === 'picture' ? 2 : 0;
    const isWritten = each.act === 'make' || each.act === 'change';
    return { ...each, failed, done: isWritten ? Math.floor(each.items * share) - failed : each.items };
  });
const opened = (changes: Partial<OpenedImport>): OpenedImport => ({
  ...wordpress,
  counts: planned,
  hosts: ['old.example.com', 'i0.wp.com'],
  mayUndo: false,
  begun: AT,
  retriable: 0,
  ...changes,
});

const plain = { title: '', kind: 'blog', act: 'make', state: 'waiting', failure: '' } as const;
const line = (id: number, changes: Partial<ImportLine>): ImportLine => {
  return { ...plain, notes: [], id, place: `item ${id}`, leadsTo: null, ...changes };
};
const failed = (id: number, title: string, failure: string) =>
  line(id, { title, kind: 'picture', state: 'failed', failure });
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
  failed(31, 'gate-at-dawn.jpg', 'old.example.com answered with 404 Not Found.'),
  failed(32, 'annual-day.tiff', 'This is no JPEG, PNG, WebP or AVIF picture.'),
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

const site = 'old.example.com';
const choices = { site, sites: [], sameSiteAs: null, kinds: [], menus: [], cameBefore: false };

/** Opens an import, of which the server says this. */
async function show(page: Page, changes: Partial<OpenedImport>, shown = lines): Promise<void> {
  await answer(page, {
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

const finished = { state: 'done', counts: written(1), mayUndo: true, retriable: 2 } as const;
const refused: Partial<MovingBack> = {
  state: 'refused',
  fileName: 'guardhouse-2026-11-14.zip',
  bytes: 724_000_000,
  by: 'Meera Nair',
  at: AT,
  exportedAt: '2026-11-14T12:30:00.000Z',
  progress: { done: 0, total: 0, secondsLeft: null },
  rows: 184_213,
  files: 3_618,
  reason: '',
  holds: [],
  lacking: [],
  leftOut: 0,
  unscanned: 0,
  faults: [
    'The archive is not whole: records/media.ndjson is missing.',
    'The archive is damaged: records/blogs.ndjson is not what its manifest says.',
    'The archive is of another release: it comes from a newer release, whose tables are those of 2027-03-01-visits, and here they are those of 2027-01-14-tried-again. Move it in with the release that made it, and update afterwards.',
  ],
  present: [
    { what: 'jobs', count: 12 },
    { what: 'submissions', count: 3 },
  ],
};
const ready: Partial<MovingOut> = {
  by: 'Asha Menon',
  begunAt: '2026-11-16T04:12:00.000Z',
  state: 'ready',
  bytes: 1_284_000_000,
  rows: 84_213,
  files: 3_104,
  lacking: ['files/resumes/2f6c2f0e-6a1d-4a56-9a1c-3a51a9f4f1de.pdf'],
  leftOut: 2,
  unscanned: 14,
};

const owners = stateWith({ who: 'owner', at: '/staff/moving-in' });

/** What a company brings with it from its former site, and the archive of all that it has. */
export const moving: PictureState[] = [
  owners('staff-moving-in', PHONE, { height: 2000, crop: '.screen' }, async (page) => {
    const progress = { done: 8_200, total: 20_000, secondsLeft: 60 };
    await answer(page, {
      'movingIn.list': {
        imports: [
          entry(9, 'running', 'contact-messages.csv', { source: 'cfdb7', bytes: 2_400_000, progress }),
          entry(8, 'columns', 'jobs.csv', { source: 'table', bytes: 9_000 }),
          wordpress,
          entry(6, 'done', 'flamingo.csv', { source: 'flamingo' }),
          entry(5, 'unreadable', 'half.xml', { by: null }),
        ],
        next: 5,
      },
    });
    await page.reload();
    await page.getByText('jobs.csv').waitFor();
  }),
  owners('staff-import-columns', WIDE, { height: 1500, crop: '.screen' }, async (page) => {
    await show(page, { state: 'columns', source: 'table', counts: [], hosts: [] });
    await page.getByLabel('Monthly pay').selectOption('salary');
    await press(page, 'Rehearse');
    await page.getByText('No column is Location yet').waitFor();
  }),
  owners('staff-import-rehearsed', BOTH, { height: 3600, crop: '.screen' }, async (page) => {
    await showReview(page, {});
    await page.getByRole('checkbox', { name: /^Overwrite.*Visitors at the gate/ }).check();
    await page.getByLabel('old.example.com').check();
    await page.getByText('1 of them will be overwritten').waitFor();
  }),
  owners('staff-import-running', PHONE, { height: 1500, crop: '.screen' }, (page) =>
    showReview(page, {
      state: 'running',
      counts: written(0.4),
      progress: { done: 402, total: 1_001, secondsLeft: 190 },
    }),
  ),
  owners('staff-import-done', WIDE, { height: 2400, crop: '.screen' }, (page) =>
    showReview(page, finished, done),
  ),
  owners('staff-archive-refused', PHONE, { crop: '.screen' }, async (page) => {
    await answer(page, { 'movingBack.find': refused });
    await page.goto(new URL('/staff/moving-in/archive', page.url()).href);
    await page.getByRole('heading', { level: 1, name: 'guardhouse-2026-11-14.zip' }).waitFor();
  }),
  owners('staff-moving-out-none', PHONE, { at: '/staff/moving-out' }, (page) =>
    page.getByText('There is no archive at the moment.').waitFor(),
  ),
  owners(
    'staff-moving-out-ready',
    PHONE,
    { at: '/staff/moving-out', crop: 'role=region[name="The archive"]' },
    async (page) => {
      await change<MovingOut>(page, 'movingOut.find', (state) => ({ ...state, ...ready }));
      await page.reload();
      await page.getByRole('link', { name: 'Download' }).waitFor();
    },
  ),
];
