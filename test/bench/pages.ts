import { get } from 'node:http';
import { end, startServer } from '../embedded/server-process.ts';
import { findFreePort } from '../environment/free-port.ts';
import { startBareServer } from './bare-server.ts';
import type { Bench } from './bench-options.ts';
import { measureRequests, median, ratioOf } from './load.ts';
import { type Line, rate } from './report.ts';
import { ratiosOf, takePairs } from './verdict.ts';

const PAGE = '/the-company';
const LEAST = 0.6;

/** Measures a page from memory, from this server and, with the same bytes, from a server that does nothing else. */
export async function measurePages(bench: Bench): Promise<Line[]> {
  const server = await startServer(bench.dataDir, {
    DATABASE_URL: await bench.createDatabase(),
    WORKERS: '1',
    LOG_LEVEL: 'fatal',
  });
  try {
    const port = await findFreePort();
    const bare = await startBareServer(await fetchBytes(server.origin + PAGE, 'gzip'), port);
    try {
      // Warm-up: the code is now compiled as it stays for the rest of the process's life.
      await measureRequests(server.origin, PAGE, bench.seconds);
      // In turns, so that other load on the machine affects both.
      const { own, other } = await takePairs(
        bench.runs,
        () => measureRequests(server.origin, PAGE, bench.seconds),
        () => measureRequests(`http://127.0.0.1:${port}`, PAGE, bench.seconds),
      );
      return [compare('a page, 1 process', own, other)];
    } finally {
      await bare.stop();
    }
  } finally {
    await end(server, 'SIGTERM');
  }
}

function compare(what: string, ours: (number | undefined)[], theirs: (number | undefined)[]): Line {
  const own = ours.filter((value) => value !== undefined);
  const other = theirs.filter((value) => value !== undefined);
  if (own.length === 0) return { what, value: 'wrk: not installed' };
  return {
    what,
    value: rate(median(own)),
    against: `Node’s bare server ${rate(median(other))}`,
    ratio: ratioOf(own, other),
    wanted: `≥ ${LEAST}`,
    judged: { runs: ratiosOf(own, other), limit: { atLeast: LEAST }, write: (value) => value.toFixed(2) },
  };
}

/** Reads the raw bytes from the wire: fetch would decode them. */
async function fetchBytes(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
