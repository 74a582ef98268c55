import { experienceBands, payBands } from '../../src/contract/job-facets.ts';
import type { JobListInput } from '../../src/contract/job-opening.ts';
import { jobSortColumns } from '../../src/contract/job-opening.ts';
import { sampleIndustries, sampleLocations } from './job-rows.ts';

type Question = Partial<Omit<JobListInput, 'page'>> & { page: number };

export interface QuestionKind {
  name: string;
  /** `jobs.list` by default. */
  procedure?: 'jobs.counts';
  ask(number: number, total: number): Partial<Question>;
}

const orders: Omit<Question, 'page'>[] = [
  {},
  ...jobSortColumns.flatMap((sort) => [
    { sort, direction: 'asc' as const },
    { sort, direction: 'desc' as const },
  ]),
];
const turn = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value;
const pages = (total: number) => Math.ceil(total / 10);

const firstWords = ['guard', 'security', 'driver', 'cctv', 'housekeeping', 'fire', 'supervisor', 'gunman'];
const secondWords = [
  ...['pune', 'night', 'banking', 'delhi', 'hindi', 'escort', 'graduate', 'ranchi', 'frisking', 'goa'],
  ...['officer', 'operator', 'payroll', 'mumbai', 'lmv', 'retail', 'trainee'],
];
const states = ['Maharashtra', 'Delhi', 'Uttar Pradesh', 'Karnataka', 'Goa', 'Assam', 'Kerala', 'Punjab'];
const misspelt = ['gaurd', 'secruity', 'drivar', 'houskeeping', 'superviser', 'maharastra'];

const hindiWords = ['गार्ड', 'सिक्योरिटी', 'ड्राइवर', 'सीसीटीवी', 'चौकीदार', 'सुरक्षा गार्ड'];
const hindiPlaces = ['पुणे', 'दिल्ली', 'मुम्बई', 'राँची', 'गोवा', 'बैंगलोर', 'महाराष्ट्र'];
/** In no list: they are recognised by their sound. */
const hindiSounds = ['वायरलेस', 'प्लंबिंग', 'पेरोल', 'फ्रिस्किंग', 'हैंडलिंग', 'ऑडिट'];

const twoWords = (number: number) =>
  `${turn(firstWords, number)} ${turn(secondWords, Math.floor(number / firstWords.length) + number)}`;

/** Visitors' queries of the openings table: each kind many times, with different values each time. */
export const questionKinds: QuestionKind[] = [
  { name: 'first page, any order', ask: (n) => ({ page: 1, ...turn(orders, n) }) },
  {
    name: 'any page by number, any order',
    // This step has no common factor with the number of pages, so it visits all regions of the list.
    ask: (n, total) => ({ page: 1 + ((n * 7919 * 31) % pages(total)), ...turn(orders, n) }),
  },
  { name: 'last page, any order', ask: (n, total) => ({ page: pages(total), ...turn(orders, n) }) },
  {
    name: 'filter by industry, with its count',
    ask: (n) => ({ page: 1, industry: turn(sampleIndustries, n) }),
  },
  {
    name: 'filter by both, with its count',
    ask: (n) => ({ page: 1, industry: turn(sampleIndustries, n), location: turn(sampleLocations, n * 7) }),
  },
  {
    name: 'filter by two states and pay',
    ask: (n) => ({ page: 1, state: [turn(states, n), turn(states, n * 3 + 1)], pay: [turn(payBands, n)] }),
  },
  {
    name: 'a word, a position and experience',
    ask: (n) => ({
      page: 1,
      search: turn(secondWords, n),
      position: [turn(['Security Guard', 'Driver', 'CCTV Operator'], n)],
      experience: [turn(experienceBands, n)],
    }),
  },
  { name: 'counts of all filters', procedure: 'jobs.counts', ask: () => ({}) },
  {
    name: 'counts of all filters, all chosen',
    procedure: 'jobs.counts',
    ask: (n) => ({
      state: [turn(states, n)],
      position: ['Security Guard'],
      pay: [turn(payBands, n)],
      experience: [turn(experienceBands, n)],
    }),
  },
  {
    name: 'counts of all filters, with a word',
    procedure: 'jobs.counts',
    ask: (n) => ({ search: turn(firstWords, n), state: [turn(states, n)] }),
  },
  { name: 'two words, newest first', ask: (n) => ({ page: 1, search: twoWords(n) }) },
  { name: 'two words, best first', ask: (n) => ({ page: 1, search: twoWords(n), sort: 'Best' }) },
  {
    name: 'two words, one misspelt',
    ask: (n) => ({ page: 1, search: `${turn(misspelt, n)} ${turn(secondWords, n)}` }),
  },
  {
    name: 'two words in Hindi',
    ask: (n) => ({ page: 1, search: `${turn(hindiWords, n)} ${turn(hindiPlaces, n)}` }),
  },
  {
    name: 'two words in Hindi, one of them in no list',
    ask: (n) => ({ page: 1, search: `${turn(hindiSounds, n)} ${turn(hindiPlaces, n)}` }),
  },
];
