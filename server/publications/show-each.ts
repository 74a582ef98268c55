import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

interface Parts {
  db: Kysely<Database>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What each list of a database has left out when it was last made, by the names of the lists. */
const leftOut = new WeakMap<Kysely<Database>, Map<string, readonly string[]>>();

/** The records that are public and cannot be shown, such as `blog 7`, as far as this process has listed them. */
export const listLeftOut = ({ db }: Pick<Parts, 'db'>): string[] => [
  ...new Set([...(leftOut.get(db)?.values() ?? [])].flat()),
];

/**
 * Prepares each record of a list. One that fails is left out and reported, so that it takes nothing else from the site.
 * @param list names the list and its language.
 */
export function showEach<Row extends { BlogId: number }, Shown>(
  { db, log }: Parts,
  list: string,
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Shown[] {
  const lists = leftOut.get(db) ?? new Map<string, readonly string[]>();
  const before = lists.get(list) ?? [];
  const failed: string[] = [];
  const shown = rows.flatMap((row) => {
    try {
      return [show(row)];
    } catch (err) {
      const record = `blog ${row.BlogId}`;
      failed.push(record);
      if (!before.includes(record))
        log.error({ err, record, list }, 'a record cannot be shown and is left out');
      return [];
    }
  });
  leftOut.set(db, lists.set(list, failed));
  return shown;
}
