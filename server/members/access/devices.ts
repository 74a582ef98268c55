import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { addDevice, DEVICE_DAYS, findDevice, updateDeviceUse } from './devices.queries.ts';
import type { StaffCall } from './staff-call.ts';

/** Members who share a browser each have a token; beyond this number the oldest is dropped. */
const MOST_TOKENS = 5;
const TOKEN = /^[\w-]{22}$/;

type DeviceContext = Pick<Context, 'db'> & { staff: StaffCall };

/**
 * Finds this browser among those in which the member has signed in with both factors. A known browser has no extra
 * rights: its attempts are counted separately from strangers', and its sign-ins send no mail.
 */
export async function findKnownDevice(ctx: DeviceContext, memberId: string): Promise<string | undefined> {
  return findDevice(ctx.db, memberId, await readDeviceTokens(ctx.staff));
}

/** Called after a sign-in with both factors. @returns whether the browser was known before. */
export async function rememberDevice({ db, staff }: DeviceContext, memberId: string): Promise<boolean> {
  const tokens = await readDeviceTokens(staff);
  const isKnown = await updateDeviceUse(db, memberId, tokens);
  if (!isKnown) {
    // Always a new token: one that came with the request may have been planted in this browser.
    const token = randomBytes(16).toString('base64url');
    await addDevice(db, memberId, token);
    tokens.push(token);
  }
  const { name, attributes } = await cookieOf(staff);
  const { secure = false, httpOnly = true, path = '/', maxAge = 0 } = attributes;
  staff.setCookie(name, tokens.slice(-MOST_TOKENS).join('.'), {
    secure,
    httpOnly,
    path,
    maxAge,
    sameSite: 'strict',
  });
  return isKnown;
}

export async function readDeviceTokens(staff: StaffCall): Promise<string[]> {
  const { name } = await cookieOf(staff);
  const tokens = (staff.cookies[name] ?? '').split('.').filter((token) => TOKEN.test(token));
  return tokens.slice(-MOST_TOKENS);
}

/** Named and protected like the library's cookies. */
async function cookieOf({ auth }: StaffCall) {
  return (await auth.$context).createAuthCookie('device', { maxAge: DEVICE_DAYS * 24 * 60 * 60 });
}
