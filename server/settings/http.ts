import { z } from 'zod';
import { notBlank, wholeNumber } from './values.ts';

export interface HttpSettings {
  /** 0 picks any free port. */
  port: number;
  host: string;
}

/** Where the server listens. */
export const httpSettings = z
  .object({ PORT: wholeNumber(0, 65_535).default(3000), HOST: notBlank.default('0.0.0.0') })
  .transform(({ PORT, HOST }): HttpSettings => ({ port: PORT, host: HOST }));
