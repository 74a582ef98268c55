import type { ColumnType } from 'kysely';

/** An instant. It is read as a Date, and written as one or left to the column's default. */
export type Timestamp = ColumnType<Date, Date | undefined, Date>;
export type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** int8 is read as text, since it may exceed JavaScript's safe integers. */
export type BigintKey = ColumnType<string, never, never>;
export type BigintReference = ColumnType<string, string | bigint, string>;
