import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { instantInIndia } from '../../src/contract/staff/follow-up.ts';
import type { OfficeHours } from '../../src/contract/staff/office-hours.ts';
import type { StaffRole } from '../../src/contract/staff/rights.ts';
import { dayAfter, dayBefore, dayInIndia } from '../../src/day-in-india.ts';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';
import { rolesWorkingOn, worksOn } from '../inbox/inbox-kinds.ts';
import { findOfficeHours } from '../inbox/office-hours/office-hours.queries.ts';
import { findLateBefore, isWorkingDay, workingDayBefore } from '../inbox/office-hours/working-time.ts';
import { addNotices, removeOldNotices } from '../members/mail-choices/add-notices.queries.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { claimDigestDay, type Digest, listDigestReaders, readDigest } from './digest.queries.ts';

/** After days or hours without a running server a digest still comes, but none in the afternoon. */
const WRITTEN_WITHIN_MS = 3 * 60 * 60_000;

/**
 * Queues the digests of a working day once its hour has come: for each member one mail, if anything waits. One server
 * writes those of all members in one transaction, so that each comes exactly once.
 * @returns how many were queued.
 */
export async function giveDigests(
  db: Kysely<Database>,
  now = new Date(),
  submissionKinds?: SubmissionKinds,
): Promise<number> {
  const hours = await findOfficeHours(db);
  const day = dayInIndia(now);
  const due = instantInIndia(day, hours.digestAt);
  if (due === undefined || !isWorkingDay(hours, day)) return 0;
  if (now < due || now.getTime() - due.getTime() > WRITTEN_WITHIN_MS) return 0;
  return runTransaction(db, async (trx) => {
    if (!(await claimDigestDay(trx, day))) return 0;
    await removeOldNotices(trx);
    let queued = 0;
    const readers = rolesWorkingOn(worksOn(['owner'], submissionKinds).kinds, submissionKinds);
    for (const { id, roles } of await listDigestReaders(trx, readers)) {
      const digest = await digestFor(trx, { memberId: id, roles, at: now, hours, submissionKinds });
      if (isEmpty(digest)) continue;
      queued += await addNotices(trx, { kind: 'digest', memberIds: [id], byId: null, references: [] });
    }
    return queued;
  });
}

/** Does the same for the scheduler, and logs how many there were. */
export async function giveDueDigests(
  db: Kysely<Database>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  const queued = await giveDigests(db);
  if (queued > 0) log.info({ queued }, 'queued the digests of the day');
}

interface DigestOf {
  memberId: string;
  roles: readonly StaffRole[];
  at: Date;
  hours: OfficeHours;
  submissionKinds: SubmissionKinds | undefined;
}

export function digestFor(
  db: Kysely<Database>,
  { memberId, roles, at, hours, submissionKinds }: DigestOf,
): Promise<Digest> {
  const day = dayInIndia(at);
  const before = workingDayBefore(hours, day) ?? dayBefore(day);
  return readDigest(db, {
    memberId,
    kinds: worksOn(roles, submissionKinds).kinds,
    since: instantInIndia(before, hours.digestAt) ?? at,
    lateBefore: findLateBefore(hours, at),
    until: instantInIndia(dayAfter(day), '00:00') ?? at,
  });
}

export function isEmpty({ fresh, late, assigned, followUps }: Digest): boolean {
  return fresh === 0 && late === 0 && assigned === 0 && followUps.length === 0;
}
