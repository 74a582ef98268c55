import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Submissions } from './load.ts';
import { openApp } from './measured-app.ts';

/** What stands for a part that differs from submission to submission. */
const MARK = '{n}';
/** A random number of 19 digits takes its place. Digits are hexadecimal digits as well. */
const FROM = 10n ** 18n;
const TO = 9n * 10n ** 18n;
const DIGITS = 19;
/** Words, and what stands between them. The `x` before the digits of bytes belongs to what is between. */
const WORDS = /(?<=\\)x|[\da-z]+|[^\da-z]+/gi;

/** A script for pgbench, and the options that it needs. */
export interface Script {
  path: string;
  options: string[];
}

/** A statement with the values of one execution. */
interface SentStatement {
  text: string;
  values: (string | null)[];
}

/**
 * Writes a script that runs the very statement by which the product stores a submission. It is taken from a server as
 * that sends it, so it cannot drift from the product.
 */
export async function writeOwnStatement(
  url: string,
  dataDir: string,
  settings: Record<string, string>,
  submissions: Submissions,
): Promise<Script> {
  const sent: SentStatement[] = [];
  const measured = { ...settings, DATABASE_URL: url, DATA_DIR: dataDir };
  const { server, close } = await openApp(measured, { watchPool: (pool) => watchStatements(pool, sent) });
  try {
    const one = await submitOnce(server.app, submissions, sent, '10.0.0.1', 'anotherstory');
    const other = await submitOnce(server.app, submissions, sent, '10.0.0.2', 'thesamestory');
    const patterns = one.values.map((value, index) => patternOf(value, other.values[index] ?? null));
    const nameOf = (index: number) => `value_${index + 1}`;
    const statement = one.text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/\$(\d+)/g, (_, number) =>
        expressionOf(`:${nameOf(number - 1)}`, patterns[number - 1] ?? null),
      );
    const path = join(dataDir, 'own-statement.sql');
    await writeFile(path, `\\set n random(${FROM}, ${TO})\n${statement};\n`);
    return {
      path,
      options: patterns.flatMap((pattern, index) => ['-D', `${nameOf(index)}=${pattern ?? ''}`]),
    };
  } finally {
    await close();
  }
}

/** The pool, which notes the statements that are given to its clients. */
function watchStatements(pool: pg.Pool, sent: SentStatement[]): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    const query = (statement: pg.QueryConfig) => {
      const values = (statement.values ?? []).map((value) => (value === null ? null : String(value)));
      sent.push({ text: statement.text, values });
      return client.query(statement);
    };
    return { query, release: () => client.release() };
  };
  return { connect } as unknown as pg.Pool;
}

/** Sends one submission and returns the statement that has stored it. */
async function submitOnce(
  app: FastifyInstance,
  { path, headers, body }: Submissions,
  sent: SentStatement[],
  address: string,
  word: string,
): Promise<SentStatement> {
  sent.length = 0;
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, 'x-forwarded-for': address },
    payload: body.replace('{n}', word),
  });
  const [stored] = sent;
  if (response.statusCode !== 200 || stored === undefined)
    throw new Error(`A submission was answered ${response.statusCode}: ${response.body}`);
  return stored;
}

/** A value with marks in place of the words in which two submissions differ. Longer words are filled up with zeros. */
function patternOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null || one === other) return one;
  const [words = [], others = []] = [one.match(WORDS) ?? [], other.match(WORDS) ?? []];
  if (words.length !== others.length) throw new Error(`These differ in more than words: ${one} ${other}`);
  const fill = ({ length }: string) => '0'.repeat(Math.max(0, length - DIGITS)) + MARK;
  return words.map((word, index) => (word === others[index] ? word : fill(word))).join('');
}

function expressionOf(variable: string, pattern: string | null): string {
  if (pattern === null) return 'null';
  if (!pattern.includes(MARK)) return variable;
  const type = pattern.startsWith('\\x') ? 'bytea' : 'text';
  return `replace(${variable}::text, '${MARK}', :n::text)::${type}`;
}
