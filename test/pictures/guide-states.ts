import type { Page } from 'playwright-core';
import { bringToTop } from './acts.ts';
import type { PictureState } from './state.ts';

/** The screen beside the menu, as far as the window is high. */
const main = (page: Page) => page.locator('#main > :not(.connection-note)').first();
const reply = (page: Page) => page.locator('.reply');

/** What differs from the state of the same name: its lower part is cut off, so that a printed page has room for it. */
const shown: Record<string, Pick<PictureState, 'height' | 'crop'>> = {
  'staff-start-recruiter': { height: 640, crop: main },
  'staff-applicants': { height: 600, crop: main },
  'staff-same-person': { height: 900, crop: (page) => page.locator('.item-body') },
  'staff-resume-pdf': { height: 640, crop: main },
  'staff-inbox-item': { height: 640, crop: main },
  'staff-reply': { height: 880, crop: reply },
  'staff-quotation-draft': { height: 900, crop: (page) => page.getByRole('form', { name: 'Quotation' }) },
  'staff-blog': { height: 800 },
  'staff-start': { height: 640, crop: main },
  'staff-office-hours-usual': { height: 760, crop: main },
};

/** The pictures of docs/office-guide.md for which a whole screen would be too high. */
export function guidePictures(states: readonly PictureState[]): PictureState[] {
  return states.flatMap((state) => {
    const change = shown[state.name];
    if (change === undefined) return [];
    return {
      ...state,
      ...change,
      name: state.name.replace('staff-', 'guide-'),
      widths: [1440],
      bring: async (page: Page) => {
        await state.bring?.(page);
        if (state.name === 'staff-reply') await bringToTop(reply(page));
      },
    };
  });
}
