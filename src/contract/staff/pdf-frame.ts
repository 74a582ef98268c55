import { z } from 'zod';

/** The path of the document that draws PDFs. It has no origin of its own, so it can reach neither session nor data. */
export const pdfFramePath = '/staff/pdf-frame';

/** The most pages that are drawn. Nobody's resume has as many. */
export const MOST_PDF_PAGES = 200;

/** What the staff area tells the frame. A frame shows one file, so that none can see another. */
export type ToPdfFrame =
  | { type: 'open'; bytes: ArrayBuffer }
  /** One step in or out, or back to the width of the frame. */
  | { type: 'zoom'; step: 'in' | 'out' | 'width' }
  | { type: 'page'; page: number };

/**
 * The keys that keep their meaning for the staff area while the frame has the focus. Those that change something by
 * themselves are not among them: a file that took over the frame could press them.
 */
export const forwardedKeys = ['j', 'k', 'r', 's', 'n', '?', '/', '+', '-', '0', 'Escape'] as const;

/** What the frame tells the staff area. It is parsed: a file that took over the frame could send anything. */
export const fromPdfFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** The first page is drawn. */
  z.object({ type: z.literal('shown'), pages: z.int().min(1) }),
  z.object({
    type: z.literal('failed'),
    /** `unavailable`: what draws PDFs could not be loaded, which is no fault of the file. */
    reason: z.enum(['locked', 'too many pages', 'damaged', 'unavailable']),
  }),
  /** Where it stands: after scrolling, zooming, or a change of its width. */
  z.object({ type: z.literal('at'), page: z.int().min(1), percent: z.int().min(1) }),
  z.object({ type: z.literal('key'), key: z.enum(forwardedKeys) }),
]);
export type FromPdfFrame = z.infer<typeof fromPdfFrame>;
