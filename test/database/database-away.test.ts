import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import type { DatabasePatience } from '../../server/database/connect.ts';
import { callSite, postLegacy, querySite } from '../doors/doors.ts';
import { claimStores, createDatabase, startTestServer, type TestServer, test } from '../environment/app.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../environment/database-proxy.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { createBlog, createJobOpening, makeContact } from '../factories/rows.ts';
import { countStored, receiptOf } from '../factories/stored.ts';

const PATH = '/Master/SubmitUserRequest';
/** As measured here: what else the machine does delays an answer, but does not count as waiting for the database. */
const MEASURED_WITHIN_MS = 20_000;

async function start(
  patience?: DatabasePatience,
): Promise<{ server: TestServer; proxy: DatabaseProxy; directUrl: string }> {
  const directUrl = await createDatabase();
  const proxy = await startDatabaseProxy(directUrl);
  const server = await startTestServer({ DATABASE_URL: proxy.url }, patience && { patience });
  onTestFinished(async () => {
    await proxy.open();
    await server.stop();
    await proxy.close();
  });
  return { server, proxy, directUrl };
}

/** Every kind of call, at both doors, fails soon and with an answer that invites a retry. */
async function expectAway({ app }: TestServer): Promise<void> {
  const began = Date.now();
  const [posted, listed, called, queried] = await Promise.all([
    postLegacy(app, PATH, makeContact()),
    postLegacy(app, '/Login/SelectBlogList', { flag: 'All' }),
    callSite(app, 'contact.submit', makeContact()),
    querySite(app, 'blogs.list', {}),
  ]);
  expect(Date.now() - began).toBeLessThan(MEASURED_WITHIN_MS);
  for (const answer of [posted, listed, called, queried]) {
    expect(answer.statusCode, answer.body).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toMatch(/ECONN|timeout|terminated|stack|127\.0\.0\.1/);
  }
  for (const answer of [posted, listed]) {
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
  }
  for (const answer of [called, queried])
    expect(answer.json().error.data).toMatchObject({ code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
}

async function expectPages({ app }: TestServer, ...paths: string[]): Promise<void> {
  for (const path of ['/', '/contactus', '/Career', ...paths]) {
    const page = await app.inject(path);
    expect(page.statusCode, path).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  }
}

async function expectBack({ app, db }: TestServer): Promise<void> {
  const before = await countStored(db);
  const values = makeContact();
  const answer = await postLegacy(app, PATH, values);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(receiptOf(await callSite(app, 'contact.submit', values))).toEqual(receiptOf(answer));
  expect((await querySite(app, 'jobs.list', { page: 1 })).statusCode).toBe(200);
  expect(await countStored(db)).toBe(before + 1);
}

describe('an unavailable database', () => {
  test('is reported at both doors while pages still work, and needs no restart of the server', async () => {
    const { server, proxy } = await start();
    const blog = await createBlog(server.db);
    const jid = await createJobOpening(server.db);
    await expectBack(server);
    await proxy.cut();
    await expectAway(server);
    // What may exist is not reported as missing.
    await expectPages(server, `/blog/${blog}`, `/career?job=${jid}`);
    await proxy.open();
    await expectBack(server);
  });

  test('leaves no row of an unacknowledged submission, and at most a file for the sweep', async () => {
    const { server, proxy } = await start();
    await expectBack(server);
    await claimStores(server);
    const apply = () => postLegacy(server.app, '/Master/SubmitJobAplicationDetails', makeApplicationForm());
    // The store is known to be this database's from here on, so that a file is written before the database is asked.
    expect((await apply()).statusCode).toBe(200);
    const before = await countStored(server.db);
    const kept = await readdir(join(server.config.dataDir, 'resumes'));
    await proxy.cut();
    expect((await apply()).statusCode).toBe(503);
    await proxy.open();
    expect(await countStored(server.db)).toBe(before);
    expect(await readdir(join(server.config.dataDir, 'resumes'))).toHaveLength(kept.length + 1);
  });

  test('is reported when a firewall drops all packets', async () => {
    const patience = { connectMs: 500, statementMs: 1_000, silenceMs: 1_500 };
    const { server, proxy } = await start(patience);
    await expectBack(server);
    proxy.freeze();
    // Open connections get the time that a slow statement may take; no new one can be made after them.
    await expectAway(server);
    await expectAway(server);
    await expectPages(server);
    await proxy.open();
    await expectBack(server);
  });
});
