import { logHead } from '../audit/audit-head.ts';
import { type RetentionParts, runRetention, settingsOf } from '../privacy/retention/retention.ts';
import { startDailyRun } from '../privacy/retention/runs.queries.ts';

/** Does the day's run unless it has been done, here or by another server, and logs the audit log's head with it. */
export async function runDaily(parts: RetentionParts): Promise<void> {
  const run = await startDailyRun(parts.db, settingsOf(parts));
  if (run === undefined) return;
  await runRetention(parts, run);
  await logHead(parts.db, parts.log);
}
