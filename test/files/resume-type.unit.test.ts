import { expect, test } from 'vitest';
import { detectResumeType, isLockedPdf } from '../../server/files/resume-type.ts';
import { welcomeDocs, welcomeDocuments } from '../factories/files/hostile-documents.ts';
import { makePdf, readReal, refusedFiles } from '../factories/files/resumes.ts';

test.for(Object.keys(refusedFiles))('%s is no resume', async (what) => {
  expect(await detectResumeType(refusedFiles[what]?.() as Buffer)).toBeUndefined();
});

const welcome = [
  ...Object.entries(welcomeDocuments).map(([what, make]) => ({ what, make, type: 'docx' })),
  ...Object.entries(welcomeDocs).map(([what, make]) => ({ what, make, type: 'doc' })),
];

test.for(welcome)('a $type $what is accepted', async ({ make, type }) => {
  expect(await detectResumeType(make())).toBe(type);
});

test('a PDF is locked if it is encrypted', () => {
  expect(isLockedPdf(readReal('libreoffice-encrypted.pdf'))).toBe(true);
  for (const bytes of [makePdf(), readReal('libreoffice.pdf'), readReal('chromium.pdf')])
    expect(isLockedPdf(bytes)).toBe(false);
});
