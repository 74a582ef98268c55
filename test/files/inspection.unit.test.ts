import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFileInspection } from '../../server/files/inspection.ts';

const slowProcess = new URL('../factories/files/slow-inspection-process.ts', import.meta.url);
/** Far longer than an inspection takes, however busy the machine is, yet short for one that never ends. */
const INSPECTION_TIMEOUT_MS = 1_000;

type Options = Parameters<typeof createFileInspection>[0];

function start(options: Options = {}) {
  const inspection = createFileInspection({
    source: slowProcess,
    processes: 1,
    timeoutMs: INSPECTION_TIMEOUT_MS,
    ...options,
  });
  onTestFinished(() => inspection.close());
  const log = { error: vi.fn() };
  return { log, inspect: (text: string) => inspection.inspect(new Blob([text]), log) };
}

describe('the inspection of a file', () => {
  test.for([
    ['endless', 'the inspection timed out'],
    ['boundless', 'the inspection process ended: SIGABRT'],
    ['deadly', 'the inspection process ended: 1'],
    ['faulty', 'a fault of the look'],
  ])('that is %s ends, is logged, and affects no other', async ([word, message]) => {
    const { inspect, log } = start(word === 'endless' ? {} : { timeoutMs: 20_000 });
    const looking = inspect(`${word} file`);
    // It waits until the other has ended or was killed.
    const waiting = inspect('short');
    expect(await looking).toBeUndefined();
    expect(await waiting).toMatchObject({ type: 'pdf' });
    expect(log.error.mock.calls).toEqual([
      [
        expect.objectContaining({
          err: expect.objectContaining({ message }),
          size: (word?.length as number) + 5,
        }),
        expect.any(String),
      ],
    ]);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
