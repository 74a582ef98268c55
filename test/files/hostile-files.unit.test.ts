import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectResumeType, isLockedPdf } from '../../server/files/resume-type.ts';
import { hostileFiles } from '../factories/files/arbitrary-files.ts';
import { largestFiles } from '../factories/files/largest-files.ts';

/**
 * The limit of CPU time: half of the inspection process's five seconds of wall-clock time. The worst file takes 300 ms on
 * an idle machine, and took 1,036 ms beside three other workers on two cores.
 */
const MOST_MS = 2_500;

async function lookAt(bytes: Buffer): Promise<void> {
  const before = process.cpuUsage();
  const type = await detectResumeType(bytes);
  if (type === 'pdf') isLockedPdf(bytes);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(MOST_MS);
}

test.for(Object.keys(largestFiles))('%s is inspected in time', (what) =>
  lookAt((largestFiles[what] as () => Buffer)()),
);

test.for(Object.keys(hostileFiles) as (keyof typeof hostileFiles)[])(
  'a hostile %s is inspected in time, without an exception',
  (kind) => fc.assert(fc.asyncProperty(hostileFiles[kind], lookAt), { numRuns: 30 }),
);
