import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The tables with a `submission_id`, among them the own table of each kind. */
export type DetailsTable = {
  [Name in keyof Database]: 'submission_id' extends keyof Database[Name] ? Name : never;
}[keyof Database];

/** The columns of a kind's own table, except the id of the submission. */
export type Details<Table extends DetailsTable> = {
  [Column in keyof Omit<Insertable<Database[Table]>, 'submission_id'>]:
    | Extract<Insertable<Database[Table]>[Column], string>
    | ReadDetail<Insertable<Database[Table]>[Column]>;
};

/** The value of a column that is not text: it is sent as text, and an expression makes the column's value of it. */
interface ReadDetail<Value> {
  text: string | null;
  read(text: RawBuilder<string | null>): RawBuilder<Value>;
}

/** @param read the same for every submission of a kind, since many are stored by one statement. */
export function readFrom<Value>(text: string | null, read: ReadDetail<Value>['read']): ReadDetail<Value> {
  return { text, read };
}

type AnyDetails = Record<string, string | ReadDetail<unknown>>;

/** The texts of the columns, as they are sent under other names. */
export function textsOf<Table extends DetailsTable>(
  details: Details<Table>,
  nameOf: (column: string) => string,
): Record<string, string | null> {
  const entries = Object.entries(details as AnyDetails);
  return Object.fromEntries(
    entries.map(([column, value]) => [nameOf(column), typeof value === 'string' ? value : value.text]),
  );
}

/** The values of the columns, for a statement that finds their texts in `textOf`. */
export function expressionsOf<Table extends DetailsTable>(
  details: Details<Table>,
  textOf: (column: string, text: string | null) => RawBuilder<string | null>,
): RawBuilder<unknown>[] {
  return Object.entries(details as AnyDetails).map(([column, value]) =>
    typeof value === 'string' ? textOf(column, value) : value.read(textOf(column, value.text)),
  );
}

/** The values of the columns, for a statement with one submission. */
export const valuesOf = <Table extends DetailsTable>(details: Details<Table>): RawBuilder<unknown>[] =>
  expressionsOf(details, (_, text) => sql`${text}::text`);
