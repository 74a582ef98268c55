import { expect } from 'vitest';
import { codeOf, PASSWORD } from '../staff.ts';
import type { ServerProcess } from './server-process.ts';

const TOKEN = 'a-token-of-22-letters-x';
const LINK = /http:\/\/localhost:\d+\/staff\/invitation#([\w-]{43})/;

/** Comes in as the founding owner, owner@example.com. @returns what calls the staff's procedures. */
export async function enter(server: ServerProcess) {
  await expect.poll(server.errors).toMatch(LINK);
  const token = LINK.exec(server.errors())?.[1];
  const cookies = new Map<string, string>([['XSRF-TOKEN', TOKEN]]);
  const call = async (procedure: string, input: object) => {
    const encoded = input instanceof FormData ? new Response(input) : undefined;
    const response = await fetch(`${server.origin}/staff/trpc/${procedure}`, {
      method: 'POST',
      headers: {
        'content-type': encoded?.headers.get('content-type') ?? 'application/json',
        'x-xsrf-token': TOKEN,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: encoded ? new Uint8Array(await encoded.arrayBuffer()) : JSON.stringify(input),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const body = await response.json();
    expect(response.status, JSON.stringify(body)).toBe(200);
    return body.result.data;
  };
  const email = 'owner@example.com';
  await call('enrolment.accept', { token, email, name: 'The Owner', password: PASSWORD });
  const { uri } = await call('enrolment.start', { password: PASSWORD });
  await call('enrolment.confirm', { code: codeOf(new URL(uri).searchParams.get('secret') ?? '') });
  return call;
}
