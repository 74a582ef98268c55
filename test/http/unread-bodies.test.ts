import { describe, expect, onTestFinished } from 'vitest';
import { siteHeaders } from '../doors/doors.ts';
import { connectTo, head, readToEnd } from '../doors/raw.ts';
import { multipart } from '../doors/rest/exchange.ts';
import { type TestServer, test } from '../environment/app.ts';

const MB = 1024 * 1024;
const json = { 'content-type': 'application/json' };
const ours = { 'sec-fetch-site': 'same-origin' };

interface Refused {
  what: string;
  path: string;
  headers: Record<string, string>;
  status: number;
  type: string;
  megabytes?: number;
}

const application = '/api/Master/SubmitJobAplicationDetails';
const problem = 'application/problem+json; charset=utf-8';
const page = 'text/html; charset=utf-8';
const ofTrpc = 'application/json; charset=utf-8';

const refused: Refused[] = [
  { what: 'JSON at the legacy door', path: application, headers: json, status: 413, type: problem },
  { what: 'multipart at the legacy door', path: application, headers: multipart, status: 413, type: problem },
  {
    what: 'multipart at the site’s door',
    path: '/trpc/jobApplication.submit',
    headers: { ...multipart, ...siteHeaders },
    status: 413,
    type: ofTrpc,
  },
  {
    what: 'a plain form with a file',
    path: '/career',
    headers: { ...multipart, ...ours },
    status: 413,
    type: page,
    megabytes: 40,
  },
  {
    what: 'an upload of the staff',
    path: '/staff/trpc/blogs.uploadPicture',
    headers: { ...multipart, ...siteHeaders },
    status: 413,
    type: ofTrpc,
  },
  { what: 'no token', path: '/trpc/contact.submit', headers: json, status: 403, type: ofTrpc },
];

/** A client that reads nothing before it has written everything, like a browser. */
async function sendThenRead(server: TestServer, { path, headers }: Refused, bytes: number | 'chunked') {
  const socket = await connectTo(server.app);
  onTestFinished(() => void socket.destroy());
  const length = bytes === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes };
  socket.write(head('POST', path, { ...headers, ...length }));
  const piece = Buffer.alloc(MB, 97);
  const framed =
    bytes === 'chunked' ? Buffer.concat([Buffer.from('100000\r\n'), piece, Buffer.from('\r\n')]) : piece;
  const pieces = bytes === 'chunked' ? 12 : bytes / MB;
  for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1)
    await new Promise((resolve) => socket.write(framed, resolve));
  if (bytes === 'chunked') socket.write('0\r\n\r\n');
  return readToEnd(socket);
}

describe('a body that is refused before it has been read', () => {
  test.for(refused)(
    'gets its answer to a client that reads only after writing everything: $what',
    async (request, { server }) => {
      const { status, type, megabytes = 12 } = request;
      const answer = await sendThenRead(server, request, megabytes * MB);
      expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
    },
  );

  test('gets its answer to a client that declares no length', async ({ server }) => {
    const [jsonBody, upload] = refused as [Refused, Refused];
    expect((await sendThenRead(server, jsonBody, 'chunked')).status).toBe(413);
    expect((await sendThenRead(server, upload, 'chunked')).status).toBe(411);
  });
});
