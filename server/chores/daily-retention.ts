import type { FastifyBaseLogger } from 'fastify';
import { logHead } from '../audit/audit-head.ts';
import { type RetentionParts, runRetention, settingsOf } from '../privacy/retention/retention.ts';
import { startDailyRun } from '../privacy/retention/runs.queries.ts';
import { lookHourly } from './hourly.ts';

/** Does the day's run unless it has been done, here or by another server, and logs the audit log's head with it. */
export async function runDaily(parts: RetentionParts): Promise<void> {
  const run = await startDailyRun(parts.db, settingsOf(parts));
  if (run === undefined) return;
  await runRetention(parts, run);
  await logHead(parts.db, parts.log);
}

/** @returns what stops it, which waits for the batch that a run is at. */
export function startRetention(
  parts: Omit<RetentionParts, 'stop'> & { log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'> },
): () => Promise<void> {
  const stopping = new AbortController();
  const look = () =>
    runDaily({ ...parts, stop: stopping.signal }).catch((error: unknown) => {
      if (!stopping.signal.aborted) parts.log.error(error, 'retention failed; it is tried again tomorrow');
    });
  const stopLooking = lookHourly(look);
  return () => {
    stopping.abort();
    return stopLooking();
  };
}
