import type { Page } from 'playwright-core';
import type { MovingOut } from '../../src/contract/staff/moving-out.ts';
import { change } from './acts.ts';
import type { PictureState } from './state.ts';

async function show(page: Page, shown: Partial<MovingOut>): Promise<void> {
  await change<MovingOut>(page, 'movingOut.find', (state) => ({ ...state, ...shown }));
  await page.reload();
}

const begun = { by: 'Asha Menon', begunAt: '2026-11-16T04:12:00.000Z' };

/** The archive with everything: none yet, being made, and ready with what is missing in it. */
export const movingOuts: PictureState[] = [
  {
    name: 'staff-moving-out-none',
    who: 'owner',
    at: '/staff/moving-out',
    bring: (page) => page.getByText('There is no archive at the moment.').waitFor(),
    covers: ['staff/moving-out/moving-out-screen.tsx', 'staff/moving-out/what-is-in-it.tsx'],
  },
  {
    name: 'staff-moving-out-running',
    who: 'owner',
    at: '/staff/moving-out',
    bring: async (page) => {
      await show(page, {
        ...{ ...begun, state: 'running' },
        progress: { done: 612_000, total: 1_800_000, secondsLeft: 214 },
      });
      await page.getByText('34 % done, about 4 minutes left').waitFor();
    },
    crop: (page) => page.getByRole('region', { name: 'The archive' }),
    covers: ['staff/moving-out/making-progress.tsx'],
  },
  {
    name: 'staff-moving-out-ready',
    who: 'owner',
    at: '/staff/moving-out',
    bring: async (page) => {
      await show(page, {
        ...{ ...begun, state: 'ready', bytes: 1_284_000_000, rows: 84_213, files: 3_104 },
        ...{ lacking: ['files/resumes/2f6c2f0e-6a1d-4a56-9a1c-3a51a9f4f1de.pdf'], leftOut: 2, unscanned: 14 },
      });
      await page.getByRole('link', { name: 'Download' }).waitFor();
    },
    crop: (page) => page.getByRole('region', { name: 'The archive' }),
    covers: ['staff/moving-out/archive-ready.tsx'],
  },
];
