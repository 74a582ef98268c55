import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, onTestFinished, vi } from 'vitest';
import { startTestServer, type TestServer, test } from '../../environment/app.ts';
import { startS3Store } from '../../environment/s3-store.ts';
import { originOf } from '../doors.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function startWithBucket(): Promise<TestServer> {
  const { RESUMES_URL, ...settings } = await startS3Store();
  const server = await startTestServer({ ...settings, PUBLICATIONS_URL: `${RESUMES_URL}/published` });
  onTestFinished(() => server.stop());
  return server;
}

async function startWithFolder(): Promise<TestServer> {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  return server;
}

describe.for([
  { where: 'a folder', start: startWithFolder },
  { where: 'a bucket', start: startWithBucket },
])('a published file in $where', ({ start }) => {
  test('is streamed byte for byte, and never held in memory whole', async () => {
    const server = await start();
    const bytes = randomBytes(3_000_000);
    await server.publications.put('compliance/a-notice.pdf', bytes);
    const whole = vi.spyOn(server.publications, 'getBytes');
    const url = `${await originOf(server.app)}/media/compliance/a-notice.pdf`;
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('3000000');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300, must-revalidate');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '3000000']);
    expect(whole).not.toHaveBeenCalled();
  });

  test('is a 404 if it does not exist', async () => {
    const server = await start();
    for (const name of ['blog/none.jpg', 'compliance/none.pdf', 'blog/none.exe', 'blog/..%2Fnone.jpg']) {
      const answer = await server.app.inject(`/media/${name}`);
      expect([answer.statusCode, answer.body], name).toEqual([404, 'There is no such file.']);
    }
  });
});

test('a published file is a 503 with Retry-After while its store is unavailable', async () => {
  const { RESUMES_URL: _, ...settings } = await startS3Store();
  const server = await startTestServer({
    ...settings,
    PUBLICATIONS_URL: 's3://guardhouse-test/published',
    // Nobody listens on this port.
    AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
  });
  onTestFinished(() => server.stop());
  const answer = await server.app.inject('/media/blog/any.jpg');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  expect(answer.body).not.toContain('127.0.0.1');
});
