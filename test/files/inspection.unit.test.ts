import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFileInspection } from '../../server/files/inspection.ts';
import { LIMITS } from '../../src/contract/fields.ts';
import { makePdf } from '../factories/files/resumes.ts';

const slowProcess = new URL('../factories/files/slow-inspection-process.ts', import.meta.url);
/** Far more than what answers at once needs, however busy the machine is, and little to wait for what never does. */
const LOOK_MS = 1_000;

type Options = Parameters<typeof createFileInspection>[0];

function start(options: Options = {}) {
  const inspection = createFileInspection({ source: slowProcess, processes: 1, lookMs: LOOK_MS, ...options });
  onTestFinished(() => inspection.close());
  const log = { error: vi.fn() };
  return { log, inspect: (text: string) => inspection.inspect(new Blob([text]), log) };
}

const busy = { code: 'SERVICE_UNAVAILABLE', retryAfter: 10 };

describe('a look at a file', () => {
  test.for([
    ['endless', 'the time for it is up'],
    ['boundless', 'its process has ended: SIGABRT'],
    ['deadly', 'its process has ended: 1'],
    ['faulty', 'a fault of the look'],
  ])('that is %s ends, is logged, and hurts no other', async ([word, message]) => {
    const { inspect, log } = start(word === 'endless' ? {} : { lookMs: 20_000 });
    expect(await inspect(`${word} file`)).toBeUndefined();
    expect(log.error.mock.calls).toEqual([
      [
        expect.objectContaining({
          err: expect.objectContaining({ message }),
          size: (word?.length as number) + 5,
        }),
        expect.any(String),
      ],
    ]);
    expect(await inspect('short')).toMatchObject({ type: 'pdf' });
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test('leaves the process free for others', async () => {
    const { inspect } = start();
    const looking = inspect('endless');
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 10);
    await looking;
    clearInterval(counting);
    expect(turns).toBeGreaterThan(LOOK_MS / 100);
  });

  test('waits for one that never ends, and is then done', async () => {
    const { inspect } = start();
    const [endless, short] = await Promise.all([inspect('endless'), inspect('short')]);
    expect([endless, short?.type]).toEqual([undefined, 'pdf']);
  });

  test('goes on beside one that never ends where there are two processes', async () => {
    const { inspect } = start({ processes: 2, lookMs: 20_000 });
    const endless = inspect('endless');
    expect(await Promise.race([endless, inspect('short')])).toMatchObject({ type: 'pdf' });
  }, 40_000);

  test('is refused for now where more wait than may', async () => {
    const { inspect } = start({ mostWaiting: 2 });
    const looks = ['endless', 'short', 'short', 'short', 'short'].map(inspect);
    const settled = await Promise.allSettled(looks);
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(settled.at(-1)).toMatchObject({ reason: busy });
    expect(await inspect('short')).toMatchObject({ type: 'pdf' });
  });

  test('is refused for now where it has waited for too long', async () => {
    const { inspect } = start({ longestWaitMs: 20 });
    const endless = inspect('endless');
    await expect(inspect('short')).rejects.toMatchObject(busy);
    expect(await endless).toBeUndefined();
    expect(await inspect('short')).toMatchObject({ type: 'pdf' });
  });

  test('fails loudly where no process can be started', async () => {
    const { inspect } = start({ source: new URL('./no-such-process.ts', import.meta.url) });
    await expect(inspect('short')).rejects.toThrow('does not start');
    await expect(inspect('short')).rejects.toThrow('does not start');
  });
});

test('many files at once are all told by their bytes, and come back to the byte', async () => {
  const inspection = createFileInspection();
  onTestFinished(() => inspection.close());
  const files = Array.from({ length: 30 }, (_, index) => makePdf(1_000 + index)).concat(
    makePdf(LIMITS.resumeBytes),
  );
  const log = { error: vi.fn() };
  const found = await Promise.all(
    files.map((bytes) => inspection.inspect(new Blob([new Uint8Array(bytes)]), log)),
  );
  expect(found).toEqual(files.map((bytes) => ({ type: 'pdf', isLocked: false, bytes })));
});
