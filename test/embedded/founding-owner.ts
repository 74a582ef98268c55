import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { siteHeaders } from '../doors/doors.ts';
import { codeOf, PASSWORD } from '../factories/staff.ts';
import type { ServerProcess } from './server-process.ts';

/** Matches an invitation's link; the captured part is its token. */
export const INVITATION = /http:\/\/localhost:\d+\/staff\/invitation#([\w-]{43})/;

/** Signs in with the link that a first start prints. @returns a caller of the staff's procedures. */
export async function enterAsFounder(server: ServerProcess) {
  // Printed a moment after the server is ready, which is longer than the usual second on a busy machine.
  await expect.poll(server.errors, { timeout: 60_000 }).toMatch(INVITATION);
  const token = INVITATION.exec(server.errors())?.[1];
  const cookies = new Map<string, string>();
  const call = async (procedure: string, input: object, key: string = randomUUID()) => {
    const encoded = input instanceof FormData ? new Response(input) : undefined;
    const response = await fetch(`${server.origin}/staff/trpc/${procedure}`, {
      method: 'POST',
      headers: {
        ...siteHeaders,
        'content-type': encoded?.headers.get('content-type') ?? 'application/json',
        'idempotency-key': key,
        cookie: [siteHeaders.cookie, ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; '),
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
  return Object.assign(call, { cookies });
}
