import { addAuditLine } from '../../audit/audit.queries.ts';
import { logHead } from '../../audit/audit-head.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { alertOwners } from '../../members/access/alerts.queries.ts';
import { findDoubt } from '../../privacy/retention/find-doubt.ts';
import { type RetentionParts, runRetention, settingsOf } from '../../privacy/retention/retention.ts';
import { holdRun, type StartedRun, startDailyRun } from '../../privacy/retention/runs.queries.ts';

/** Runs the day's retention, unless this or another server has done so already, and then logs the audit log's head. */
export async function runDaily(parts: RetentionParts): Promise<void> {
  const run = await startDailyRun(parts.db, settingsOf(parts));
  if (run === undefined) return;
  const doubt = await findDoubt(parts, run);
  if (doubt === undefined) await runRetention(parts, run);
  else await hold(parts, run, doubt);
  await logHead(parts.db, parts.log);
}

/** Nothing is removed until a person has confirmed it. The owners are told once, and not each day. */
async function hold({ db, log }: RetentionParts, { id }: StartedRun, doubt: string): Promise<void> {
  await runTransaction(db, async (trx) => {
    if (await holdRun(trx, id, doubt)) await alertOwners(trx, 'retention-held');
    await addAuditLine(trx, { memberId: null, action: 'retention held', detail: doubt, address: '' });
  });
  log.warn({ doubt }, 'retention is held until an owner confirms it at /staff/retention');
}
