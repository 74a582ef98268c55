import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { end, startServer } from '../embedded/server-process.ts';
import { createDatabase } from '../environment/app.ts';
import { findFreePort } from '../environment/free-port.ts';
import { BUCKET, startS3Store } from '../environment/s3-store.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';

test('a store that is unavailable at start disables uploads, and nothing else', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-store-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const port = await findFreePort();
  const server = await startServer(dataDir, {
    DATABASE_URL: await createDatabase(),
    RESUMES_URL: `s3://${BUCKET}/resumes`,
    PUBLICATIONS_URL: `s3://${BUCKET}/publications`,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    LOG_LEVEL: 'fatal',
  });
  onTestFinished(async () => {
    await end(server, 'SIGKILL');
  });
  const post = (path: string, body: BodyInit, headers = {}) =>
    fetch(`${server.origin}/api/Master/${path}`, { method: 'POST', headers, body });
  const apply = async () => {
    // Fetch would send form data in chunks, without a length.
    const encoded = new Response(makeApplicationForm({}, makePdf()));
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    return post('SubmitJobAplicationDetails', await encoded.arrayBuffer(), headers);
  };
  const ready = async (query = '') => {
    const answer = await fetch(`${server.origin}/readyz${query}`);
    return { status: answer.status, ...(await answer.json()).checks };
  };

  expect((await fetch(server.origin)).status).toBe(200);
  expect((await fetch(`${server.origin}/media/blog/none.jpg`)).status).toBe(503);
  expect((await post('SubmitUserRequest', new URLSearchParams(makeContact()))).status).toBe(200);
  expect((await post('SubmitJobAplicationDetails', new URLSearchParams(makeApplication()))).status).toBe(200);
  const refused = await apply();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await ready()).toEqual({
    status: 503,
    database: true,
    storage: false,
    publications: false,
    disk: true,
  });
  expect((await ready('?without=storage,publications')).status).toBe(200);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);

  await startS3Store('resumes', { at: port });
  await expect.poll(async () => (await ready()).status, { timeout: 60_000 }).toBe(200);
  await expect.poll(async () => (await apply()).status, { timeout: 60_000 }).toBe(200);
});
