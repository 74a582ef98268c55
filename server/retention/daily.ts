import type { FastifyBaseLogger } from 'fastify';
import { type RetentionParts, runRetention, settingsOf } from './retention.ts';
import { startDailyRun } from './runs.queries.ts';

const LOOK_EVERY_MS = 60 * 60_000;

/** Does the day's run unless it has been done, here or by another server. */
export async function runDaily(parts: RetentionParts): Promise<void> {
  const run = await startDailyRun(parts.db, settingsOf(parts));
  if (run !== undefined) await runRetention(parts, run);
}

/** @returns what stops it; a run that goes on is cut off after a batch at the most, and the next day's does the rest. */
export function startRetention(
  parts: RetentionParts & { log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'> },
): () => void {
  const look = () =>
    runDaily(parts).catch((error: unknown) =>
      parts.log.error(error, 'retention failed; it is tried again tomorrow'),
    );
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
