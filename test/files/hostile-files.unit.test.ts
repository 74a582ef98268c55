import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectResumeType, isLockedPdf } from '../../server/files/resume-type.ts';
import { timesUnpacking } from '../environment/processor-time.ts';
import { hostileFiles } from '../factories/files/arbitrary-files.ts';
import { largestFiles } from '../factories/files/largest-files.ts';

/** The worst file unpacks to 200 MB, which is 4 times as much. Half of the inspection's five seconds is about 40. */
const MOST_TIMES = 15;

async function lookAt(bytes: Buffer): Promise<void> {
  const times = await timesUnpacking(async () => {
    if ((await detectResumeType(bytes)) === 'pdf') isLockedPdf(bytes);
  });
  expect(times).toBeLessThan(MOST_TIMES);
}

test.for(Object.keys(largestFiles))('%s is inspected in time', (what) =>
  lookAt((largestFiles[what] as () => Buffer)()),
);

test.for(Object.keys(hostileFiles) as (keyof typeof hostileFiles)[])(
  'a hostile %s is inspected in time, without an exception',
  (kind) => fc.assert(fc.asyncProperty(hostileFiles[kind], lookAt), { numRuns: 30 }),
);
