import type { Page } from 'playwright-core';
import type { StartFigures } from '../../src/contract/staff/start.ts';
import { change, fail, press } from './acts.ts';
import type { PictureState } from './state.ts';

const TODAY = '2026-11-16';
const dayAgo = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

/** Of each of the last fourteen days, today first. */
const perDay = {
  contact: [6, 3, 9, 11, 8, 12, 10, 9, 2, 7, 8, 9, 11, 6],
  quotation: [2, 0, 3, 4, 2, 5, 3, 4, 1, 2, 3, 2, 4, 2],
  application: [14, 9, 22, 18, 25, 19, 16, 11, 8, 15, 21, 17, 12, 14],
} as const;
const kinds = ['contact', 'quotation', 'application'] as const;

const inboxOf = (shown: readonly (typeof kinds)[number][]): StartFigures['inbox'] => ({
  kinds: [...shown],
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
const show = (page: Page, shown: readonly (typeof kinds)[number][] = kinds) =>
  change<StartFigures>(page, 'start.figures', (figures) => ({
    ...figures,
    inbox: figures.inbox && inboxOf(shown),
    hiring: figures.hiring && {
      stages: inStages([412, 96, 51, 22, 37, 140, 28, 61]),
      jobs: jobs.map((OpenPosition, index) => ({
        ...{ Jid: `JO-10${index + 1}`, OpenPosition, Location: places[index] ?? '' },
        stages: inStages(perStage[index] ?? []),
      })),
    },
    jobs: figures.jobs && {
      ...{ open: 42, pending: 3, endingCount: 3 },
      ending: [1, 5, 12].map((days, index) => ({
        ...{ Jid: `JO-20${index}`, OpenPosition: jobs[index] ?? '', Location: places[index] ?? '' },
        closesOn: dayAgo(-days),
      })),
    },
    mail: figures.mail && { failing: 2, parked: 1 },
    dataRequests: figures.dataRequests && {
      ...{ open: 5, overdue: 1 },
      next: [-2, 9, 31, 74].map((days, index) => ({
        reference: `DR-7F3K4${index}`,
        asked:
          ['Erase my data', 'A copy of my data', 'Withdraw my consent', 'A copy of my data'][index] ?? '',
        dueOn: dayAgo(-days),
      })),
    },
  }));

const isShown = (page: Page) => page.getByRole('table', { name: 'Not answered yet, by age' }).waitFor();

const ready = async (page: Page, shown?: readonly (typeof kinds)[number][]) => {
  await show(page, shown);
  await page.reload();
  await isShown(page);
};

const states: Omit<PictureState, 'at'>[] = [
  {
    ...{ name: 'staff-start', who: 'owner', height: 2900 },
    bring: async (page) => {
      await ready(page);
      await page.getByText('Drafts of the site').waitFor();
    },
    covers: ['staff/start/start-screen.tsx', 'staff/start/stages.tsx', 'staff/start/waiting.tsx'],
  },
  {
    ...{ name: 'staff-start-days', who: 'sales', height: 1700 },
    bring: async (page) => {
      await ready(page, ['contact', 'quotation']);
      await press(page, /^Days as a table/);
      await page.getByRole('table', { name: 'New by day' }).waitFor();
    },
    covers: ['staff/start/day-table.tsx', 'staff/start/arrivals.tsx'],
  },
  {
    ...{ name: 'staff-start-recruiter', who: 'recruiter', height: 2500 },
    bring: (page) => ready(page, ['application']),
    covers: ['staff/start/coming-up.tsx', 'staff/start/day-chart.tsx'],
  },
  {
    ...{ name: 'staff-start-sales', who: 'sales', height: 1850 },
    bring: (page) => ready(page, ['contact', 'quotation']),
    covers: ['staff/start/unanswered.tsx', 'staff/start/sources.tsx'],
  },
  {
    ...{ name: 'staff-start-viewer', who: 'viewer', height: 3300 },
    bring: (page) => ready(page),
    covers: ['staff/start/start-screen.tsx', 'staff/start/waiting.tsx'],
  },
  {
    ...{ name: 'staff-start-editor', who: 'editor', height: 1100 },
    bring: async (page) => page.getByText('Drafts of the site').waitFor(),
    covers: ['staff/start/waiting.tsx'],
  },
  {
    ...{ name: 'staff-start-empty', who: 'owner', height: 1200 },
    bring: async (page) => {
      await change<StartFigures>(page, 'start.figures', (figures) => ({ ...figures, isEmpty: true }));
      await page.reload();
      await page.getByText('Nothing has come in yet').waitFor();
    },
    covers: ['staff/start/first-steps.tsx'],
  },
  {
    ...{ name: 'staff-start-failed', who: 'editor', errors: /^Failed to load resource/ },
    bring: async (page) => {
      await fail(page, 'start.figures');
      await page.reload();
      await page.getByText('The figures could not be loaded').waitFor();
    },
    covers: ['staff/start/start-screen.tsx'],
  },
];

/** Where a member begins. */
export const starts = states.map((state): PictureState => ({ ...state, at: '/staff' }));
