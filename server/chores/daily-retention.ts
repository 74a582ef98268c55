import { logHead } from '../audit/audit-head.ts';
import { type RetentionParts, runRetention, settingsOf } from '../privacy/retention/retention.ts';
import { startDailyRun } from '../privacy/retention/runs.queries.ts';

/** Runs the day's retention, unless this or another server has done so already, and then logs the audit log's head. */
export async function runDaily(parts: RetentionParts): Promise<void> {
  const run = await startDailyRun(parts.db, settingsOf(parts));
  if (run === undefined) return;
  await runRetention(parts, run);
  await logHead(parts.db, parts.log);
}
