import { z } from 'zod';

/** The path that answers what a resume says, by POST: a PDF as it is, everything else as `resumeReading`. */
export const resumeReadingPath = (reference: string) => `/staff/files/resumes/${reference}/reading`;

/** Words of one weight. Other looks of a Word document are left out. */
const resumeWords = z.object({ text: z.string(), isBold: z.boolean() });
export type ResumeWords = z.infer<typeof resumeWords>;

const words = z.array(resumeWords);

const resumeBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int().min(1).max(6), words }),
  z.object({ kind: z.literal('paragraph'), words }),
  /** An item of a list. The depth of the outermost list is 1. */
  z.object({ kind: z.literal('item'), depth: z.int().min(1), words }),
  /** A table. Each cell is a list of its lines. */
  z.object({ kind: z.literal('table'), rows: z.array(z.array(z.array(z.string()))) }),
]);
export type ResumeBlock = z.infer<typeof resumeBlock>;

/**
 * Why a resume cannot be shown: it is encrypted, it unpacks to more than is allowed, it is damaged or takes too much
 * time or memory, or it has no text, as a document that consists of a scanned picture.
 */
export const unreadableReasons = ['locked', 'too large', 'unreadable', 'no text'] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** A resume that is not a PDF, or a PDF that is not handed out for reading. */
export const resumeReading = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('text'),
    blocks: z.array(resumeBlock),
    /** Whether the document goes on after these blocks. */
    isCut: z.boolean(),
  }),
  z.object({ form: z.literal('unreadable'), reason: z.enum(unreadableReasons) }),
]);
export type ResumeReading = z.infer<typeof resumeReading>;
