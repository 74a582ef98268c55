import type { Bench } from './bench-options.ts';
import type { Line } from './report.ts';
import type { Staff } from './staff-calls.ts';
import { timedLine, timeRounds } from './timing.ts';

const LIMIT_MS = 100;

/** Measures the figures of the start screen, which an owner sees all of. */
export async function measureStart(bench: Bench, staff: Staff, size: number): Promise<Line> {
  const timed = await timeRounds(bench, () => staff.ask('start.figures'));
  const what = `Start screen of ${size.toLocaleString('en')} submissions: all its figures`;
  return timedLine(what, timed, bench.isQuick ? undefined : LIMIT_MS);
}
