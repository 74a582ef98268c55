import { mailStates } from '../../src/contract/staff/mail.ts';
import { quotationViews } from '../../src/contract/staff/quotations.ts';
import { cities, firstNames, JOBS, lastName } from './inbox-rows.ts';
import { companies } from './office-rows.ts';

/** One of the sampled submissions. */
export interface SampledPerson {
  reference: string;
  name: string;
  email: string;
  phone: string;
}

export interface OfficeQuestion {
  name: string;
  /** Only the slowest question of each group is reported. */
  group: string;
  procedure: string;
  /** Reading that is recorded in the audit log is sent as a change. */
  isCall?: boolean;
  /** Asked by a recruiter, who may not see all, instead of an owner. */
  isRecruiter?: boolean;
  limitMs?: number;
  ask(number: number, persons: readonly SampledPerson[]): object;
}

const turn = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value;
const rareRoles = ['reply', 'quotation', 'member', 'alert', 'warning'] as const;
const commonRoles = ['notice', 'confirmation'] as const;
const roles = [...rareRoles, ...commonRoles];
/** Like the start screen, it counts and adds up everything that there is. */
const TOTALS_LIMIT_MS = 300;

const quotationWords: Record<string, (n: number, persons: readonly SampledPerson[]) => string> = {
  'a common word': (n) => turn([...companies, 'guards', ...cities], n),
  'part of a word': (n) => turn(['mills', 'stor', 'istics', 'ext', 'hik', 'uards'], n),
  'several common words': (n) => `guards for gates ${turn(cities, n)} ${turn(companies, n)} pvt ltd`,
  'a name': (n) => `${turn(firstNames, n)} ${lastName((n * 71) % 32_768)}`,
  'a last name': (n) => lastName((n * 71) % 32_768),
  'a company': (n) => `${turn(companies, n)} ${(n * 331) % 8_192}`,
  'a number': (n) => `q/2026-27/${String((n * 7_919) % 200_000).padStart(4, '0')}`,
  'four digits': (n) => String(1_000 + ((n * 7_919) % 9_000)),
  'a reference': (n, persons) => turn(persons, n).reference,
  'one or two letters': (n) => turn(['z', 'x', 'zz', 'qk', '%', 'ab', 'é', '\\'], n),
  'a word without a match': (n) => `security zebra${n}`,
};

/** What members ask the office's other lists for. */
export const officeQuestions: OfficeQuestion[] = [
  ...quotationViews.map(
    (view): OfficeQuestion => ({
      ...{ name: `those in the view “${view}”`, group: 'Quotations', procedure: 'quotations.list' },
      ask: () => ({ view }),
    }),
  ),
  ...Object.entries(quotationWords).map(
    ([name, search]): OfficeQuestion => ({
      ...{ name, group: 'Quotations by words', procedure: 'quotations.list' },
      ask: (n, persons) => ({
        view: turn(quotationViews, Math.floor(n / 5) + n),
        search: search(n, persons),
      }),
    }),
  ),
  {
    ...{ name: 'how many and how much in each view', group: 'Quotations, totals', limitMs: TOTALS_LIMIT_MS },
    procedure: 'quotations.totals',
    ask: () => ({}),
  },
  ...mailStates.map(
    (state): OfficeQuestion => ({
      ...{ name: `those that are ${state}`, group: 'Mails', procedure: 'mail.list', isCall: true },
      ask: () => ({ state }),
    }),
  ),
  ...roles.map(
    (role): OfficeQuestion => ({
      ...{ name: `those of the role ${role}`, group: 'Mails by role', procedure: 'mail.list', isCall: true },
      ask: () => ({ role }),
    }),
  ),
  {
    ...{ name: 'a state and a role', group: 'Mails by both', procedure: 'mail.list', isCall: true },
    ask: (n) => ({ state: turn(mailStates, n), role: turn(roles, Math.floor(n / 5)) }),
  },
  {
    ...{ name: 'a recruiter’s, any role', group: 'Mails of some kinds', procedure: 'mail.list' },
    ...{ isCall: true, isRecruiter: true },
    ask: (n) => ({ role: turn(roles, n) }),
  },
  {
    ...{ name: 'a recruiter’s, any state', group: 'Mails of some kinds', procedure: 'mail.list' },
    ...{ isCall: true, isRecruiter: true },
    ask: (n) => ({ state: turn(mailStates, n) }),
  },
  {
    ...{ name: 'how many wait and fail', group: 'Mails, counted', procedure: 'mail.summary' },
    limitMs: TOTALS_LIMIT_MS,
    ask: () => ({}),
  },
  {
    ...{ name: 'by status', group: 'The staff’s jobs with their counts', procedure: 'jobs.list' },
    ask: (n) => ({ status: turn(['open', 'open', 'pending', 'closed', 'rejected'], n) }),
  },
  {
    ...{ name: 'by words', group: 'The staff’s jobs with their counts', procedure: 'jobs.list' },
    ask: (n) => ({ search: turn(['guard', 'retail', `JO ${1001 + (n % JOBS)}`, ...cities], n) }),
  },
  {
    ...{ name: 'those that end soon', group: 'The staff’s jobs with their counts', procedure: 'jobs.list' },
    ask: () => ({ ending: 'soon' }),
  },
  ...Object.entries({
    'by an address': (n: number, persons: readonly SampledPerson[]) => turn(persons, n).email,
    'by a number': (n: number, persons: readonly SampledPerson[]) => `+91 ${turn(persons, n).phone}`,
    'by a name, which finds nobody': (n: number, persons: readonly SampledPerson[]) => turn(persons, n).name,
  }).map(
    ([name, who]): OfficeQuestion => ({
      ...{ name, group: 'A person’s data', procedure: 'people.find', isCall: true },
      ask: (n, persons) => ({ who: who(n, persons) }),
    }),
  ),
];
