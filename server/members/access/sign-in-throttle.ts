import { type AuditLine, addAuditLine } from '../../audit/audit.queries.ts';
import { AppError } from '../../errors.ts';
import { networkOf, widerNetworkOf } from '../../http/sender-network.ts';
import { countAttempt, forgetAttempts, type Pace, paceAttempt, type Throttled } from './attempts.queries.ts';
import { findKnownDevice } from './devices.ts';
import type { StaffContext } from './staff-procedures.ts';

const ATTEMPTS_OF_NETWORK = 30;
const ATTEMPTS_OF_WIDER_NETWORK = 300;
/** For one account in one network, or in one browser that its member has used. */
const PACE_NEARBY: Pace = { free: 10, firstPause: 30, longestPause: 15 * 60 };
/** For one account in all unknown browsers together, since some attackers guess from many networks. */
const PACE_EVERYWHERE: Pace = { free: 30, firstPause: 30, longestPause: 30 };
/** At most this many lines of one kind within 15 minutes; one more line then says that there were others. */
const MOST_LINES = 30;

type Caller = Pick<StaffContext, 'db' | 'address'>;

/**
 * Counts an attempt. Only the first refused one is recorded, so that nobody can flood the audit log.
 * @param key what is counted: `member 5f1c…`. Its first word appears in the audit log.
 * @throws {AppError} TOO_MANY_REQUESTS
 */
export async function throttle(caller: Caller, key: string, limit: number): Promise<void> {
  await refuseThrottled(caller, key, await countAttempt(caller.db, key, limit));
}

/**
 * Like `throttle`, for the attempts of the caller's network. For IPv6 that is a /64, all of whose addresses usually belong
 * to one subscriber, and more generously the /48 around it.
 */
export async function throttleNetwork(caller: Caller): Promise<void> {
  await throttle(caller, networkKey(caller), ATTEMPTS_OF_NETWORK);
  const wider = widerNetworkOf(caller.address);
  if (wider !== undefined) await throttle(caller, `address ${wider}`, ATTEMPTS_OF_WIDER_NETWORK);
}

/**
 * Call before comparing a password. Strangers are slowed down by account and network, and by account over all
 * networks. A browser that the member has used has a count of its own, so strangers' guesses do not slow the member
 * down.
 * @param memberId the member with this address, if any.
 * @returns a function that resets the count after a right password.
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

/** Call before comparing a code, which is only asked for after the right password. */
export async function throttleCode(ctx: StaffContext, memberId: string | undefined): Promise<void> {
  if (memberId && (await findKnownDevice(ctx, memberId))) return;
  await throttleNetwork(ctx);
}

/** The answer to somebody who has to wait this many seconds. */
export function tooManyAttempts(wait: number): AppError {
  const time = wait < 90 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`;
  return new AppError('TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${time}.`, {
    retryAfter: wait,
  });
}

/**
 * Records a refusal that anybody can cause, up to a limit, so that nobody can flood the audit log.
 * @param kind refusals of one kind are counted together.
 */
export async function addRefusalLine(caller: Caller, kind: string, line: Omit<AuditLine, 'address'>) {
  const { db, address } = caller;
  const held = await countAttempt(db, `lines ${kind}`, MOST_LINES);
  if (held === undefined) await addAuditLine(db, { ...line, address });
  else if (held.isFirst)
    await addAuditLine(db, {
      memberId: null,
      action: 'refusals not noted one by one',
      subject: line.subject ?? '',
      detail: `${line.action}: more than ${MOST_LINES} within a quarter of an hour`,
      address: '',
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
      memberId: null,
      action: 'sign-in held back',
      detail: `one ${detail}`,
    });
  throw tooManyAttempts(held.wait);
}

const networkKey = ({ address }: Caller) => `address ${networkOf(address)}`;
