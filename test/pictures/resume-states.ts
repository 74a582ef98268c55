import type { Locator, Page } from 'playwright-core';
import type { ResumeReading } from '../../src/contract/staff/resume-reading.ts';
import { press } from './acts.ts';
import type { PictureState } from './state.ts';

const reader = (page: Page): Locator => page.getByRole('region', { name: 'Resume reader' });

async function openResume(page: Page): Promise<void> {
  await page.locator('[data-reference^="JA-"]').last().getByRole('link').click();
  await press(page.getByRole('article'), 'Read');
}

/** Opens the resume, of which the server says this. */
async function openReading(page: Page, reading: ResumeReading): Promise<void> {
  await page.route('**/staff/files/resumes/*/reading', (route) => route.fulfill({ json: reading }));
  await openResume(page);
}

const plain = (text: string) => [{ text, isBold: false }];

const text: ResumeReading = {
  form: 'text',
  isCut: true,
  blocks: [
    { kind: 'heading', level: 1, words: plain('Sunita Pawar') },
    {
      kind: 'paragraph',
      words: [
        ...plain('Lighthouse keeper at '),
        { text: 'Alibag', isBold: true },
        ...plain(', twelve years.'),
      ],
    },
    { kind: 'heading', level: 2, words: plain('अनुभव') },
    { kind: 'item', depth: 1, words: plain('Gate register and visitors’ passes') },
    { kind: 'item', depth: 2, words: plain('Night shifts, alone') },
    { kind: 'item', depth: 1, words: plain('First aid') },
    { kind: 'heading', level: 3, words: plain('Education') },
    {
      kind: 'table',
      rows: [
        [['2009'], ['Higher secondary', 'Raigad']],
        [['2011'], ['Diploma']],
      ],
    },
  ],
};

const inReader = (state: Omit<PictureState, 'who' | 'at'>): PictureState => ({
  who: 'recruiter',
  at: '/staff/inbox',
  ...state,
});

/** The reader of resumes in the staff area. */
export const resumes: PictureState[] = [
  inReader({
    name: 'staff-resume-pdf',
    bring: async (page) => {
      await openResume(page);
      await reader(page).getByText('of 2').waitFor();
      await page.frameLocator('.resume-reader iframe').getByText('Twelve years').waitFor();
    },
    covers: [
      'staff/resume/reader/resume-reader.tsx',
      'staff/resume/reader/pdf-view.tsx',
      'staff/resume/reader/pdf-tools.tsx',
      'staff/inbox/item-resume.tsx',
    ],
  }),
  inReader({
    name: 'staff-resume-text',
    bring: async (page) => {
      await openReading(page, text);
      await reader(page).getByRole('table').waitFor();
    },
    covers: ['staff/resume/reader/read-resume.tsx'],
  }),
  inReader({
    name: 'staff-resume-not-shown',
    bring: async (page) => {
      await openReading(page, { form: 'unreadable', reason: 'locked' });
      await page.getByText('This resume cannot be shown here').waitFor();
    },
    covers: ['staff/resume/reader/read-resume.tsx'],
  }),
];
