import { z } from 'zod';
import { notBlank } from './values.ts';

export interface DatabaseSettings {
  /** Absent: the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  /** The folder for everything without another place: the embedded database, files, the generated staff secret. */
  dataDir: string;
}

export const databaseSettings = z
  .object({
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .refine(
        (value) => URL.canParse(value),
        'must be an address such as postgres://user:password@host:5432/name',
      )
      .optional(),
    DATA_DIR: notBlank.default('./data'),
  })
  .transform(
    ({ DATABASE_URL, DATA_DIR }): DatabaseSettings => ({
      databaseUrl: DATABASE_URL,
      dataDir: DATA_DIR,
    }),
  );
