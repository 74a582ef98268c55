import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { type Answer, callSite, postLegacy, siteHeaders } from '../doors/doors.ts';
import { postPlain } from '../doors/plain-post.ts';
import { connectTo, head } from '../doors/raw.ts';
import { multipart } from '../doors/rest/exchange.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';

const MB = 1024 * 1024;
const application = '/api/Master/SubmitJobAplicationDetails';

async function start(settings: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer({
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: 'https://guardhouse.example',
    ...settings,
  });
  onTestFinished(() => server.stop());
  return server;
}

/** An upload that has started, from an address of its own, and then stalls. */
async function begin({ app }: TestServer, bytes: number, address: string): Promise<Socket> {
  const socket = await connectTo(app);
  onTestFinished(() => void socket.destroy());
  const heard = once(app.server, 'request');
  const headers = { ...multipart, 'content-length': bytes, 'x-forwarded-for': address };
  socket.write(`${head('POST', application, headers)}--`);
  await heard;
  return socket;
}

/** A small application through each door, all from one address. */
async function applyEverywhere({ app }: TestServer): Promise<Answer[]> {
  const from = { 'x-forwarded-for': '192.0.2.200' };
  const bytes = makePdf();
  const form = makeApplicationForm({}, bytes);
  const file = new File([new Uint8Array(bytes)], 'cv.pdf');
  const plain = { ...makeApplication(), file };
  return [
    await postLegacy(app, '/Master/SubmitJobAplicationDetails', form, from),
    await callSite(app, 'jobApplication.submit', form, from),
    await postPlain(app, 'application', plain, { ...from, 'sec-fetch-site': 'same-origin' }),
    await callSite(app, '../staff/trpc/blogs.uploadPicture', form, { ...from, ...siteHeaders }),
  ];
}

const statuses = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode);

describe('concurrent uploads', () => {
  test('are put off at every door once their total size would be too large, until there is room', async () => {
    const server = await start({ UPLOADS_MB: '10' });
    // Once the staff's door admits an upload, it asks for a sign-in.
    expect(statuses(await applyEverywhere(server))).toEqual([200, 200, 303, 401]);
    const first = await begin(server, 5 * MB, '192.0.2.1');
    const second = await begin(server, 5 * MB, '192.0.2.2');
    const answers = await applyEverywhere(server);
    expect(statuses(answers)).toEqual([503, 503, 503, 503]);
    for (const { headers, body } of answers) {
      expect(headers['retry-after']).toBe('5');
      expect(body).toContain('Many files are on their way.');
    }
    expect(answers[0]?.headers['content-type']).toContain('application/problem+json');
    for (const index of [1, 3])
      expect(answers[index]?.json().error.data).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        httpStatus: 503,
      });
    // Requests without a file are not put off.
    expect((await postLegacy(server.app, '/Master/SubmitUserRequest', makeContact())).statusCode).toBe(200);
    first.destroy();
    second.destroy();
    await expect
      .poll(async () => statuses(await applyEverywhere(server)), { timeout: 30_000 })
      .toEqual([200, 200, 303, 401]);
  });

  test('from one address are put off before they take all the room', async () => {
    const server = await start({ UPLOADS_MB: '20' });
    await begin(server, 5 * MB, '192.0.2.200');
    await begin(server, 5 * MB, '192.0.2.200');
    expect(statuses(await applyEverywhere(server))).toEqual([503, 503, 503, 503]);
    const other = await postLegacy(
      server.app,
      '/Master/SubmitJobAplicationDetails',
      makeApplicationForm({}, makePdf()),
      { 'x-forwarded-for': '192.0.2.3' },
    );
    expect(other.statusCode).toBe(200);
  });
});
