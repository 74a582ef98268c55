import type { ResumeReading } from '../../../src/contract/staff/resume-reading.ts';
import { answerFiles } from '../file-channel.ts';
import { detectResumeType, isLockedPdf } from '../resume-type.ts';
import { readDoc } from './doc-text.ts';
import { readDocx } from './docx-text.ts';
import { unpacksWithinLimits } from './pdf-streams.ts';

/** What the process found: a PDF that may be shown, or a Word document's text. */
export type ReadingAnswer = { form: 'pdf' } | ResumeReading;

answerFiles<ReadingAnswer>(async (bytes) => {
  const type = await detectResumeType(bytes);
  if (type === 'pdf') return readPdf(bytes);
  if (type === 'docx') return readDocx(bytes);
  if (type === 'doc') return readDoc(bytes);
  return { form: 'unreadable', reason: 'unreadable' };
});

function readPdf(bytes: Buffer): ReadingAnswer {
  if (isLockedPdf(bytes)) return { form: 'unreadable', reason: 'locked' };
  return unpacksWithinLimits(bytes) ? { form: 'pdf' } : { form: 'unreadable', reason: 'too large' };
}
