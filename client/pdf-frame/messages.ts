import type { FromPdfFrame } from '../../src/contract/staff/pdf-frame.ts';

/** Tells the staff area. Only pages of this site may embed the frame, so the target needs no check. */
export function tell(message: FromPdfFrame): void {
  parent.postMessage(message, '*');
}
