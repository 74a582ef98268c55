import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { createSiteOpener } from '../../server/pages/open-site.ts';
import { loadRenderer } from '../../server/pages/renderer.ts';
import { callSite } from '../doors/doors.ts';
import { createDatabase, startTestServer, test } from '../environment/app.ts';
import { startDatabaseProxy } from '../environment/database-proxy.ts';
import { createBlog, makePosting } from '../factories/rows.ts';

test('a page shows a posting with the next request', async () => {
  const { app, stop } = await startTestServer({ JOB_POSTINGS: 'publish' });
  onTestFinished(stop);
  expect((await app.inject('/Career')).body).not.toContain('Keeper of the Lighthouse');
  await callSite(app, 'jobPosting.submit', { ...makePosting(), openPosition: 'Keeper of the Lighthouse' });
  expect((await app.inject('/Career')).body).toContain('Keeper of the Lighthouse');
});

test('a page shows a change by SQL a little later', async ({ server: { app, db } }) => {
  const id = await createBlog(db);
  expect((await app.inject(`/blog/${id}`)).statusCode).toBe(200);
  await sql`update blogs set subject = 'A very new subject' where id = ${id}`.execute(db);
  await expect
    .poll(async () => (await app.inject(`/blog/${id}`)).body, { timeout: 30_000, interval: 250 })
    .toContain('A very new subject');
});

test('a page stays the same while the database is unavailable', async () => {
  const proxy = await startDatabaseProxy(await createDatabase());
  const { app, db, stop } = await startTestServer({ DATABASE_URL: proxy.url });
  onTestFinished(async () => {
    await proxy.open();
    await stop();
    await proxy.close();
  });
  const id = await createBlog(db);
  const before = await app.inject(`/blog/${id}`);
  await proxy.cut();
  const during = await app.inject(`/blog/${id}`);
  expect([during.statusCode, during.body]).toEqual([200, before.body]);
  const unseen = await app.inject('/government-guidelines');
  expect(unseen.statusCode).toBe(200);
  expect(unseen.body.match(/<h1[ >]/g)).toHaveLength(1);
});

test('a component that fails while it renders rejects the rendering, and does not end the process', async () => {
  const { openPage } = createSiteOpener(await loadRenderer())(sampleSite);
  const { questions, render } = await openPage('/blog/1');
  // A blog without its texts, which no procedure would return.
  const answers = questions.map((question) => ({ ...question, data: { BlogId: 1 } }));
  await expect(render({ answers, filesUrl: '' })).rejects.toThrow(TypeError);
});
