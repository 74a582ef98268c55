import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);
export const CONNECTIONS = 16;

/** Finds a program; undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    '/usr/sbin',
    ...globSync('/usr/lib/postgresql/*/bin'),
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The Lua script for wrk: each request differs, since an identical submission is stored only once. */
export interface Submissions {
  path: string;
  headers: Record<string, string>;
  /** A JSON body with `{n}` where the request's number goes. */
  body: string;
}

/** Measures the requests per second that get a 2xx over 16 connections; undefined without wrk. */
export async function measureRequests(
  origin: string,
  what: string | Submissions,
  seconds: number,
): Promise<number | undefined> {
  const wrk = findProgram('wrk');
  if (wrk === undefined) return undefined;
  const options = ['-c', String(CONNECTIONS), '-d', `${seconds}s`];
  if (typeof what === 'string')
    return readWrk(
      await run(wrk, [...options, '-t', '2', '-H', 'Accept-Encoding: gzip', `${origin}${what}`]),
    );
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-bench-'));
  try {
    const script = join(folder, 'submissions.lua');
    await writeFile(script, lua(what));
    // One thread, since each thread would count for itself.
    return readWrk(await run(wrk, [...options, '-t', '1', '-s', script, origin]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function lua({ path, headers, body }: Submissions): string {
  const [before = '', after = ''] = body.split('{n}');
  const lines = Object.entries(headers).map(([name, value]) => `headers["${name}"] = "${value}"`);
  return `local headers = {}
${lines.join('\n')}
local n = 0
request = function()
  n = n + 1
  -- Another visitor each time: one address's limit is one row, on which its submissions would wait for one another.
  headers["x-forwarded-for"] = string.format("10.%d.%d.%d", n / 62500 % 250, n / 250 % 250, n % 250)
  -- In letters: visitors write different texts, and one whose digits alone differ is taken for a robot's.
  local word = string.gsub("${Date.now()}" .. n, "%d", function(digit) return string.char(97 + digit) end)
  return wrk.format("POST", "${path}", headers, [[${before}]] .. word .. [[${after}]])
end
`;
}

function readWrk({ stdout }: { stdout: string }): number {
  const refused = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(stdout);
  if (refused !== null) throw new Error(`Not all requests were answered well:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** The median of an odd number of runs. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * The median ratio of figures that were measured in turns. Other load on the machine comes and goes and affects both
 * figures of a pair.
 */
export function ratioOf(own: number[], other: number[]): number {
  return median(own.map((value, turn) => value / (other[turn] ?? Number.NaN)));
}

export function percentile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(part * values.length) - 1] ?? Number.NaN;
}
