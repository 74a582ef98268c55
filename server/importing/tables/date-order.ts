import type { DateOrder, FoundDate } from './dates.ts';

/** Rows that wait until one of them tells. Sorted messages of one fortnight tell nothing. */
const MOST_WAITING = 50_000;
const MOST_LETTERS = 32 * 1024 * 1024;

/** In India the day comes first. */
const USUAL: DateOrder = 'day first';

export interface Dated<Each> {
  each: Each;
  order: DateOrder;
  /** Nothing in the file told the order, so it is the one that is usual in India. */
  isGuess: boolean;
}

/**
 * Finds whether a file writes the day or the month first, by the first date that can be only one of the two. What comes
 * before it waits. An error is thrown after what was waiting.
 */
export async function* inDateOrder<Each extends { dates: readonly FoundDate[]; letters: number }>(
  source: AsyncIterable<Each>,
): AsyncGenerator<Dated<Each>> {
  let order: DateOrder | undefined;
  let isGuess = false;
  let waiting: Each[] = [];
  let letters = 0;
  function* release(): Generator<Dated<Each>> {
    for (const each of waiting)
      yield { each, order: order ?? USUAL, isGuess: order === undefined || isGuess };
    waiting = [];
  }
  try {
    for await (const each of source) {
      if (order !== undefined) {
        yield { each, order, isGuess };
        continue;
      }
      waiting.push(each);
      letters += each.letters;
      order = each.dates.find(({ orders }) => orders.length === 1)?.orders[0];
      if (order === undefined && (waiting.length >= MOST_WAITING || letters >= MOST_LETTERS)) {
        order = USUAL;
        isGuess = true;
      }
      if (order !== undefined) yield* release();
    }
  } catch (error) {
    yield* release();
    throw error;
  }
  yield* release();
}
