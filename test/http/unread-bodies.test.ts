import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished } from 'vitest';
import { originOf, siteHeaders } from '../doors/doors.ts';
import { connectTo, head, readToEnd } from '../doors/raw.ts';
import { multipart } from '../doors/rest/exchange.ts';
import { type TestServer, test } from '../environment/app.ts';

const MB = 1024 * 1024;
const json = { 'content-type': 'application/json' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
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
    what: 'JSON at the site’s door',
    path: '/trpc/contact.submit',
    headers: { ...json, ...siteHeaders },
    status: 413,
    type: ofTrpc,
  },
  {
    what: 'multipart at the site’s door',
    path: '/trpc/jobApplication.submit',
    headers: { ...multipart, ...siteHeaders },
    status: 413,
    type: ofTrpc,
  },
  { what: 'a plain form', path: '/contactus', headers: { ...urlencoded, ...ours }, status: 413, type: page },
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
  {
    what: 'an unknown type',
    path: application,
    headers: { 'content-type': 'video/mp4' },
    status: 415,
    type: problem,
  },
  { what: 'no token', path: '/trpc/contact.submit', headers: json, status: 403, type: ofTrpc },
  {
    what: 'another site’s form',
    path: '/contactus',
    headers: { ...urlencoded, 'sec-fetch-site': 'cross-site' },
    status: 403,
    type: page,
  },
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

/** Node's fetch, in a thread of its own: it keeps writing while it waits, and shows no answer if the writing fails. */
async function fetchBeside(
  server: TestServer,
  { path, headers }: Refused,
  bytes: number,
  tries: number,
): Promise<unknown[]> {
  const worker = new Worker(
    `const { parentPort, workerData: { url, headers, bytes, tries } } = require('node:worker_threads');
     const body = new Uint8Array(bytes).fill(97);
     const post = () => fetch(url, { method: 'POST', headers, body }).then(
       async (answer) => [answer.status, answer.headers.get('content-type'), (await answer.text()).length > 0],
       (error) => String(error.cause?.code ?? error),
     );
     (async () => {
       const answers = [];
       for (let time = 0; time < tries; time++) answers.push(await post());
       parentPort.postMessage(answers);
     })();`,
    { eval: true, workerData: { url: (await originOf(server.app)) + path, headers, bytes, tries } },
  );
  const [answers] = await once(worker, 'message');
  await worker.terminate();
  return answers;
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

  test.for([6, 12, 40])(
    'gets its answer to fetch, each time: %i MB at the legacy door',
    async (megabytes, { server }) => {
      for (const request of refused.slice(0, 2)) {
        const answers = await fetchBeside(server, request, megabytes * MB, 4);
        expect(answers, request.what).toEqual(Array(4).fill([413, problem, true]));
      }
    },
  );

  test.for(refused.slice(2))('gets its answer to fetch, each time: $what', async (request, { server }) => {
    const answers = await fetchBeside(server, request, (request.megabytes ?? 12) * MB, 2);
    expect(answers).toEqual(Array(2).fill([request.status, request.type, true]));
  });
});
