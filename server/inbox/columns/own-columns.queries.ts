import type { Kysely } from 'kysely';
import {
  type ChosenColumns,
  type ColumnList,
  columnChoices,
  usualColumns,
} from '../../../src/contract/staff/columns.ts';
import type { Database } from '../../database/schema.ts';

/** The columns of each list as a member sees them. What this release does not know is left out. */
export async function findColumns(db: Kysely<Database>, memberId: string): Promise<ChosenColumns> {
  const rows = await db
    .selectFrom('staff_columns')
    .select(['list', 'columns'])
    .where('member_id', '=', memberId)
    .execute();
  const columnsOf = <List extends ColumnList>(list: List): ChosenColumns[List] => {
    const stored = rows.find((row) => row.list === list)?.columns;
    const known: readonly string[] = columnChoices[list];
    return (stored?.filter((column) => known.includes(column)) ?? [
      ...usualColumns[list],
    ]) as ChosenColumns[List];
  };
  return { inbox: columnsOf('inbox'), applicants: columnsOf('applicants') };
}

/** @param columns null for the standard, whatever that is in a later release. */
export async function saveColumns(
  db: Kysely<Database>,
  memberId: string,
  { list, columns }: { list: ColumnList; columns: string[] | null },
): Promise<void> {
  if (columns === null)
    await db.deleteFrom('staff_columns').where('member_id', '=', memberId).where('list', '=', list).execute();
  else
    await db
      .insertInto('staff_columns')
      .values({ member_id: memberId, list, columns })
      .onConflict((conflict) => conflict.columns(['member_id', 'list']).doUpdateSet({ columns }))
      .execute();
}
