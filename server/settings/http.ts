import { z } from 'zod';
import { notBlank, wholeNumber } from './values.ts';

export interface HttpSettings {
  /** 0 picks any free port. */
  port: number;
  host: string;
  /** Whether cached pages are sent with a head that was built beforehand: see http/undocumented-header.ts. */
  hasPreparedHeads: boolean;
}

/** Where the server listens. */
export const httpSettings = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: notBlank.default('0.0.0.0'),
    PREPARED_HEADS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  })
  .transform(
    ({ PORT, HOST, PREPARED_HEADS }): HttpSettings => ({
      port: PORT,
      host: HOST,
      hasPreparedHeads: PREPARED_HEADS === 'on',
    }),
  );
