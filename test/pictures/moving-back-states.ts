import type { Page } from 'playwright-core';
import type { MovingBack } from '../../src/contract/staff/moving-back.ts';
import { notice, press } from './acts.ts';
import type { PictureState } from './state.ts';

const rehearsed: MovingBack = {
  ...{ state: 'rehearsed', fileName: 'guardhouse-2026-11-14.zip', bytes: 724_000_000, by: 'Meera Nair' },
  ...{ at: '2026-11-16T04:10:00.000Z', exportedAt: '2026-11-14T12:30:00.000Z' },
  progress: { done: 0, total: 0, secondsLeft: null },
  holds: [
    { what: 'submissions', count: 20_412 },
    { what: 'jobs', count: 311 },
    { what: 'quotations', count: 94 },
    { what: 'blogs', count: 86 },
    { what: 'compliance documents', count: 12 },
    { what: 'versions of pages, menus and translations', count: 640 },
    { what: 'pictures', count: 214 },
    { what: 'resumes and attachments', count: 3_104 },
    { what: 'members', count: 9 },
    { what: 'lines of the audit log', count: 51_200 },
  ],
  ...{ rows: 184_213, files: 3_618, leftOut: 2, unscanned: 14, faults: [], present: [], reason: '' },
  lacking: ['files/resumes/2f6c2f0e-6a1d-4a56-9a1c-3a51a9f4f1de.pdf'],
};

/** Shows an archive that the server says this of. */
async function show(page: Page, changes: Partial<MovingBack>): Promise<void> {
  const data: MovingBack = { ...rehearsed, ...changes };
  await page.route(/\/staff\/trpc\/[^?]*movingBack\.find/, async (route) => {
    const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
    const real = names.length > 1 ? await (await route.fetch()).json() : [];
    const answers = names.map((name, at) => (name === 'movingBack.find' ? { result: { data } } : real[at]));
    return route.fulfill({ status: 200, json: answers });
  });
  await page.goto(new URL('/staff/moving-in/archive', page.url()).href);
  await page.getByRole('heading', { level: 1, name: data.fileName }).waitFor();
}

const screen = (page: Page) => page.locator('.screen');
const folder = 'staff/moving-in';

const states: Omit<PictureState, 'who' | 'at'>[] = [
  {
    name: 'staff-archive-none',
    bring: (page) => page.getByText('There is no archive here').waitFor(),
    crop: screen,
    covers: [`${folder}/archive-screen.tsx`],
  },
  {
    name: 'staff-archive-reading',
    bring: (page) =>
      show(page, {
        ...{ state: 'reading', exportedAt: null },
        progress: { done: 310_000_000, total: 1_900_000_000, secondsLeft: 75 },
      }),
    crop: screen,
    covers: [`${folder}/archive-note.tsx`],
  },
  {
    name: 'staff-archive-rehearsed',
    bring: (page) => show(page, {}),
    crop: screen,
    height: 1600,
    covers: [`${folder}/archive-acts.tsx`, `${folder}/archive-facts.tsx`],
  },
  {
    name: 'staff-archive-confirm',
    bring: async (page) => {
      await show(page, {});
      await press(page, 'Move in…');
      await notice(page).waitFor();
    },
    crop: notice,
    covers: [`${folder}/archive-acts.tsx`],
  },
  {
    name: 'staff-archive-refused',
    bring: (page) =>
      show(page, {
        ...{ state: 'refused', holds: [], lacking: [], leftOut: 0, unscanned: 0 },
        faults: [
          'The archive is not whole: records/media.ndjson is missing.',
          'The archive is damaged: records/blogs.ndjson is not what its manifest says.',
          'The archive is of another release: it comes from a newer release, whose tables are those of 2027-03-01-visits, and here they are those of 2027-01-14-tried-again. Move it in with the release that made it, and update afterwards.',
        ],
        present: [
          { what: 'jobs', count: 12 },
          { what: 'submissions', count: 3 },
        ],
      }),
    crop: screen,
    covers: [`${folder}/archive-note.tsx`],
  },
  {
    name: 'staff-archive-running',
    bring: (page) =>
      show(page, {
        state: 'running',
        progress: { done: 91_000, total: 256_000, secondsLeft: 140 },
      }),
    crop: screen,
    height: 1600,
    covers: [`${folder}/archive-note.tsx`],
  },
  {
    name: 'staff-archive-done',
    bring: (page) => show(page, { state: 'done' }),
    crop: screen,
    height: 1600,
    covers: [`${folder}/archive-note.tsx`],
  },
  {
    name: 'staff-archive-interrupted',
    bring: (page) => show(page, { state: 'interrupted', exportedAt: null }),
    crop: screen,
    covers: [`${folder}/archive-note.tsx`],
  },
];

/** An archive of another Guardhouse on its way in. */
export const movingBacks = states.map(
  (state): PictureState => ({ ...state, who: 'owner', at: '/staff/moving-in/archive' }),
);
