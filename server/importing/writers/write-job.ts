import { jobPath } from '../../../src/contract/job-path.ts';
import { jobStatuses } from '../../../src/contract/staff/jobs.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject } from '../../audit/subjects.ts';
import {
  columnsOf,
  createPendingJob,
  findStaffJob,
  updateJob,
} from '../../editing/jobs/jobs-moderation.queries.ts';
import { AppError } from '../../errors.ts';
import { redirectOfAddress } from '../addresses-of-source.ts';
import type { FoundJob } from '../found-item.ts';
import { shapeJob } from '../shape-items.ts';
import type { Writer } from '../writing.ts';
import { leadHere } from './redirects.queries.ts';

/** A job that is open or closed as it was, since the day on which it was posted. */
export const writeJob: Writer<FoundJob> = async ({ parts: { db }, row }, item, found) => {
  const { values, status, postedAt, openedAt, closedAt, closesOn } = shapeJob(found, item.title, new Date());
  const times = {
    status,
    posted_at: postedAt,
    opened_at: openedAt,
    closed_at: closedAt,
    closes_on: closesOn,
  };
  const by = { memberId: row.member_id, address: '' };
  const owner = (Jid: string) => `job ${Jid}`;

  if (item.act === 'change' && item.made_key !== null) {
    const Jid = item.made_key;
    const before = await findStaffJob(db, Jid);
    if (before === undefined) throw new AppError('CONFLICT', 'The job has been removed meanwhile.');
    return async (trx) => {
      const change = { ...columnsOf(values, before.translations), ...times };
      const version = await updateJob(trx, { Jid, version: before.version, from: jobStatuses }, change);
      if (version === undefined) throw new AppError('CONFLICT', 'The job has been edited meanwhile.');
      await addAuditLine(trx, { ...by, action: 'job edited', subject: Jid, detail: importSubject(row.id) });
      const { values: old, translations, postedAt: posted, openedAt: opened, closedAt: closed } = before;
      const old_times = { status: before.status, posted, opened, closed, closesOn: before.closesOn };
      return {
        made: { kind: 'job', key: Jid, version },
        before: { values: old, translations, ...old_times },
      };
    };
  }
  return async (trx) => {
    const Jid = await createPendingJob(trx, values, {});
    await trx.updateTable('job_openings').set(times).where('jid', '=', Jid).execute();
    const detail = `${values.openPosition} (${importSubject(row.id)})`;
    await addAuditLine(trx, { ...by, action: 'job entered', subject: Jid, detail });
    const from = redirectOfAddress(found.address);
    if (from !== undefined)
      await leadHere(trx, from, jobPath({ Jid, OpenPosition: values.openPosition }), owner(Jid));
    return { made: { kind: 'job', key: Jid, version: 1 } };
  };
};
