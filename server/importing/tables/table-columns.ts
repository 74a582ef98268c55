import type { Readable } from 'node:stream';
import { type TableColumns, type TableTarget, tableTargets } from '../../../src/contract/staff/moving-in.ts';
import { UnreadableSource } from '../found-item.ts';
import { cleanCells, headingsOf } from './cells.ts';
import { subjectsOf } from './heading-words.ts';
import { isBlank, readRows } from './rows.ts';
import { fieldsOfTargets, tableFields } from './table-fields.ts';

const EXAMPLES = 5;
const LONGEST_EXAMPLE = 120;
/** Of a column that is empty further than this, nothing is shown. */
const LOOKED_AT = 500;

/**
 * Reads the headings of a table with examples of what is below them, and proposes what they are. The source is not read
 * further than that, and is closed.
 */
export async function readTableColumns(source: Readable): Promise<TableColumns> {
  let headings: string[] | undefined;
  const examples: Set<string>[] = [];
  try {
    for await (const row of readRows(source)) {
      if (isBlank(row)) continue;
      if (headings === undefined) {
        headings = headingsOf(row.cells);
        continue;
      }
      for (const [column, cell] of cleanCells(row.cells, headings)
        .cells.slice(0, headings.length)
        .entries()) {
        examples[column] ??= new Set();
        if (cell !== '' && examples[column].size < EXAMPLES)
          examples[column].add(cell.slice(0, LONGEST_EXAMPLE).toWellFormed());
      }
      if (row.number >= LOOKED_AT) break;
    }
  } catch (error) {
    // What is broken further below is reported when the rows are read.
    if (!(error instanceof UnreadableSource) || headings === undefined) throw error;
  }
  const columns = (headings ?? []).map((heading, column) => ({
    heading,
    examples: [...(examples[column] ?? [])],
  }));
  const chosenAs = (target: TableTarget) => chosenFor(target, headings ?? []);
  return {
    columns,
    fields: tableFields,
    ...proposeColumns(headings ?? []),
    proposed: { job: chosenAs('job'), blog: chosenAs('blog'), contact: chosenAs('contact') },
    cameBefore: false,
  };
}

/** What the rows seem to be, and which column is which field of it. Null where a required field has no column. */
export function proposeColumns(headings: readonly string[]): Pick<TableColumns, 'target' | 'chosen'> {
  const [best] = tableTargets
    .map((target) => ({ target, chosen: chosenFor(target, headings) }))
    .filter(({ target, chosen }) => isComplete(target, chosen))
    .sort((a, b) => pointsOf(b.target, b.chosen) - pointsOf(a.target, a.chosen));
  return best ?? { target: null, chosen: {} };
}

/** One for each field, and less where its heading would rather be something else: a title is a blog's before a job's. */
function pointsOf(target: TableTarget, chosen: Readonly<Record<string, string>>): number {
  const found = subjectsOf(Object.keys(chosen));
  const headings = Object.keys(chosen);
  return fieldsOfTargets[target].reduce((sum, { field, subjects: [first] }) => {
    const heading = headings.find((each) => chosen[each] === field);
    if (heading === undefined || first === undefined) return sum;
    return sum + (headings[found.get(first) ?? -1] === heading ? 1 : 0.9);
  }, 0);
}

/** The headings that speak of a target's fields. */
export function chosenFor(target: TableTarget, headings: readonly string[]): Record<string, string> {
  const fields = fieldsOfTargets[target];
  const found = subjectsOf(headings);
  const chosen = new Map<string, string>();
  for (const { field, subjects } of fields)
    for (const subject of subjects) {
      const heading = headings[found.get(subject) ?? -1];
      if (heading === undefined || chosen.has(heading)) continue;
      chosen.set(heading, field);
      // A first and a last name are both the name.
      if (field !== 'fullName' || subject === 'name') break;
    }
  return Object.fromEntries(chosen);
}

export const isComplete = (target: TableTarget, chosen: Readonly<Record<string, string>>) =>
  fieldsOfTargets[target].every(
    ({ field, isRequired }) => !isRequired || Object.values(chosen).includes(field),
  );
