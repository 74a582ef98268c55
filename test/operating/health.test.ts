import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, onTestFinished } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { claimStores, createDatabase, startTestServer, type TestServer, test } from '../environment/app.ts';
import { startDatabaseProxy } from '../environment/database-proxy.ts';
import { makeContact } from '../factories/rows.ts';

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
  test('is alive and ready, and leaves nothing behind in its stores', async ({ server }) => {
    const alive = await server.app.inject('/healthz');
    expect([alive.statusCode, alive.body]).toEqual([200, 'alive']);
    expect(await readiness(server)).toEqual({ status: 200, ...fine });
    for (const store of [server.resumes, server.publications])
      expect([...(await store.listAll('')).objects]).toEqual([]);
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
    const stopping = new AbortController();
    const { app, stop } = await startTestServer({}, { parts: { draining: stopping.signal } });
    onTestFinished(stop);
    expect(await readiness({ app })).toMatchObject({ status: 200, draining: false });
    expect((await app.inject('/')).headers.connection).not.toBe('close');
    stopping.abort();
    expect(await readiness({ app })).toMatchObject({ status: 503, ready: false, draining: true });
    const page = await app.inject('/');
    expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
    expect((await postLegacy(app, '/Master/SubmitUserRequest', makeContact())).statusCode).toBe(200);
  });
});
