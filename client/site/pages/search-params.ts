import * as z from 'zod/mini';
import { experienceBands, MAX_CHOSEN_VALUES, payBands } from '../../../src/contract/job-facets.ts';
import type { jobSortColumns } from '../../../src/contract/job-opening.ts';
import { PAGE_SIZES } from '../../../src/contract/page-sizes.ts';

/** An invalid parameter is dropped, so that an old or mistyped link shows the page in its initial state. */
const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** A query has texts, and a link of ours may give a number. */
const text = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

/** A form also sends its empty fields. */
const filled = orNothing(
  z.pipe(
    text,
    z.transform((value) => value || undefined),
  ),
);

/** Several values of one filter: `?state=Goa,Kerala`. */
const listed = (known?: readonly string[]) =>
  orNothing(
    z.pipe(
      text,
      z.transform((value) => {
        const values = value
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== '' && (known?.includes(each) ?? true));
        return [...new Set(values)].sort().slice(0, MAX_CHOSEN_VALUES).join() || undefined;
      }),
    ),
  );

const table = {
  page: orNothing(z.pipe(text, z.pipe(z.transform(Number), z.int().check(z.positive())))),
  size: orNothing(z.pipe(text, z.pipe(z.transform(Number), z.literal(PAGE_SIZES)))),
  /** A form sends the order in one value: `Jid desc`. */
  sort: orNothing(text),
  dir: orNothing(z.enum(['asc', 'desc'])),
  q: filled,
};

type TableParams = z.output<z.ZodMiniObject<typeof table>>;

type SortColumn = (typeof jobSortColumns)[number] | 'Best';

// Written out, because importing the contract's module would add all of zod to a page that only reads. The type keeps
// it equal to the contract.
const sortColumns: Record<SortColumn, SortColumn> = {
  Jid: 'Jid',
  OpenPosition: 'OpenPosition',
  Qualification: 'Qualification',
  Skills: 'Skills',
  Experience: 'Experience',
  MaxSalary: 'MaxSalary',
  Industry: 'Industry',
  Location: 'Location',
  Best: 'Best',
};

const orderOf = <Column extends z.ZodMiniType>(column: Column) => {
  const order = z.object({ sort: orNothing(column), dir: table.dir });
  return <Given extends TableParams>({ page, size, sort: given, dir, ...rest }: Given) => {
    // A column head sends its order after that of the select, so the last one counts.
    const [sort, direction] = given?.split(',').at(-1)?.split(' ') ?? [];
    return { page, size, ...order.parse({ sort, dir: direction ?? dir }), ...rest };
  };
};

export const jobOpeningsSearch = z.pipe(
  z.object({
    ...table,
    industry: filled,
    location: filled,
    state: listed(),
    position: listed(),
    pay: listed(payBands),
    experience: listed(experienceBands),
  }),
  z.transform(orderOf(z.enum(sortColumns))),
);
export type JobOpeningsSearch = z.output<typeof jobOpeningsSearch>;

export const compliancesSearch = z.pipe(
  z.object(table),
  z.transform(orderOf(z.enum({ number: 'number', ComplianceName: 'ComplianceName' }))),
);

export const resumeSearch = z.object({
  /** The Jid to apply for, if navigation state has no job. */
  job: orNothing(text),
});

export type ResumeSearch = z.output<typeof resumeSearch>;

export const searchSchemas = {
  '/Career': jobOpeningsSearch,
  '/career': resumeSearch,
  '/government-guidelines': compliancesSearch,
};

/** A search as the router passes it on: the names of its parameters are typed, their values are not validated yet. */
export type Unvalidated<Search> = { [Name in keyof Search]?: unknown };
