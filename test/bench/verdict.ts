/** What every run has to keep to. */
export interface Limit {
  atLeast?: number;
  atMost?: number;
}

/** The runs of one figure, in turns with what it is compared with. */
export interface Judged {
  runs: readonly number[];
  limit: Limit;
  write(value: number): string;
}

export type Verdict = 'yes' | 'no' | 'unclear';

/** Two runs can agree by chance. */
const FEWEST_RUNS = 3;

/**
 * Whether a limit is reached. A median on the right side of it says nothing while single runs fall on both sides: another
 * quarter of an hour would give the other answer. So the answer is yes or no only if all runs agree.
 */
export function judge({ runs, limit }: Pick<Judged, 'runs' | 'limit'>): Verdict {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = limit;
  // A run that failed is not a number and reaches nothing.
  const reached = runs.filter((value) => value >= atLeast && value <= atMost).length;
  if (runs.length < FEWEST_RUNS || runs.some(Number.isNaN)) return 'unclear';
  if (reached === runs.length) return 'yes';
  return reached === 0 ? 'no' : 'unclear';
}

/** The lowest and the highest run. */
export function spreadOf({ runs, write }: Pick<Judged, 'runs' | 'write'>): string {
  if (runs.length === 0) return '';
  return `${write(Math.min(...runs))} to ${write(Math.max(...runs))}`;
}

/** The ratio of each pair of runs that were made one after the other. */
export function ratiosOf(own: readonly number[], other: readonly number[]): number[] {
  return own.map((value, turn) => value / (other[turn] ?? Number.NaN));
}

/**
 * Takes pairs in turns. Each second pair is taken the other way round, so that neither of the two always comes after the
 * other has warmed up, or worn out, the machine.
 */
export async function takePairs<T>(
  pairs: number,
  own: () => Promise<T>,
  other: () => Promise<T>,
): Promise<{ own: T[]; other: T[] }> {
  const taken: { own: T[]; other: T[] } = { own: [], other: [] };
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2 === 0) taken.own.push(await own());
    taken.other.push(await other());
    if (pair % 2 === 1) taken.own.push(await own());
  }
  return taken;
}
