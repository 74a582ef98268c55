import { describe, expect, onTestFinished } from 'vitest';
import { createMetricsServer } from '../../server/doors/metrics.ts';
import { callSite, postLegacy, querySite } from '../doors/doors.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';
import { makeContact } from '../factories/rows.ts';

const TOKEN = 'a-token-for-those-who-measure';
const authorization = `Bearer ${TOKEN}`;

/** A server whose figures are for those who have the token. */
const test = base.extend<{ settings: Record<string, string> }>({
  settings: [{ METRICS_TOKEN: TOKEN, SUBMIT_LIMIT_PER_MINUTE: '3' }, { scope: 'file' }],
});

/** The value of that series; 0 if it does not exist yet. */
async function read({ app }: TestServer, series: string): Promise<number> {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization } });
  const line = body.split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('/metrics', () => {
  base('is not served unless a setting says where', async ({ server }) => {
    expect((await server.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
    expect(createMetricsServer(server.config)).toBeUndefined();
  });

  test('requires the token', async ({ server: { app } }) => {
    for (const header of [{}, { authorization: 'Bearer no' }, { authorization: TOKEN }])
      expect((await app.inject({ url: '/metrics', headers: header })).statusCode).toBe(401);
    const answer = await app.inject({ url: '/metrics', headers: { authorization } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=/);
  });

  test('on a port of its own is not served beside the site', async () => {
    const { app, config, stop } = await startTestServer({ METRICS_PORT: '0' });
    onTestFinished(stop);
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    const metrics = createMetricsServer(config);
    onTestFinished(() => metrics?.close());
    expect((await metrics?.inject('/metrics'))?.statusCode).toBe(200);
    expect((await metrics?.inject('/'))?.statusCode).toBe(404);
  });

  test('counts submissions by kind and outcome, from every door', async ({ server }) => {
    const { app } = server;
    const outcomes = ['stored', 'repeated', 'limited', 'refused'];
    // The counters belong to the process, in which other tests have run.
    const countAll = () =>
      Promise.all(
        outcomes.map((outcome) =>
          read(server, `guardhouse_submissions_total{kind="contact",outcome="${outcome}"}`),
        ),
      );
    const before = await countAll();
    const values = makeContact();
    await postLegacy(app, '/Master/SubmitUserRequest', values);
    await callSite(app, 'contact.submit', values);
    await callSite(app, 'contact.submit', makeContact());
    await callSite(app, 'contact.submit', makeContact());
    await postLegacy(app, '/Master/SubmitUserRequest', { ...values, mobileNo: 'none' });
    const after = await countAll();
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([2, 1, 1, 1]);
  });

  test('labels routes by their pattern, so that nobody can create a series', async ({ server }) => {
    const { app } = server;
    const seconds = 'http_request_duration_seconds_count';
    const series = [
      '{door="site",route="jobs.list",method="GET",status="200"}',
      '{door="site",route="none",method="POST",status="403"}',
      '{door="pages",route="page",method="GET",status="404"}',
    ];
    const countAll = () => Promise.all(series.map((each) => read(server, seconds + each)));
    const before = await countAll();
    for (const path of [
      '/trpc/asha.menon',
      '/trpc/a.b,c.d',
      '/api/Master/asha',
      '/asha',
      '/blog/asha?x=asha',
    ])
      await app.inject(path);
    await app.inject({ method: 'POST', url: '/trpc/asha.menon' });
    await querySite(app, 'jobs.list', { page: 1 });
    const { body } = await app.inject({ url: '/metrics', headers: { authorization } });
    expect(body).not.toContain('asha');
    const after = await countAll();
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 2]);
  });
});
