import { createHmac, randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { makeSignature, symmetricEncrypt } from 'better-auth/crypto';
import type { LightMyRequestResponse } from 'fastify';
import { invite } from '../../server/members/access/invitations.ts';
import { hashRecoveryCode, recoveryCodeOptions } from '../../server/members/access/recovery-codes.ts';
import { loadStaffSecret } from '../../server/members/access/secret.ts';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import { siteHeaders } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { CHEAP } from '../environment/cheap-password.ts';

export const PASSWORD = 'four-unrelated quartz 7 llamas';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The hash of that password, in the server's format. */
const CHEAP_HASH = `scrypt$${CHEAP.N}$${CHEAP.r}$${CHEAP.p}$${Buffer.from('salt').toString('base64url')}$${scryptSync(PASSWORD, 'salt', 32, CHEAP).toString('base64url')}`;

/** Acts as a browser: keeps cookies and repeats the anti-forgery token. */
export interface StaffBrowser {
  cookies: Map<string, string>;
  /** `key` repeats an earlier creating call; without one each call is a new one. */
  call(procedure: string, input?: unknown, key?: string | null): Promise<LightMyRequestResponse>;
  ask(procedure: string, input?: unknown): Promise<LightMyRequestResponse>;
  /** Requests any path below the staff area. */
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body: object): Promise<LightMyRequestResponse>;
}

export interface SignedInMember extends StaffBrowser {
  id: string;
  email: string;
  /** The secret of the second factor, as an authenticator app has it. */
  secret: string;
  recoveryCodes: string[];
}

export interface EnrolledMember extends SignedInMember {
  /** The code that set up the second factor and is used up by it. */
  firstCode: string;
}

let count = 0;

/**
 * @param address over plain http the staff area answers only this machine: other addresses come through a proxy, which
 * the server's TRUST_PROXY has to name, and its PUBLIC_URL has to be one of https.
 */
export function openBrowser(
  { app, config }: TestServer,
  address = '127.0.0.1',
  userAgent = 'a browser',
): StaffBrowser {
  const cookies = new Map<string, string>();
  const isByProxy = config.trustProxy !== false;
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, key: string | null = null) => {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`);
    const response = await app.inject({
      method,
      url,
      remoteAddress: isByProxy ? '127.0.0.1' : address,
      headers: {
        ...siteHeaders,
        ...(isByProxy && { 'x-forwarded-for': address }),
        cookie: [siteHeaders.cookie, ...jar].join('; '),
        'user-agent': userAgent,
        ...(key !== null && { 'idempotency-key': key }),
      },
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    return response;
  };
  const queryOf = (input: unknown) =>
    input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return {
    cookies,
    call: (procedure, input, key = randomUUID()) =>
      send('POST', `/staff/trpc/${procedure}`, (input ?? {}) as object, key),
    ask: (procedure, input) => send('GET', `/staff/trpc/${procedure}${queryOf(input)}`),
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
  };
}

/** Invites somebody, who then goes through the whole enrolment: only for tests of the enrolment. */
export async function enrolMember(server: TestServer, role: StaffRole): Promise<EnrolledMember> {
  const email = nextAddress(role);
  const browser = openBrowser(server);
  const token = tokenOf(await invite(server.db, 'http://localhost', email, role));
  ok(await browser.call('enrolment.accept', { token, name: `A ${role}`, password: PASSWORD }));
  const { uri, recoveryCodes } = ok(await browser.call('enrolment.start', { password: PASSWORD }));
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const firstCode = codeOf(secret);
  ok(await browser.call('enrolment.confirm', { code: firstCode }));
  const { id } = ok(await browser.ask('ownAccount.who'));
  return { ...browser, id, email, secret, recoveryCodes, firstCode };
}

/** A member with password, second factor and session, written directly as rows. */
export async function createMember(
  server: TestServer,
  role: StaffRole,
  ...further_roles: StaffRole[]
): Promise<SignedInMember> {
  const { db, config } = server;
  const email = nextAddress(role);
  const id = randomUUID();
  const key = loadStaffSecret(config);
  // The library stores the text whose base32 form is in an authenticator app.
  const kept = randomBytes(20).toString('base64url').slice(0, 24);
  const recoveryCodes = recoveryCodeOptions.customBackupCodesGenerate?.() ?? [];
  await db
    .insertInto('staff_members')
    .values({ id, name: `A ${role}`, email, role, further_roles, two_factor_enabled: true })
    .execute();
  await db
    .insertInto('staff_accounts')
    .values({ id, member_id: id, account_id: id, provider_id: 'credential', password: CHEAP_HASH })
    .execute();
  await db
    .insertInto('staff_second_factors')
    .values({
      id,
      member_id: id,
      secret: await symmetricEncrypt({ key, data: kept }),
      backup_codes: JSON.stringify(recoveryCodes.map(hashRecoveryCode)),
      verified: true,
    })
    .execute();
  const browser = openBrowser(server);
  const token = randomUUID().replaceAll('-', '');
  const lastsUntil = new Date(Date.now() + 2 * 3_600_000);
  await db
    .insertInto('staff_sessions')
    .values({
      id: token,
      member_id: id,
      token,
      expires_at: lastsUntil,
      user_agent: 'a browser',
      ip_address: '127.0.0.1',
      second_factor_at: new Date(),
    })
    .execute();
  const name = config.publicUrl?.startsWith('https:') ? '__Host-staff.session_token' : 'staff.session_token';
  browser.cookies.set(name, encodeURIComponent(`${token}.${await makeSignature(token, key)}`));
  return { ...browser, id, email, secret: base32Of(kept), recoveryCodes };
}

function nextAddress(role: StaffRole): string {
  count += 1;
  return `${role}${count}@guardhouse.example`;
}

function base32Of(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The result of a procedure; throws if it fails. */
export function ok(response: LightMyRequestResponse) {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json().result.data;
}

export function tokenOf(link: string): string {
  return new URL(link).hash.slice(1);
}

/** The code that an authenticator app shows (RFC 6238), `steps` half minutes from now. */
export function codeOf(base32: string, steps = 0): string {
  const bits = [...base32.replace(/=+$/, '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
