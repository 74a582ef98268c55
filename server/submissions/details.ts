import { type Insertable, isExpression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The tables with a `submission_id`, among them the own table of each kind. */
export type DetailsTable = {
  [Name in keyof Database]: 'submission_id' extends keyof Database[Name] ? Name : never;
}[keyof Database];

/**
 * The columns of a kind's own table, except the id of the submission. Each is a value, or an expression of those values,
 * which it finds in `details`. One statement stores many submissions, so all of a kind have the same columns and the same
 * expressions.
 */
export type Details<Table extends DetailsTable> = {
  [Column in keyof Omit<Insertable<Database[Table]>, 'submission_id'>]:
    | Insertable<Database[Table]>[Column]
    | RawBuilder<Insertable<Database[Table]>[Column]>;
};

/** The details of any kind. */
export type AnyDetails = Readonly<Record<string, unknown>>;

/** The names of the columns. */
export const listColumns = (details: AnyDetails): RawBuilder<unknown>[] =>
  Object.keys(details).map((column) => sql.ref(column));

/** What each column is set to, in the same order, by a statement that has read the values as `details`. */
export const listAssigned = (details: AnyDetails): RawBuilder<unknown>[] =>
  Object.entries(details).map(([column, value]) =>
    isExpression(value) ? sql`${value}` : sql.ref(`details.${column}`),
  );

/** Reads the values as a row of the table, by whose columns Postgres knows their types. */
export const readDetails = (table: DetailsTable, json: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`json_populate_record(null::${sql.table(table)}, ${json}) as details`;

/** The values alone, of which the statement is given the JSON. */
export const pickValues = (details: AnyDetails): AnyDetails =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => !isExpression(value)));

/**
 * Writes a parameter from which the statement reads its rows. Postgres refuses half of a surrogate pair in JSON, so that
 * becomes U+FFFD, as it would in a parameter of its own.
 */
export const toJson = (value: unknown): RawBuilder<unknown> =>
  sql`${JSON.stringify(value, (_name, each) => (typeof each === 'string' ? each.toWellFormed() : each))}::json`;
