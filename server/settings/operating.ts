import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { wholeNumber } from './values.ts';

export interface OperatingSettings {
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** The number of processes that answer requests. */
  workers: number;
  /** Whether an empty database is filled with the sample content. */
  seed: 'auto' | 'never';
  /** How long the server keeps answering after SIGTERM, while /readyz already fails. */
  drainMs: number;
  /** Submissions are refused while less than this is free on the disk of `dataDir`; 0 switches that off. */
  diskFloorBytes: number;
  /** The limit for all uploads in progress together; absent: a share of the memory. */
  uploadBytes: number | undefined;
  /** Requests are refused while the event loop lags by more than this; 0 switches that off. */
  overloadDelayMs: number;
  /** A port for /metrics alone; 0 picks any free one. */
  metricsPort: number | undefined;
  /** The bearer token for /metrics. Without a port of its own, /metrics is served on the port of the site. */
  metricsToken: string | undefined;
}

/** How many processes run, what they refuse under load, and what they report about themselves. */
export const operatingSettings = z
  .object({
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be a pino level such as info',
      )
      .default('info'),
    WORKERS: z
      .union([z.literal('auto'), wholeNumber(1, 64)], 'must be auto or a number of processes from 1 to 64')
      .default(1),
    SEED: z.enum(['auto', 'never'], 'must be auto or never').default('auto'),
    DRAIN_SECONDS: wholeNumber(0, 15).default(0),
    DISK_FLOOR_MB: wholeNumber(0, 1_000_000).default(500),
    UPLOADS_MB: wholeNumber(1, 100_000).optional(),
    OVERLOAD_DELAY_MS: wholeNumber(0, 60_000).default(2_000),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,}$/, 'must be 16 or more letters, digits and -._~+/=')
      .optional(),
    // The section of the database validates it. Here it decides whether several processes are possible.
    DATABASE_URL: z.unknown().optional(),
  })
  .refine(({ DATABASE_URL, WORKERS }) => DATABASE_URL !== undefined || WORKERS === 'auto' || WORKERS === 1, {
    path: ['WORKERS'],
    error: 'must be 1 or auto where there is no DATABASE_URL: the embedded database is for one process',
  })
  .transform(
    (env): OperatingSettings => ({
      logLevel: env.LOG_LEVEL,
      workers: env.WORKERS === 'auto' ? processesFor(env.DATABASE_URL) : env.WORKERS,
      seed: env.SEED,
      drainMs: env.DRAIN_SECONDS * 1_000,
      diskFloorBytes: env.DISK_FLOOR_MB * 1024 * 1024,
      uploadBytes: env.UPLOADS_MB && env.UPLOADS_MB * 1024 * 1024,
      overloadDelayMs: env.OVERLOAD_DELAY_MS,
      metricsPort: env.METRICS_PORT,
      metricsToken: env.METRICS_TOKEN,
    }),
  );

function processesFor(databaseUrl: unknown): number {
  return databaseUrl === undefined ? 1 : availableParallelism();
}
