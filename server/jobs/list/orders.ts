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

/** Each order has an index, which is read backwards for the other direction. */
const columns: Record<Exclude<NonNullable<JobListInput['sort']>, 'Best'>, string[]> = {
  /** As the number that it ends with. */
  Jid: ['id'],
  OpenPosition: ['open_position', 'id'],
  Qualification: ['qualification', 'id'],
  Skills: ['skills', 'id'],
  Experience: ['experience', 'id'],
  /** In rupees a month, where the text can be parsed. */
  MaxSalary: ['max_salary_monthly', 'id'],
  Industry: ['industry', 'opened_at', 'id'],
  Location: ['location', 'opened_at', 'id'],
};

export const newestFirst = sql`opened_at desc, id desc`;

/** The columns of an `order by`. Jobs without a parsed salary come last in both directions. */
export function orderOf({ sort, direction }: Pick<JobListInput, 'sort' | 'direction'>): RawBuilder<unknown> {
  if (sort === undefined || sort === 'Best') return newestFirst;
  if (direction === 'asc') return sql.raw(columns[sort].join(', '));
  if (sort === 'MaxSalary') return sql`max_salary_monthly desc nulls last, id desc`;
  return sql.raw(columns[sort].map((column) => `${column} desc`).join(', '));
}
