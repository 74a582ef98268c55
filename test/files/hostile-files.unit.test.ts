import fc from 'fast-check';
import { test } from 'vitest';
import { detectResumeType, isLockedPdf } from '../../server/files/resume-type.ts';
import { makeCompound, makeDocWith } from '../factories/files/office.ts';
import { makeDocx, makePdf, readDoc, readReal } from '../factories/files/resumes.ts';

async function lookAt(bytes: Buffer): Promise<void> {
  if ((await detectResumeType(bytes)) === 'pdf') isLockedPdf(bytes);
}

const samples: Record<string, Buffer[]> = {
  docx: [makeDocx(), readReal('libreoffice.docx'), readReal('structured.docx')],
  doc: [readDoc(), makeDocWith(['ObjectPool/_1/\u0001Ole10Native']), makeCompound(['Workbook'])],
  pdf: [makePdf(), readReal('chromium.pdf'), readReal('libreoffice-encrypted.pdf')],
};

/** Numbers of four bytes, anywhere, with values that matter to limits and chains. */
const changes = fc.array(
  fc.tuple(
    fc.oneof(fc.nat(600), fc.nat(1 << 16), fc.integer({ min: -600, max: -1 })),
    fc.oneof(fc.constantFrom(0, 1, 2, 0xff, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff), fc.nat(0xffffffff)),
  ),
  { minLength: 1, maxLength: 12 },
);

test.for(Object.keys(samples))('a %s with other bytes anywhere is inspected without an exception', (kind) =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(samples[kind] as Buffer[])),
      changes,
      fc.option(fc.nat(1 << 16), { freq: 5 }),
      (sample, changed, cut) => {
        const bytes = Buffer.from(cut === null ? sample : sample.subarray(0, cut));
        for (const [at, value] of changed) {
          const offset = at < 0 ? bytes.length + at : at;
          if (offset >= 0 && offset + 4 <= bytes.length) bytes.writeUInt32LE(value, offset);
        }
        return lookAt(bytes);
      },
    ),
    { numRuns: 60 },
  ),
);
