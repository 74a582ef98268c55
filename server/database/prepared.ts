import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';
const isMarked = (text: unknown): text is string =>
  typeof text === 'string' && text.trimStart().startsWith(MARK);

/**
 * At a statement's start: each connection has it parsed and planned once. For those that are run often and whose best
 * plan does not depend on their values; others are planned with them each time.
 */
export const prepared = sql.raw(`${MARK} `);

const names = new Map<string, string>();

/** Gives the statements that are so marked their names, which is how PostgreSQL knows them again. */
export function prepareMarked(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (text: unknown, values?: unknown) => Promise<pg.QueryResult>;
  const queryMarked = (text: unknown, values?: unknown) =>
    isMarked(text)
      ? query({ name: nameOf(text), text, values: [...(values as unknown[])] })
      : query(text, values);
  Object.assign(client, { query: queryMarked });
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
