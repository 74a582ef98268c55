import { describe, expect } from 'vitest';
import { test } from '../environment/app.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';
import { countStored } from '../factories/stored.ts';
import { siteHeaders } from './doors.ts';
import { connectTo, head, readToEnd, sendRaw } from './raw.ts';
import { multipart, multipartBody } from './rest/exchange.ts';

const TEXT_BODY_BYTES = 128 * 1024;
/** A resume of 5 MB, and room for the fields beside it. */
const MULTIPART_BODY_BYTES = (5 * 1024 + 64) * 1024;

const CONTACT = '/api/Master/SubmitUserRequest';
const APPLICATION = '/api/Master/SubmitJobAplicationDetails';
const PROBLEM = 'application/problem+json; charset=utf-8';

const doors = [
  { door: 'legacy', path: APPLICATION, headers: {} },
  { door: 'site', path: '/trpc/jobApplication.submit', headers: siteHeaders },
];

describe('a content type', () => {
  const types = ['text/html', 'text/plain', 'application/xml', 'multipart/mixed; boundary=x', 'nonsense', ''];
  test.for([...types, 'application/x-www-form-urlencoded'])(
    '"%s" that a door does not read is refused',
    async (type, { server }) => {
      const before = await countStored(server.db);
      const body = JSON.stringify(makeContact());
      const post = (path: string, headers = {}) => {
        const all = { ...headers, 'content-type': type, 'content-length': body.length };
        return sendRaw(server.app, head('POST', path, all), body);
      };
      if (types.includes(type)) {
        const answer = await post(CONTACT);
        expect(answer.status).toBe(415);
        expect(JSON.parse(answer.body)).toMatchObject({ status: 415, title: 'Unsupported Media Type' });
      }
      const answer = await post('/trpc/contact.submit', siteHeaders);
      expect([400, 415]).toContain(answer.status);
      expect(JSON.parse(answer.body).error.data.code).toMatch(/^(UNSUPPORTED_MEDIA_TYPE|BAD_REQUEST)$/);
      expect(await countStored(server.db)).toBe(before);
    },
  );
});

describe('malformed JSON', () => {
  test.for(['{', '{"fullName":"A"', "{'fullName':'A'}", '\u0000', 'undefined', '{}{}'])(
    '%j is a 400 at both doors',
    async (payload, { server }) => {
      const headers = { 'content-type': 'application/json' };
      const legacy = await server.app.inject({ method: 'POST', url: CONTACT, headers, payload });
      expect(legacy.statusCode).toBe(400);
      expect(legacy.headers['content-type']).toBe(PROBLEM);
      const site = await server.app.inject({
        method: 'POST',
        url: '/trpc/contact.submit',
        headers: { ...headers, ...siteHeaders },
        payload,
      });
      expect(site.statusCode).toBe(400);
      expect(site.json().error.data).toMatchObject({ httpStatus: 400 });
      expect(`${legacy.body}${site.body}`).not.toMatch(/stack|node_modules/);
    },
  );

  test.for(['{', '', '5', 'null', '[]'])(
    'an input of %j in the address of a query is a 400',
    async (input, { server }) => {
      const answer = await server.app.inject(`/trpc/jobs.find?input=${encodeURIComponent(input)}`);
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe.for(doors)('malformed multipart at the $door door', ({ path, headers }) => {
  const fields = Object.entries(makeApplication());
  const whole = multipartBody(...fields);
  const file: [string, string, string] = ['file', '%PDF-1.4 %%EOF', '; filename="cv.pdf"'];
  const broken: [string, string, string][] = [
    ['without its end', multipart['content-type'], whole.slice(0, -8)],
    ['cut off within a file', multipart['content-type'], multipartBody(...fields, file).slice(0, -70)],
    ['of another boundary', 'multipart/form-data; boundary=other', whole],
    ['of no boundary', 'multipart/form-data', whole],
    ['that is no multipart', multipart['content-type'], 'fullName=A'],
    ['without names', multipart['content-type'], whole.replaceAll(/; name="[^"]*"/g, '')],
    ['without a line between head and text', multipart['content-type'], whole.replaceAll('\r\n\r\n', '\r\n')],
  ];
  test.for(broken)('%s is a 400', async ([, type, body], { server }) => {
    const before = await countStored(server.db);
    const answer = await sendRaw(
      server.app,
      head('POST', path, { ...headers, 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      body,
    );
    expect(answer.status, answer.body).toBe(400);
    expect(answer.body).not.toMatch(/stack|node_modules/);
    expect(await countStored(server.db)).toBe(before);
  });

  test('without a length is a 411 that closes the connection', async ({ server }) => {
    const request = head('POST', path, {
      ...headers,
      ...multipart,
      connection: 'keep-alive',
      'transfer-encoding': 'chunked',
    });
    const answer = await sendRaw(
      server.app,
      request,
      `${whole.length.toString(16)}\r\n${whole}\r\n0\r\n\r\n`,
    );
    expect(answer.status).toBe(411);
    expect(answer.headers.connection).toBe('close');
  });
});

describe.for([
  { door: 'legacy', text: CONTACT, form: APPLICATION, headers: {} },
  { door: 'site', text: '/trpc/contact.submit', form: '/trpc/jobApplication.submit', headers: siteHeaders },
])('a body that is too large at the $door door', ({ door, text, form, headers }) => {
  const isShaped = (body: string) =>
    door === 'legacy' ? JSON.parse(body).status === 413 : JSON.parse(body).error.data.httpStatus === 413;

  test('is a 413 for JSON', async ({ server }) => {
    const body = JSON.stringify({ ...makeContact(), userMessage: 'x'.repeat(TEXT_BODY_BYTES) });
    const answer = await sendRaw(
      server.app,
      head('POST', text, { ...headers, 'content-type': 'application/json', 'content-length': body.length }),
      body,
    );
    expect(answer).toMatchObject({ status: 413, headers: { connection: 'close' } });
    expect(isShaped(answer.body)).toBe(true);
  });

  test('is a 413 for multipart before a byte of it is read', async ({ server }) => {
    const length = MULTIPART_BODY_BYTES + 1;
    const request = head('POST', form, { ...headers, ...multipart, 'content-length': length });
    const socket = await connectTo(server.app);
    // The server waits for the body for a while.
    socket
      .once('data', () => socket.destroy())
      .write(request.replace('connection: close', 'connection: keep-alive'));
    const answer = await readToEnd(socket);
    expect(answer).toMatchObject({ status: 413, headers: { connection: 'close' } });
    expect(isShaped(answer.body)).toBe(true);
  });
});
