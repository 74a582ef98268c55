import type { ResumeReading } from '../../../src/contract/staff/resume-reading.ts';
import { answerFiles } from '../file-channel.ts';
import { detectResumeType, isLockedPdf } from '../resume-type.ts';
import { unpacksWithinLimits } from './pdf-streams.ts';

/** What the process found: a PDF that may be shown, or a Word document's text. */
export type ReadingAnswer = { form: 'pdf' } | ResumeReading;

answerFiles<ReadingAnswer>(async (bytes) => {
  const type = await detectResumeType(bytes);
  if (type === 'pdf') return readPdf(bytes);
  // Imported for the first document of their kind: together they cost a fifth of a second.
  if (type === 'docx') return (await import('./docx-text.ts')).readDocx(bytes);
  if (type === 'doc') return (await import('./doc-text.ts')).readDoc(bytes);
  return { form: 'unreadable', reason: 'unreadable' };
});

function readPdf(bytes: Buffer): ReadingAnswer {
  if (isLockedPdf(bytes)) return { form: 'unreadable', reason: 'locked' };
  return unpacksWithinLimits(bytes) ? { form: 'pdf' } : { form: 'unreadable', reason: 'too large' };
}
