import { randomUUID } from 'node:crypto';
import { type Answer, originOf, siteHeaders } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import type { StaffBrowser } from './staff.ts';

/** Sends form data like the member's browser: over a real socket, since tRPC recognises Node's own request. */
export async function upload(
  { app }: TestServer,
  member: StaffBrowser,
  procedure: string,
  fields: Record<string, string | File>,
  key: string = randomUUID(),
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // Fetch would send form data in chunks, without a length.
  const encoded = new Response(form);
  const body = new Uint8Array(await encoded.arrayBuffer());
  const jar = [...member.cookies].map(([name, value]) => `${name}=${value}`);
  const response = await fetch(`${await originOf(app)}/staff/trpc/${procedure}`, {
    method: 'POST',
    headers: {
      ...siteHeaders,
      'content-type': encoded.headers.get('content-type') ?? '',
      cookie: [siteHeaders.cookie, ...jar].join('; '),
      'user-agent': 'a browser',
      'idempotency-key': key,
    },
    body,
    signal,
  });
  const text = await response.text();
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: text,
    json: () => JSON.parse(text),
  };
}
