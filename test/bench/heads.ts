import { readFileSync } from 'node:fs';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { measureRequests, median } from './load.ts';
import { type Line, rate } from './report.ts';
import { ratiosOf } from './verdict.ts';

const PAGE = '/the-company';
/** Below this, prepared heads are not worth the undocumented field of Node that they need: see decision 0082. */
const WORTH_IT = 1.2;

interface Turn {
  perSecond: number;
  /** Microseconds of CPU time per answer, which other work on the machine hardly affects. */
  cpu: number;
}

/** Measures a built page alternately with a prepared head and with the head that Node builds for each answer. */
export async function measureHeads(bench: Bench): Promise<Line[]> {
  const DATABASE_URL = await bench.createDatabase();
  const servers: ServerProcess[] = [];
  try {
    for (const PREPARED_HEADS of ['on', 'off'])
      servers.push(
        await startServer(bench.dataDir, { DATABASE_URL, PREPARED_HEADS, WORKERS: '1', LOG_LEVEL: 'fatal' }),
      );
    const turns = servers.map((): Turn[] => []);
    // The first turn is the warm-up, in which the code gets compiled.
    for (let turn = 0; turn <= bench.runs; turn++)
      for (const [index, server] of servers.entries()) {
        const measured = await measureTurn(server, bench.seconds);
        if (measured === undefined) return [{ what: 'prepared heads', value: 'wrk: not installed' }];
        if (turn > 0) turns[index]?.push(measured);
      }
    const [ready = [], built = []] = turns;
    const perSecond = (turn: Turn) => turn.perSecond;
    const cpu = (turn: Turn) => turn.cpu;
    const micros = (value: number) => `${value.toFixed(1)} µs`;
    return [
      compare('a page with a prepared head, 1 process', rate, ready.map(perSecond), built.map(perSecond)),
      compare(
        'the same: processor time, saved by',
        micros,
        ready.map(cpu),
        built.map(cpu),
        ratiosOf(built.map(cpu), ready.map(cpu)),
      ),
    ];
  } finally {
    for (const server of servers) await end(server, 'SIGTERM');
  }
}

async function measureTurn(server: ServerProcess, seconds: number): Promise<Turn | undefined> {
  const before = cpuSeconds(server);
  const perSecond = await measureRequests(server.origin, PAGE, seconds);
  if (perSecond === undefined) return undefined;
  return { perSecond, cpu: ((cpuSeconds(server) - before) * 1_000_000) / (perSecond * seconds) };
}

function compare(
  what: string,
  write: (value: number) => string,
  ready: number[],
  built: number[],
  ratios = ratiosOf(ready, built),
): Line {
  const spread = (values: number[]) => `${write(Math.min(...values))} to ${write(Math.max(...values))}`;
  return {
    what,
    value: `${write(median(ready))} (${spread(ready)})`,
    against: `built by Node ${write(median(built))} (${spread(built)})`,
    ratio: median(ratios),
    wanted: `≥ ${WORTH_IT}`,
    judged: { runs: ratios, limit: { atLeast: WORTH_IT }, write: (value) => value.toFixed(2) },
  };
}

/** Reads the CPU time of the process, which Linux counts in hundredths of a second. */
function cpuSeconds({ child }: ServerProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
