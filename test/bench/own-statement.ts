import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { end, startServer } from '../embedded/server-process.ts';
import type { Submissions } from './load.ts';
import { type SentStatement, startTap } from './tap.ts';

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
  const tap = await startTap(url);
  const server = await startServer(dataDir, { ...settings, DATABASE_URL: tap.url });
  try {
    const one = await submitOnce(server.origin, submissions, tap.sent, '10.0.0.1', 'anotherstory');
    const other = await submitOnce(server.origin, submissions, tap.sent, '10.0.0.2', 'thesamestory');
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
    await end(server, 'SIGTERM');
    tap.close();
  }
}

/** Sends one submission and returns the statement that has stored it. */
async function submitOnce(
  origin: string,
  { path, headers, body }: Submissions,
  sent: SentStatement[],
  address: string,
  word: string,
): Promise<SentStatement> {
  sent.length = 0;
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': address },
    body: body.replace('{n}', word),
  });
  if (!response.ok) throw new Error(`A submission was answered ${response.status}: ${await response.text()}`);
  const stored = sent.find(({ text }) => /insert into submissions\b/.test(text));
  if (stored === undefined)
    throw new Error('The server has sent no prepared statement that stores a submission.');
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
