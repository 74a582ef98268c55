import { type TableColumns, type TableTarget, tableTargets } from '../../../src/contract/staff/moving-in.ts';

type Columns = Pick<TableColumns, 'columns' | 'fields'>;
/** Heading → field. A column that is left out is not in it. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** Guesses what a table's rows are: the former choice, or the proposal, or the kind of which most is recognised. */
export function guessTarget({ target, proposed }: Pick<TableColumns, 'target' | 'proposed'>): TableTarget {
  const found = (each: TableTarget) => Object.keys(proposed[each]).length;
  return target ?? tableTargets.toSorted((a, b) => found(b) - found(a))[0] ?? 'contact';
}

/** Finds the faults of a choice, as sentences; none where the rehearsal can begin. */
export function findMatchFaults({ columns, fields }: Columns, target: TableTarget, chosen: ChosenColumns) {
  const used = columns.flatMap(({ heading }) => chosen[heading] ?? []);
  return fields[target].flatMap(({ field, label, isRequired, isJoined }) => {
    const count = used.filter((each) => each === field).length;
    if (count > 1 && !isJoined) return [`${label} is chosen for ${count} columns. Choose it for one.`];
    if (count === 0 && isRequired) return [`No column is ${label} yet, and it is needed.`];
    return [];
  });
}
