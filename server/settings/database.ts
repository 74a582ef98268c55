import { z } from 'zod';
import { notBlank, wholeNumber } from './values.ts';

export interface DatabaseSettings {
  /** Absent: the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  /** Where to listen for notifications, which takes a connection of its own. Absent: `databaseUrl`. */
  listenUrl: string | undefined;
  /** The most connections of all workers together for requests and chores. Absent: ten for each worker, at most 40. */
  databasePool: number | undefined;
  /** The folder for everything without another place: the embedded database, files, the generated staff secret. */
  dataDir: string;
}

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
  .refine(
    (value) => URL.canParse(value),
    'must be an address such as postgres://user:password@host:5432/name',
  );

export const databaseSettings = z
  .object({
    DATABASE_URL: postgresUrl.optional(),
    LISTEN_URL: postgresUrl.optional(),
    DATABASE_POOL: wholeNumber(2, 1_000).optional(),
    DATA_DIR: notBlank.default('./data'),
  })
  .transform(
    ({ DATABASE_URL, LISTEN_URL, DATABASE_POOL, DATA_DIR }): DatabaseSettings => ({
      databaseUrl: DATABASE_URL,
      listenUrl: LISTEN_URL,
      databasePool: DATABASE_POOL,
      dataDir: DATA_DIR,
    }),
  );
