import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { measureRequests, median, ratioOf } from './load.ts';
import { type Line, rate } from './report.ts';

const PAGE = '/the-company';
/** Below this the undocumented field of Node that it takes is not worth it: see decision 0082. */
const WORTH_IT = 1.2;

/** A prerendered page with its head kept ready, and with the head that Node builds for each answer. */
export async function measureHeads(bench: Bench): Promise<Line[]> {
  const DATABASE_URL = await bench.createDatabase();
  const servers: ServerProcess[] = [];
  try {
    for (const PREPARED_HEADS of ['on', 'off'])
      servers.push(
        await startServer(bench.dataDir, { DATABASE_URL, PREPARED_HEADS, WORKERS: '1', LOG_LEVEL: 'fatal' }),
      );
    const rates = servers.map((): number[] => []);
    // The first turn is not counted: until then the code is not compiled as it will be.
    for (let turn = 0; turn <= bench.runs; turn++)
      for (const [index, { origin }] of servers.entries()) {
        const perSecond = await measureRequests(origin, PAGE, bench.seconds);
        if (perSecond === undefined) return [{ what: 'prepared heads', value: 'wrk: not installed' }];
        if (turn > 0) rates[index]?.push(perSecond);
      }
    const [ready = [], built = []] = rates;
    const ratios = ready.map((perSecond, turn) => perSecond / (built[turn] ?? Number.NaN));
    const ratio = ratioOf(ready, built);
    return [
      {
        what: 'a page with its head kept ready, 1 process',
        value: rate(median(ready)),
        against: `built by Node ${rate(median(built))} (ratios ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
        ratio,
        wanted: `≥ ${WORTH_IT}`,
        isReached: ratio >= WORTH_IT,
      },
    ];
  } finally {
    for (const server of servers) await end(server, 'SIGTERM');
  }
}
