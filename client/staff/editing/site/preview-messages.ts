import { z } from 'zod';
import { documentId } from '../../../../src/contract/staff/site.ts';
import type { FromPreview } from '../../../../src/contract/staff/site-preview.ts';

const fromPreview = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pick'), id: documentId, path: z.string() }),
  z.object({ type: z.literal('fault'), message: z.string() }),
]) satisfies z.ZodType<FromPreview>;

/** The message of an event if it comes from this frame of our own origin, and is one that we know. */
export function readPreviewMessage(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: Window | null,
): FromPreview | undefined {
  if (origin !== location.origin || source === null || source !== frame) return undefined;
  return fromPreview.safeParse(data).data;
}
