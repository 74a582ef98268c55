import type { Page } from 'playwright-core';
import type { StartFigures } from '../../src/contract/staff/start.ts';
import { change, press } from './acts.ts';
import { BOTH, PHONE, type PictureState, SCREEN, stateWith, WIDE } from './state.ts';

const TODAY = '2026-11-16';
const dayAgo = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

/** Of each of the last fourteen days, today first. */
const perDay = {
  contact: [6, 3, 9, 11, 8, 12, 10, 9, 2, 7, 8, 9, 11, 6],
  quotation: [2, 0, 3, 4, 2, 5, 3, 4, 1, 2, 3, 2, 4, 2],
  application: [14, 9, 22, 18, 25, 19, 16, 11, 8, 15, 21, 17, 12, 14],
} as const;
const kinds = ['contact', 'quotation', 'application'] as const;
type Kind = (typeof kinds)[number];

const inboxOf = (shown: readonly Kind[]): StartFigures['inbox'] => ({
  kinds: [...shown],
  answers: 3,
  arrived: shown.flatMap((kind) => perDay[kind].map((count, ago) => ({ kind, day: dayAgo(ago), count }))),
  unanswered: shown.flatMap((kind, index) => [
    { kind, age: 'today' as const, count: 5 + 4 * index },
    { kind, age: 'few' as const, count: 4 + 6 * index },
    { kind, age: 'week' as const, count: 2 + 5 * index },
    ...(index === 1 ? [] : [{ kind, age: 'older' as const, count: 1 + 2 * index }]),
  ]),
  sources: shown.flatMap((kind, index) => [
    { kind, door: 'site' as const, count: 182 + 271 * index * (2 - index) + 60 * index },
    { kind, door: 'legacy' as const, count: 41 - 12 * index },
  ]),
  languages: [{ locale: 'hi-IN', count: 64 }],
});

const jobs = ['Security Guard', 'Supervisor, night shift', 'Driver', 'Lighthouse Keeper', 'Armed Guard'];
const places = ['Pune', 'Mumbai', 'Nagpur', 'Alibag', 'Surat'];
const perStage = [
  [88, 24, 12, 5, 9, 31, 6],
  [46, 18, 9, 3, 2, 12, 4],
  [31, 6, 4, 1, 1, 9, 0],
  [12, 5, 3, 2, 0, 4, 1],
  [7, 2, 0, 0, 0, 3, 0],
];
const inStages = (counts: readonly number[]) =>
  counts.map((count, index) => ({ stage: String(index + 1), count })).filter(({ count }) => count > 0);

/** An office of which all figures are known. */
const show = (page: Page, shown: readonly Kind[] = kinds) =>
  change<StartFigures>(page, 'start.figures', (figures) => ({
    ...figures,
    inbox: figures.inbox && inboxOf(shown),
    hiring: figures.hiring && {
      stages: inStages([412, 96, 51, 22, 37, 140, 28, 61]),
      jobs: jobs.map((OpenPosition, index) => ({
        Jid: `JO-10${index + 1}`,
        OpenPosition,
        Location: places[index] ?? '',
        stages: inStages(perStage[index] ?? []),
      })),
    },
    jobs: figures.jobs && {
      open: 42,
      pending: 3,
      endingCount: 3,
      ending: [1, 5, 12].map((days, index) => ({
        Jid: `JO-20${index}`,
        OpenPosition: jobs[index] ?? '',
        Location: places[index] ?? '',
        closesOn: dayAgo(-days),
      })),
    },
    mail: figures.mail && { failing: 2, parked: 1 },
    dataRequests: figures.dataRequests && {
      open: 5,
      overdue: 1,
      next: [-2, 9, 31, 74].map((days, index) => ({
        reference: `DR-7F3K4${index}`,
        asked:
          ['Erase my data', 'A copy of my data', 'Withdraw my consent', 'A copy of my data'][index] ?? '',
        dueOn: dayAgo(-days),
      })),
    },
  }));

const ready = async (page: Page, shown?: readonly Kind[]) => {
  await show(page, shown);
  await page.reload();
  await page.getByRole('table', { name: 'Not answered yet, by age' }).waitFor();
};
const readyForOwner = async (page: Page) => {
  await ready(page);
  await page.getByText('Drafts of the site').waitFor();
};

const state = stateWith({ at: '/staff' });

/** Where a member begins. */
export const starts: PictureState[] = [
  state('staff-start', BOTH, { who: 'owner', height: 2900 }, readyForOwner),
  state('guide-start', WIDE, { who: 'owner', height: 640, crop: SCREEN }, readyForOwner),
  state('guide-start-recruiter', WIDE, { who: 'recruiter', height: 640, crop: SCREEN }, (page) =>
    ready(page, ['application']),
  ),
  state('staff-start-days', PHONE, { who: 'sales', height: 1700 }, async (page) => {
    await ready(page, ['contact', 'quotation']);
    await press(page, /^Days as a table/);
    await page.getByRole('table', { name: 'New by day' }).waitFor();
  }),
  state('staff-start-empty', PHONE, { who: 'owner', height: 1200 }, async (page) => {
    await change<StartFigures>(page, 'start.figures', (figures) => ({ ...figures, isEmpty: true }));
    await page.reload();
    await page.getByText('Nothing has come in yet').waitFor();
  }),
];
