import type { Screen } from '../src/content/types.ts';
import type { jobSortColumns } from '../src/contract/job-opening.ts';
import type { PAGE_SIZES } from '../src/contract/page-sizes.ts';

type Raw = Partial<Record<keyof (ResumeSearch & JobOpeningsSearch), unknown>>;

/** The router reads a query's values as JSON: `?job=1047` arrives as a number. */
const text = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

type SortColumn = (typeof jobSortColumns)[number];
type PageSize = (typeof PAGE_SIZES)[number];

// Written out, and held to the contract by their types alone: its module would bring zod to every page.
const sortColumns: Record<SortColumn, true> = {
  Jid: true,
  OpenPosition: true,
  Qualification: true,
  Skills: true,
  Experience: true,
  MaxSalary: true,
  Industry: true,
  Location: true,
};
const pageSizes: Record<PageSize, true> = { 5: true, 10: true, 15: true };
const directions = { asc: true, desc: true } as const;

const keyOf = <Key extends string | number>(keys: Record<Key, true>, value: unknown): Key | undefined =>
  (typeof value === 'string' || typeof value === 'number') && Object.hasOwn(keys, value)
    ? (value as Key)
    : undefined;

const positive = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

export interface ResumeSearch {
  /** The Jid to apply for, where navigation state does not tell. */
  job?: string;
}

export interface JobOpeningsSearch {
  page?: number;
  size?: PageSize;
  sort?: SortColumn | 'Best';
  dir?: 'asc' | 'desc';
  q?: string;
  industry?: string;
  location?: string;
}

const defined = <Search extends object>(search: { [Key in keyof Search]: Search[Key] | undefined }) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search;

const resumeSearch = (raw: Raw) => defined<ResumeSearch>({ job: text(raw.job) });

/** Whatever does not fit is left out, and the table falls back to what it starts with. */
const jobOpeningsSearch = (raw: Raw) =>
  defined<JobOpeningsSearch>({
    page: positive(raw.page),
    size: keyOf(pageSizes, raw.size),
    sort: raw.sort === 'Best' ? 'Best' : keyOf(sortColumns, raw.sort),
    dir: keyOf(directions, raw.dir),
    q: text(raw.q),
    industry: text(raw.industry),
    location: text(raw.location),
  });

export const searchParams: Partial<Record<Screen, (raw: Raw) => object>> = {
  'resume-submission': resumeSearch,
  'job-openings': jobOpeningsSearch,
};
