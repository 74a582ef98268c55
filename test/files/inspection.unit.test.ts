import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFileInspection } from '../../server/files/inspection.ts';
import { LIMITS } from '../../src/contract/fields.ts';
import { makePdf } from '../factories/files/resumes.ts';

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

/** The ids of the processes that this one has started. */
function listChildren(): string[] {
  const threads = readdirSync('/proc/self/task');
  return threads.flatMap((id) => readFileSync(`/proc/self/task/${id}/children`, 'utf8').trim().split(' '));
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

  test('runs beside one that never ends, if there are two processes', async () => {
    const { inspect } = start({ processes: 2, timeoutMs: 20_000 });
    const endless = inspect('endless');
    expect(await Promise.race([endless, inspect('short')])).toMatchObject({ type: 'pdf' });
  }, 40_000);

  test('ends a process that had no file for a while, and starts another for the next', async () => {
    const before = listChildren();
    const { inspect } = start({ mostIdleMs: 20 });
    await inspect('short');
    const started = listChildren().filter((id) => !before.includes(id));
    expect(started).toHaveLength(1);
    await expect.poll(listChildren).not.toContain(started[0]);
    expect(await inspect('short')).toMatchObject({ type: 'pdf' });
  });

  test('fails with an error if no process can be started', async () => {
    const { inspect } = start({ source: new URL('./no-such-process.ts', import.meta.url) });
    await expect(inspect('short')).rejects.toThrow('did not start');
    await expect(inspect('short')).rejects.toThrow('did not start');
  });
});

test('several files at once are recognised by their bytes and returned unchanged', async () => {
  const inspection = createFileInspection();
  onTestFinished(() => inspection.close());
  const files = [1_000, 2_000, 3_000, LIMITS.resumeBytes].map((size) => makePdf(size));
  const log = { error: vi.fn() };
  const found = await Promise.all(
    files.map((bytes) => inspection.inspect(new Blob([new Uint8Array(bytes)]), log)),
  );
  expect(found).toEqual(files.map((bytes) => ({ type: 'pdf', isLocked: false, bytes })));
});
