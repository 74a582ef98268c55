import { createHmac } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { invite } from '../server/staff/invitations.ts';
import type { StaffRole } from '../src/contract/staff/member.ts';
import type { TestServer } from './app.ts';
import { siteHeaders } from './doors.ts';

export const PASSWORD = 'four-unrelated quartz 7 llamas';

/** A browser's part: it keeps cookies and repeats the anti-forgery token. */
export interface StaffBrowser {
  cookies: Map<string, string>;
  call(procedure: string, input?: unknown): Promise<LightMyRequestResponse>;
  ask(procedure: string, input?: unknown): Promise<LightMyRequestResponse>;
  /** Whatever lies below the staff area. */
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body: object): Promise<LightMyRequestResponse>;
}

export interface SignedInMember extends StaffBrowser {
  id: string;
  email: string;
  /** The secret of the second factor, as an authenticator app has it. */
  secret: string;
  recoveryCodes: string[];
  /** The code that set the second factor up, which is used with it. */
  firstCode: string;
}

let count = 0;

export function openBrowser(
  { app }: TestServer,
  address = '127.0.0.1',
  userAgent = 'a browser',
): StaffBrowser {
  const cookies = new Map<string, string>();
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`);
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        ...siteHeaders,
        cookie: [siteHeaders.cookie, ...jar].join('; '),
        'user-agent': userAgent,
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
    call: (procedure, input) => send('POST', `/staff/trpc/${procedure}`, (input ?? {}) as object),
    ask: (procedure, input) => send('GET', `/staff/trpc/${procedure}${queryOf(input)}`),
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
  };
}

/** Invites somebody and goes all the way in. */
export async function createMember(server: TestServer, role: StaffRole): Promise<SignedInMember> {
  count += 1;
  const email = `${role}${count}@guardhouse.example`;
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

/** What a procedure answers, where it answers well. */
export function ok(response: LightMyRequestResponse) {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json().result.data;
}

export function tokenOf(link: string): string {
  return new URL(link).hash.slice(1);
}

/** What an authenticator app shows (RFC 6238), `steps` half minutes from now. */
export function codeOf(base32: string, steps = 0): string {
  const bits = [...base32.replace(/=+$/, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
