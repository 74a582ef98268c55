import { type TableColumns, type TableTarget, tableTargets } from '../../../src/contract/staff/moving-in.ts';

type Columns = Pick<TableColumns, 'columns' | 'fields'>;
/** Heading → field. A column that is left out is not in it. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** Letters and digits alone, so that `Job_Title` and `job title` are the same. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** The field that a column's heading names, where it names one exactly. Whatever is less sure is left to a person. */
export function guessColumns({ columns, fields }: Columns, target: TableTarget): ChosenColumns {
  const chosen: Record<string, string> = {};
  for (const { field, label } of fields[target]) {
    const names = [plain(field), plain(label)];
    const column = columns.find(({ heading }) => names.includes(plain(heading)) && !(heading in chosen));
    if (column !== undefined) chosen[column.heading] = field;
  }
  return chosen;
}

/** The target of which most columns are recognised. */
export function guessTarget(table: Columns): TableTarget {
  const found = (target: TableTarget) => Object.keys(guessColumns(table, target)).length;
  return tableTargets.toSorted((a, b) => found(b) - found(a))[0] ?? 'contact';
}

/** What is wrong with a choice, as sentences; none where the rehearsal can begin. */
export function findMatchFaults({ columns, fields }: Columns, target: TableTarget, chosen: ChosenColumns) {
  const used = columns.flatMap(({ heading }) => chosen[heading] ?? []);
  return fields[target].flatMap(({ field, label, isRequired }) => {
    const count = used.filter((each) => each === field).length;
    if (count > 1) return [`${label} is chosen for ${count} columns. Choose it for one.`];
    if (count === 0 && isRequired) return [`No column is ${label} yet, and it is needed.`];
    return [];
  });
}
