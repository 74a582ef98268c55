import type { Screen } from '../../src/content/types.ts';
import { experienceBands, MOST_CHOSEN, payBands } from '../../src/contract/job-facets.ts';
import type { jobSortColumns } from '../../src/contract/job-opening.ts';
import type { PAGE_SIZES } from '../../src/contract/page-sizes.ts';

type Raw = Partial<Record<keyof (ResumeSearch & JobOpeningsSearch), unknown>>;

/** The router reads a query's values as JSON: `?job=1047` arrives as a number. */
const text = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** A form leaves what is empty in the address. */
const filled = (value: unknown) => text(value) || undefined;

/** Several values of one filter: `?state=Goa,Kerala`. */
const listed = (value: unknown, known?: readonly string[]) => {
  const values = (text(value)?.split(',') ?? [])
    .map((each) => each.trim())
    .filter((each) => each !== '' && (known?.includes(each) ?? true));
  return [...new Set(values)].sort().slice(0, MOST_CHOSEN).join() || undefined;
};

type SortColumn = (typeof jobSortColumns)[number];
type PageSize = (typeof PAGE_SIZES)[number];

// Written out, and held to the contract by their types alone: its module would bring zod to every page.
const sortColumns: Record<SortColumn | 'Best', true> = {
  Jid: true,
  OpenPosition: true,
  Qualification: true,
  Skills: true,
  Experience: true,
  MaxSalary: true,
  Industry: true,
  Location: true,
  Best: true,
};
const pageSizes: Record<PageSize, true> = { 5: true, 10: true, 15: true };
const directions = { asc: true, desc: true } as const;

const keyOf = <Key extends string | number>(keys: Record<Key, true>, given: unknown): Key | undefined => {
  const value = text(given);
  return value !== undefined && Object.hasOwn(keys, value) ? (value as Key) : undefined;
};

/** `Jid desc` is an order as a form sends it, in one value. */
const orderOf = <Key extends string>(keys: Record<Key, true>, raw: Raw) => {
  // The head of a column sends its order after that of the list beside it.
  const [sort, dir] = text(raw.sort)?.split(',').at(-1)?.split(' ') ?? [];
  return { sort: keyOf(keys, sort), dir: keyOf(directions, dir ?? raw.dir) };
};

const sizeOf = (raw: Raw) => {
  const size = keyOf(pageSizes, raw.size);
  return size && (Number(size) as PageSize);
};

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
  /** Of these, any number of values, with commas between them. */
  state?: string;
  position?: string;
  pay?: string;
  experience?: string;
}

export interface CompliancesSearch {
  page?: number;
  size?: PageSize;
  sort?: 'number' | 'ComplianceName';
  dir?: 'asc' | 'desc';
  q?: string;
}

const defined = <Search extends object>(search: { [Key in keyof Search]: Search[Key] | undefined }) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search;

const resumeSearch = (raw: Raw) => defined<ResumeSearch>({ job: text(raw.job) });

/** Whatever does not fit is left out, and the table falls back to what it starts with. */
export const jobOpeningsSearch = (raw: Raw) =>
  defined<JobOpeningsSearch>({
    page: positive(raw.page),
    size: sizeOf(raw),
    ...orderOf(sortColumns, raw),
    q: filled(raw.q),
    industry: filled(raw.industry),
    location: filled(raw.location),
    state: listed(raw.state),
    position: listed(raw.position),
    pay: listed(raw.pay, payBands),
    experience: listed(raw.experience, experienceBands),
  });

export const compliancesSearch = (raw: Raw) =>
  defined<CompliancesSearch>({
    page: positive(raw.page),
    size: sizeOf(raw),
    ...orderOf({ number: true, ComplianceName: true }, raw),
    q: filled(raw.q),
  });

export const searchParams: Partial<Record<Screen, (raw: Raw) => object>> = {
  'resume-submission': resumeSearch,
  'job-openings': jobOpeningsSearch,
  compliances: compliancesSearch,
};
