import { expect, test } from 'vitest';
import { detectResumeType } from '../../server/files/resume-type.ts';
import { timesUnpacking } from '../environment/processor-time.ts';
import { welcomeDocs, welcomeDocuments } from '../factories/files/hostile-documents.ts';
import { refusedFiles } from '../factories/files/resumes.ts';

/** Before the fix this took sixteen seconds, which is 250 times as long as unpacking. */
const FEW_TIMES = 6;

test.for(Object.keys(refusedFiles))('%s is distinguished from a resume quickly', async (what) => {
  const bytes = (refusedFiles[what] as () => Buffer)();
  expect(await detectResumeType(bytes)).toBeUndefined();
  expect(await timesUnpacking(() => detectResumeType(bytes))).toBeLessThan(FEW_TIMES);
});

const welcome = [
  ...Object.entries(welcomeDocuments).map(([what, make]) => ({ what, make, type: 'docx' })),
  ...Object.entries(welcomeDocs).map(([what, make]) => ({ what, make, type: 'doc' })),
];

test.for(welcome)('a $type $what is accepted', async ({ make, type }) => {
  expect(await detectResumeType(make())).toBe(type);
});
