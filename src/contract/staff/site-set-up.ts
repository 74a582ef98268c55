import { z } from 'zod';
import type { DocumentId } from '../../content-id.ts';

/** What the published site still says of the sample company. */
export const sampleValues = z.object({
  values: z.array(
    z.object({
      document: z.custom<DocumentId>((value) => typeof value === 'string'),
      path: z.array(z.string()),
      /** In the words of the form. */
      label: z.string(),
    }),
  ),
});
