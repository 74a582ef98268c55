import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';
const isMarked = (text: unknown): text is string =>
  typeof text === 'string' && text.trimStart().startsWith(MARK);

/**
 * The start of a statement that is to be prepared: each connection then parses and plans it only once. Use it for
 * frequent statements whose best plan does not depend on their values.
 */
export const prepared = sql.raw(`${MARK} `);

const names = new Map<string, string>();

/** Gives each marked statement a name, by which PostgreSQL recognises it as prepared. */
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
