import { MOST_PDF_PAGES } from '../../../../../src/contract/staff/pdf-frame.ts';
import type { UnreadableReason } from '../../../../../src/contract/staff/resume-reading.ts';
import type { PdfFault } from './pdf-view.tsx';

export type ReaderFault = UnreadableReason | PdfFault;

/** Why a resume is not shown, for the member. The download stays as it is. */
export const faultTexts: Record<ReaderFault, string> = {
  locked: 'This PDF is protected with a password or against changes. Download it to open it.',
  'too large': 'This file unpacks to far more than a resume needs, so it is not opened here.',
  'too many pages': `This PDF has more than ${MOST_PDF_PAGES} pages, so it is not drawn here.`,
  damaged: 'This PDF is damaged.',
  unavailable: 'What draws PDFs could not be loaded.',
  unreadable: 'This file is damaged, or takes too long to read.',
  slow: 'This PDF takes too long to draw.',
  'no text': 'This document has no text. It may consist of scanned pages.',
};
