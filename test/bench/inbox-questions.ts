import type { InboxFilter } from '../../src/contract/staff/inbox.ts';
import { cities, firstNames, flags, JOBS, lastName, places, STAGES, STATUSES } from './inbox-rows.ts';

type Question = Partial<Omit<InboxFilter, 'status' | 'flag'>> & { status?: string; flag?: string };

const turn = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

type Filter = (number: number, member: string) => Question;

const filters: Record<string, Filter> = {
  kind: (n) => ({ kind: turn(['contact', 'quotation', 'application'] as const, n) }),
  status: (n) => ({ status: turn(STATUSES, n) }),
  assignee: (n, member) => ({ assignee: turn([member, 'nobody', 'somebody-gone'], n) }),
  flag: (n) => ({ flag: turn([...flags, 'locked-resume'], n) }),
  stage: (n) => ({ stage: String(1 + (n % STAGES)) }),
  city: (n) => ({ city: turn([...cities, 'Atlantis'], n) }),
  job: (n) => ({ job: `JO-${1001 + ((n * 7) % JOBS)}` }),
  days: (n) => ({ from: day((n * 13) % 300), until: day(((n * 13) % 300) - (n % 20)) }),
  late: () => ({ waiting: 'late' }),
  'follow-ups': (n, member) => ({ followUp: turn([member, 'all'], n) }),
  mentions: (_, member) => ({ mentioned: member }),
  suspects: () => ({ view: 'suspects' }),
  unanswered: (n) => ({ view: 'open', unanswered: 'yes', until: day(n % 30) }),
  door: (n) => ({ door: turn(['site', 'legacy'] as const, n) }),
};

/** Swaps two letters. */
const misspell = (name: string) => name.slice(0, 2) + name.slice(3, 4) + name.slice(2, 3) + name.slice(4);

const words: Record<string, Filter> = {
  'a common word': (n) => ({ search: turn(['security', 'guards', ...places, 'Pune', 'Asha'], n) }),
  'several common words': (n) => ({
    search: `security guards ${turn(places, n)} ${turn(cities, n)} ${turn(firstNames, n)}`,
  }),
  'a name': (n) => ({ search: `${turn(firstNames, n)} ${lastName((n * 71) % 32_768)}` }),
  'a name by its sound': (n) => ({
    search: `${turn(['Aasha', 'Rawi', 'Kavitha', 'Laxmi', 'Meera'], n)} ${lastName((n * 71) % 32_768)
      .replace('sh', 's')
      .replace('i', 'ee')}`,
  }),
  'a misspelt name': (n) => ({ search: misspell(lastName((n * 71) % 32_768)) }),
  'a name in Devanagari': (n) => ({ search: turn(['आशा', 'रवि', 'लक्ष्मी', 'सुरेश', 'प्रिया', 'यादव'], n) }),
  'three letters that few words begin with': (n) => ({
    search: turn(['kab', 'zeb', 'thi', 'xyl', 'dhe'], n),
  }),
  'six digits of a number': (n) => ({ search: String(100_000 + ((n * 7919) % 900_000)) }),
  'a company': (n) => ({ search: `company${(n * 331) % 32_768}` }),
  'a rare word beside common ones': (n) => ({ search: `guards for w${(n * 97) % 65_536}` }),
  'a word without a match': (n) => ({ search: `security zebra${n}` }),
  'a telephone number': (n) => ({ search: `+91 7${100 + (n % 800)} ${100_000 + ((n * 7919) % 900_000)}` }),
  'an e-mail address': (n) => ({
    search: `${turn(firstNames, n).toLowerCase()}.name${1 + ((n * 7_919) % 900_000)}@mail${n}.example.com`,
  }),
  'a reference': (n) => ({
    search: `${turn(['CB', 'JA', 'QT'], n)}-${((n * 104_729) % 1_000_000).toString(16).padStart(6, '0')}`,
  }),
};

/**
 * The staff's searches of the inbox: each kind many times, with different values each time. `member` is assigned a third
 * of all entries.
 */
export const inboxQuestions: Record<string, Filter> = {
  everything: () => ({}),
  ...filters,
  ...words,
  'two filters': (n, member) => ({ ...filters.job?.(n, member), ...filters.unanswered?.(n, member) }),
  'words and a filter': (n, member) => ({
    ...filters.late?.(n, member),
    ...words['several common words']?.(n, member),
  }),
};
