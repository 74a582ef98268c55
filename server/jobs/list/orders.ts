import { type RawBuilder, sql } from 'kysely';
import type { JobListInput } from '../../../src/contract/job-opening.ts';

export const legacyColumns = [
  'jid as Jid',
  'open_position as OpenPosition',
  'qualification as Qualification',
  'skills as Skills',
  'experience as Experience',
  'max_salary as MaxSalary',
  'industry as Industry',
  'location as Location',
] as const;

/** Those, and what only the site's own pages show. The day is text, since a JavaScript Date would be an instant. */
export const siteColumns = [...legacyColumns, sql<string | null>`closes_on::text`.as('ClosesOn')] as const;

/**
 * A sort order of the list: the columns of its index, without the id, which comes last. `job_list_blocks` has the
 * blocks of each order under its name; a block's key has the text, the number and the instant of its first job, as far
 * as the order has these columns.
 */
export interface Order {
  list: string;
  text?: RawBuilder<unknown>;
  number?: RawBuilder<unknown>;
  time?: RawBuilder<unknown>;
}

export const newest: Order = { list: 'newest', time: sql`opened_at` };
/** A Jid sorts as the number that it ends with, and a salary by the rupees a month, where the text can be parsed. */
const columns: Record<Exclude<NonNullable<JobListInput['sort']>, 'Best'>, Order> = {
  Jid: { list: 'Jid' },
  OpenPosition: { list: 'OpenPosition', text: sql`open_position` },
  Qualification: { list: 'Qualification', text: sql`qualification` },
  Skills: { list: 'Skills', text: sql`skills` },
  Experience: { list: 'Experience', text: sql`experience` },
  MaxSalary: { list: 'MaxSalary', number: sql`coalesce(max_salary_monthly, 2147483647)` },
  Industry: { list: 'Industry', text: sql`industry`, time: sql`opened_at` },
  Location: { list: 'Location', text: sql`location`, time: sql`opened_at` },
};
const salaryDown: Order = { list: 'MaxSalaryDown', number: sql`coalesce(max_salary_monthly, -1)` };

/** The order to read the list in, and its direction. Jobs without a parsed salary come last in both directions. */
export function orderOf({ sort, direction }: Pick<JobListInput, 'sort' | 'direction'>): {
  order: Order;
  descending: boolean;
} {
  if (sort === undefined || sort === 'Best') return { order: newest, descending: true };
  const descending = direction === 'desc';
  return { order: sort === 'MaxSalary' && descending ? salaryDown : columns[sort], descending };
}

const partsOf = ({ text, number, time }: Order) => [
  ...(text ? [text] : []),
  ...(number ? [number] : []),
  ...(time ? [time] : []),
  sql`id`,
];

/** The columns that a row is compared by, such as `industry, opened_at, id`. */
export const keyOf = (order: Order): RawBuilder<unknown> => sql.join(partsOf(order));

/** The columns of an `order by`, such as `industry desc, opened_at desc, id desc`. */
export const orderBy = (order: Order, descending: boolean): RawBuilder<unknown> =>
  sql.join(partsOf(order).map((part) => (descending ? sql`${part} desc` : part)));
