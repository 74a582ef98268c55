import { z } from 'zod';

/**
 * What can be shown in each list beside the name, in the standard order. The inbox offers neither number nor address:
 * its list is read without a line in the audit log.
 */
export const columnChoices = {
  inbox: ['about', 'kind', 'city', 'reference', 'assignee', 'reason'],
  applicants: ['qualification', 'phone', 'email', 'received', 'stage', 'resume', 'city', 'reference'],
} as const;
export type ColumnList = keyof typeof columnChoices;
export type Column<List extends ColumnList> = (typeof columnChoices)[List][number];

/** What a member sees who has chosen nothing. */
export const usualColumns: { readonly [List in ColumnList]: readonly Column<List>[] } = {
  inbox: ['about'],
  applicants: ['qualification', 'phone', 'email', 'received', 'stage', 'resume'],
};

const columnsOf = <List extends ColumnList>(list: List) =>
  z
    .array(z.enum(columnChoices[list] as readonly Column<List>[] as [Column<List>, ...Column<List>[]]))
    .refine((columns) => new Set<string>(columns).size === columns.length, 'must each be named once');

export const chosenColumns = z.object({ inbox: columnsOf('inbox'), applicants: columnsOf('applicants') });
export type ChosenColumns = z.infer<typeof chosenColumns>;

/** The columns of one list in their order; null for the standard. */
export const saveColumnsInput = z.discriminatedUnion('list', [
  z.object({ list: z.literal('inbox'), columns: columnsOf('inbox').nullable() }),
  z.object({ list: z.literal('applicants'), columns: columnsOf('applicants').nullable() }),
]);

/** The columns of the CSV, in the order in which all of them are exported. */
export const csvColumns = [
  'reference',
  'received',
  'kind',
  'status',
  'assignee',
  'flags',
  'name',
  'about',
  'phone',
  'email',
  'city',
  'state',
  'address',
  'job',
  'qualification',
  'applicantCity',
  'resume',
  'stage',
  'reason',
  'message',
  'language',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** The columns of a CSV that follows what the member sees: what tells the items apart, and then the chosen ones. */
export function csvColumnsOf<List extends ColumnList>(
  list: List,
  columns: readonly Column<List>[],
): CsvColumn[] {
  const shown = columns.map((column) =>
    // In the inbox an application has the place of its job.
    list === 'applicants' && column === 'city' ? 'applicantCity' : column,
  );
  return [...new Set<CsvColumn>(['reference', 'name', ...shown])];
}
