import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { siteHeaders } from '../doors/doors.ts';
import { connectTo, head, readToEnd } from '../doors/raw.ts';
import { multipart, multipartBody } from '../doors/rest/exchange.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeApplication } from '../factories/rows.ts';
import { countStored } from '../factories/stored.ts';

const doors = [
  { door: 'legacy', path: '/api/Master/SubmitJobAplicationDetails', headers: {} },
  { door: 'site', path: '/trpc/jobApplication.submit', headers: siteHeaders },
];

/** A complete upload of a megabyte, of which tests send a part. */
function makeUpload(path: string, headers: Record<string, string>): { request: string; body: string } {
  const resume = makePdf(1_000_000).toString('latin1');
  const body = multipartBody(...Object.entries(makeApplication()), ['file', resume, '; filename="cv.pdf"']);
  return {
    request: head('POST', path, { ...headers, ...multipart, 'content-length': Buffer.byteLength(body) }),
    body,
  };
}

async function expectNothingStored({ db, config }: TestServer): Promise<void> {
  // The file of an upload that broke off is removed once the server has noticed.
  await expect.poll(() => readdir(join(config.dataDir, 'resumes')), { timeout: 15_000 }).toEqual([]);
  expect(await countStored(db)).toBe(0);
}

/** Sends what has to arrive before the test goes on. */
async function sendBegun(server: TestServer, bytes: string): Promise<Socket> {
  const socket = await connectTo(server.app);
  const heard = once(server.app.server, 'request');
  socket.write(bytes);
  await heard;
  return socket;
}

describe.for(doors)('at the $door door', ({ path, headers }) => {
  test('uploads that break off or are half-closed leave nothing, and the server goes on', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.stop());
    for (const share of [0, 0.001, 0.3, 0.9999]) {
      const { request, body } = makeUpload(path, headers);
      (await sendBegun(server, request + body.slice(0, Math.floor(body.length * share)))).destroy();
    }
    const { request, body } = makeUpload(path, headers);
    const socket = await connectTo(server.app);
    const answer = readToEnd(socket);
    socket.end(request + body.slice(0, 400_000));
    expect([0, 400]).toContain((await answer).status);
    expect((await server.app.inject('/')).statusCode).toBe(200);
    await expectNothingStored(server);
  });

  test('a server that is asked to stop does not wait for an upload that stalls', async () => {
    const server = await startTestServer();
    const { request, body } = makeUpload(path, headers);
    await sendBegun(server, request + body.slice(0, 1_000));
    // As main does when the grace period is over.
    const closed = server.app.close();
    server.app.server.closeAllConnections();
    await closed;
    await server.stop();
    expect(server.app.server.listening).toBe(false);
  });
});

// The server checks its connections every five seconds; these tests wait for that concurrently.
describe.concurrent('when a request takes longer than its time limit', () => {
  test('headers that never end are a 408', async ({ expect, onTestFinished }) => {
    const server = await startTestServer();
    onTestFinished(() => server.stop());
    server.app.server.headersTimeout = 500;
    const socket = await connectTo(server.app);
    const answer = readToEnd(socket);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
    const drip = setInterval(() => socket.write('x-slow: 1\r\n'), 100);
    onTestFinished(() => clearInterval(drip));
    const { status, headers, body } = await answer;
    expect(status).toBe(408);
    expect(headers).toMatchObject({
      connection: 'close',
      'content-type': 'application/problem+json; charset=utf-8',
    });
    expect(JSON.parse(body)).toEqual({ type: 'about:blank', title: 'Request Timeout', status: 408 });
  });
});
