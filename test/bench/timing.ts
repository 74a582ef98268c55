import type { Bench } from './bench-options.ts';
import { median, percentile } from './load.ts';
import type { Line } from './report.ts';

/** In milliseconds: the medians of the rounds' 50th and 95th percentiles. */
export interface Timed {
  p50: number;
  p95: number;
  /** The 95th percentile of each round. */
  slowest: number[];
}

interface Rounds {
  /** In each round. */
  calls?: number;
  /** Done before each call, and not timed. */
  prepare?(): Promise<unknown>;
}

/** Times calls one after the other in rounds, after a round that warms up. */
export async function timeRounds(
  { runs, isQuick }: Pick<Bench, 'runs' | 'isQuick'>,
  call: (number: number) => Promise<unknown>,
  { calls = isQuick ? 20 : 60, prepare }: Rounds = {},
): Promise<Timed> {
  const medians: number[] = [];
  const slowest: number[] = [];
  for (let round = -1; round < runs; round++) {
    const times: number[] = [];
    for (let number = 0; number < calls; number++) {
      await prepare?.();
      const started = performance.now();
      await call(number);
      times.push(performance.now() - started);
    }
    if (round < 0) continue;
    medians.push(percentile(times, 0.5));
    slowest.push(percentile(times, 0.95));
  }
  return { p50: median(medians), p95: median(slowest), slowest };
}

/** @param limitMs of each round's 95th percentile; undefined where too little is measured to judge it. */
export function timedLine(what: string, { p50, p95, slowest }: Timed, limitMs: number | undefined): Line {
  return {
    what,
    value: `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    ...(limitMs !== undefined && {
      wanted: `p95 < ${limitMs} ms`,
      judged: { runs: slowest, limit: { atMost: limitMs }, write: (value) => `${value.toFixed(1)} ms` },
    }),
  };
}
