import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createContentVersion } from '../../server/content/content-version.ts';
import { sampleSiteHolder } from '../../server/content/site-holder.ts';
import { createPublicationStore } from '../../server/files/publication-store.ts';
import { createSubmissionLimit } from '../../server/submissions/limit.ts';
import { callSite, postLegacy, querySite } from '../doors/doors.ts';
import { claimStores, createDatabase, startTestServer, type TestServer, test } from '../environment/app.ts';
import { startDatabaseProxy } from '../environment/database-proxy.ts';
import { makeContact } from '../factories/rows.ts';
import { countStored } from '../factories/stored.ts';

const fine = {
  ready: true,
  draining: false,
  checks: { database: true, storage: true, publications: true, disk: true },
  // The site of these tests is the sample company's.
  notes: ['18 parts of the site are still the sample company’s: see /staff/site/setup'],
};

async function start(settings: Record<string, string> = {}) {
  const server = await startTestServer(settings);
  onTestFinished(() => server.stop());
  return server;
}

async function readiness({ app }: Pick<TestServer, 'app'>, query = '') {
  const answer = await app.inject(`/readyz${query}`);
  expect(answer.headers['cache-control']).toBe('no-store');
  return { status: answer.statusCode, ...answer.json() };
}

describe('a healthy server', () => {
  test('is alive and ready', async ({ server }) => {
    const alive = await server.app.inject('/healthz');
    expect([alive.statusCode, alive.body]).toEqual([200, 'alive']);
    expect(await readiness(server)).toEqual({ status: 200, ...fine });
  });

  test('leaves nothing behind in the store after its check', async ({ server }) => {
    await readiness(server);
    for (const store of [server.resumes, server.publications])
      expect([...(await store.listAll('')).objects]).toEqual([]);
  });

  test('does not write into its stores at every request', async () => {
    const server = await start();
    const puts = [server.resumes, server.publications].map((store) => vi.spyOn(store, 'put'));
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let second = 0; second < 120; second += 2) {
      expect(await readiness(server)).toMatchObject({ status: 200 });
      vi.advanceTimersByTime(2_000);
    }
    for (const put of puts) expect(put.mock.calls).toEqual(Array(2).fill(['readiness-check', 'ready?']));
  });
});

describe('a server is not ready', () => {
  test('while the database is unavailable, until it is back', async () => {
    const proxy = await startDatabaseProxy(await createDatabase());
    onTestFinished(() => proxy.close());
    const server = await start({ DATABASE_URL: proxy.url });
    await claimStores(server);
    await proxy.cut();
    expect(await readiness(server)).toEqual({
      ...fine,
      status: 503,
      ready: false,
      checks: { ...fine.checks, database: false },
    });
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    // For a load balancer that keeps sending visitors who only read.
    expect(await readiness(server, '?without=database')).toMatchObject({ status: 200, ready: true });
    await proxy.open();
    await expect.poll(() => readiness(server), { timeout: 30_000 }).toEqual({ status: 200, ...fine });
  });

  test('when the store cannot be written to', async () => {
    const server = await start();
    const { dataDir } = server.config;
    await rm(dataDir, { recursive: true });
    // A file in place of the folder: no user can create a folder inside it.
    await writeFile(dataDir, '');
    expect(await readiness(server)).toMatchObject({
      status: 503,
      checks: { database: true, storage: false, publications: false },
    });
  });

  test('after it was asked to stop, and then closes each connection with its answer', async () => {
    const { db, config, resumes } = await start();
    const stopping = new AbortController();
    const submissionLimit = createSubmissionLimit(0, 0);
    const content = createContentVersion();
    const publications = await createPublicationStore(config);
    const draining = stopping.signal;
    const app = await buildApp({
      db,
      config,
      resumes,
      publications,
      submissionLimit,
      content,
      site: sampleSiteHolder(),
      draining,
    });
    onTestFinished(() => app.close());
    expect(await readiness({ app })).toMatchObject({ status: 200, draining: false });
    expect((await app.inject('/')).headers.connection).not.toBe('close');
    stopping.abort();
    expect(await readiness({ app })).toMatchObject({ status: 503, ready: false, draining: true });
    const page = await app.inject('/');
    expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
    expect((await postLegacy(app, '/Master/SubmitUserRequest', makeContact())).statusCode).toBe(200);
  });
});

describe('with less disk space than DISK_FLOOR_MB', () => {
  test('submissions are put off at both doors, nothing is stored, and pages still work', async () => {
    const server = await start({ DISK_FLOOR_MB: '1000000' });
    const { app, db } = server;
    expect(await readiness(server)).toMatchObject({ status: 503, checks: { disk: false } });
    const legacy = await postLegacy(app, '/Master/SubmitUserRequest', makeContact());
    const site = await callSite(app, 'contact.submit', makeContact());
    for (const { statusCode, headers } of [legacy, site])
      expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(legacy.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(site.json().error.data).toMatchObject({ code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    expect(await countStored(db)).toBe(0);
    expect((await app.inject('/')).statusCode).toBe(200);
    expect((await querySite(app, 'jobs.list', { page: 1 })).statusCode).toBe(200);
  });
});
