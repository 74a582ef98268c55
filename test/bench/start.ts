import type { ServerProcess } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { median, percentile } from './load.ts';
import type { Line } from './report.ts';

const LIMIT_MS = 300;

/** Measures the figures of the start screen, which an owner sees all of. */
export async function measureStart(
  { runs, isQuick }: Bench,
  { origin }: ServerProcess,
  cookie: string,
  size: number,
): Promise<Line> {
  const slowest: number[] = [];
  const medians: number[] = [];
  // The first round is the warm-up.
  for (let round = -1; round < runs; round++) {
    const times: number[] = [];
    for (let number = 0; number < (isQuick ? 20 : 60); number++) {
      const started = performance.now();
      const response = await fetch(`${origin}/staff/trpc/start.figures`, { headers: { cookie } });
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      times.push(performance.now() - started);
    }
    if (round < 0) continue;
    slowest.push(percentile(times, 0.95));
    medians.push(percentile(times, 0.5));
  }
  const [p50, p95] = [median(medians), median(slowest)];
  return {
    what: `Start screen of ${size.toLocaleString('en')} submissions: all its figures`,
    value: `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    ...(!isQuick && {
      wanted: `p95 < ${LIMIT_MS} ms`,
      judged: { runs: slowest, limit: { atMost: LIMIT_MS }, write: (value) => `${value.toFixed(1)} ms` },
    }),
  };
}
