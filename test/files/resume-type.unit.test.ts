import { expect, test } from 'vitest';
import { detectResumeType } from '../../server/resume-type.ts';
import { refusedFiles } from '../factories/files/resumes.ts';

const FEW_MS = 150;

test.for(Object.keys(refusedFiles))('%s is told from a resume before anybody would notice', async (what) => {
  const bytes = (refusedFiles[what] as () => Buffer)();
  const before = process.cpuUsage();
  expect(await detectResumeType(bytes)).toBeUndefined();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(FEW_MS);
});
