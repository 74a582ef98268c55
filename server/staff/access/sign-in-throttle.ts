import { type AuditLine, addAuditLine } from '../../audit/audit.queries.ts';
import { AppError } from '../../errors.ts';
import { networkOf } from '../../submissions/limit.ts';
import { countAttempt, forgetAttempts, type Pace, paceAttempt, type Throttled } from './attempts.queries.ts';
import { findKnownDevice } from './devices.ts';
import type { StaffContext } from './staff-procedures.ts';

const ATTEMPTS_OF_NETWORK = 30;
/** Of one account in one network, or in one browser that its member has used. */
const PACE_NEARBY: Pace = { free: 10, firstPause: 30, longestPause: 15 * 60 };
/** Of one account in all unknown browsers of the world: some guess from many networks. */
const PACE_EVERYWHERE: Pace = { free: 30, firstPause: 30, longestPause: 30 };
/** So many lines of one kind in a quarter of an hour; then one that says that there are more. */
const MOST_LINES = 30;

type Caller = Pick<StaffContext, 'db' | 'address'>;

/**
 * Counts an attempt. The first one too many is noted, the others not: nobody fills the audit log.
 * @param key what is counted: `member 5f1c…`. Its first word is what the audit log says.
 * @throws {AppError} TOO_MANY_REQUESTS
 */
export async function throttle(caller: Caller, key: string, limit: number): Promise<void> {
  await refuseThrottled(caller, key, await countAttempt(caller.db, key, limit));
}

/** The same of whoever has the caller's network: of IPv6 a /64, since whoever has one of its addresses has them all. */
export async function throttleNetwork(caller: Caller): Promise<void> {
  await throttle(caller, networkKey(caller), ATTEMPTS_OF_NETWORK);
}

/**
 * Before a password is compared. Strangers are slowed down by account and network, and all strangers to one account
 * together; a browser that its member has used has a count of its own, so that no stranger's guesses hold her back.
 * @param memberId whose address it is, if anybody's.
 * @returns what forgets the attempts once the password was right.
 */
export async function throttlePassword(
  ctx: StaffContext,
  email: string,
  memberId: string | undefined,
): Promise<() => Promise<void>> {
  const device = memberId && (await findKnownDevice(ctx, memberId));
  const key = device ? `browser ${device} of ${memberId}` : `account ${email} from ${networkKey(ctx)}`;
  if (!device) await throttleNetwork(ctx);
  await throttlePace(ctx, key, PACE_NEARBY);
  if (!device) await throttlePace(ctx, `account ${email}`, PACE_EVERYWHERE);
  return () => forgetAttempts(ctx.db, key);
}

/** Before a code is compared, which only who knows the password is asked for. */
export async function throttleCode(ctx: StaffContext, memberId: string | undefined): Promise<void> {
  if (memberId && (await findKnownDevice(ctx, memberId))) return;
  await throttleNetwork(ctx);
}

/** What to tell who has to wait for so many seconds. */
export function tooManyAttempts(wait: number): AppError {
  const time = wait < 90 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`;
  return new AppError('TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${time}.`, {
    retryAfter: wait,
  });
}

/**
 * Notes a refusal that anybody can bring about, and only so many of them: nobody fills the audit log.
 * @param kind those that are counted together.
 */
export async function addRefusalLine(caller: Caller, kind: string, line: Omit<AuditLine, 'address'>) {
  const { db, address } = caller;
  const held = await countAttempt(db, `lines ${kind}`, MOST_LINES);
  if (held === undefined) await addAuditLine(db, { ...line, address });
  else if (held.isFirst)
    await addAuditLine(db, {
      ...{ memberId: null, action: 'refusals not noted one by one', subject: line.subject ?? '' },
      ...{ detail: `${line.action}: more than ${MOST_LINES} within a quarter of an hour`, address: '' },
    });
}

async function throttlePace(caller: Caller, key: string, pace: Pace): Promise<void> {
  await refuseThrottled(caller, key, await paceAttempt(caller.db, key, pace));
}

async function refuseThrottled(caller: Caller, key: string, held: Throttled | undefined): Promise<void> {
  if (held === undefined) return;
  const [detail] = key.split(' ');
  if (held.isFirst)
    await addRefusalLine(caller, 'held back', {
      ...{ memberId: null, action: 'sign-in held back', detail: `one ${detail}` },
    });
  throw tooManyAttempts(held.wait);
}

const networkKey = ({ address }: Caller) => `address ${networkOf(address)}`;
