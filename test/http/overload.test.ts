import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { type Answer, callSite, postLegacy } from '../doors/doors.ts';
import { postPlain } from '../doors/plain-post.ts';
import { startTestServer, test } from '../environment/app.ts';
import { keepLog } from '../environment/log-lines.ts';
import { createBlog, makeContact } from '../factories/rows.ts';

/** Longer than the second for which the mean delay is measured. */
const BLOCKED_MS = 1_100;

/**
 * Blocks the event loop twice, each time until the due timers have noticed how late they are. The first time ends the
 * measurement that has begun, whose many short delays would hide the long one. The thread sleeps meanwhile, which leaves
 * the core to others.
 */
async function block(): Promise<void> {
  for (let time = 0; time < 2; time++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKED_MS);
    await pause(1);
  }
}

test('an overloaded server says so at once, in each door’s format, and recovers', async () => {
  const { logger, lines } = keepLog('warn');
  const server = await startTestServer({ OVERLOAD_DELAY_MS: '400' }, { logger });
  onTestFinished(() => server.stop());
  const { app } = server;
  const kept = await createBlog(server.db);
  for (const path of ['/', `/blog/${kept}`]) expect((await app.inject(path)).statusCode, path).toBe(200);
  const post = () => postLegacy(app, '/Master/SubmitUserRequest', makeContact());
  expect((await post()).statusCode).toBe(200);
  let answers: Answer[];
  let pages: Answer[];
  let fresh: number;
  do {
    fresh = await createBlog(server.db);
    await block();
    // All at once, since the next measurement of the load may already find none.
    const paths = [`/blog/${fresh}`, '/no-such-page', `/blog/${kept}`];
    const shown = Promise.all(paths.map((path) => app.inject(path)));
    answers = await Promise.all([
      post(),
      callSite(app, 'contact.submit', makeContact()),
      postPlain(app, 'contact', makeContact()),
    ]);
    pages = await shown;
  } while ([...answers, ...pages.slice(0, 2)].some(({ statusCode }) => statusCode < 500));
  const [legacy, site] = answers;
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['the server is overloaded']));
  expect(legacy?.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(legacy?.json()).toMatchObject({ title: 'Service Unavailable', status: 503 });
  expect(site?.json().error.data).toMatchObject({ code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
  // A page from memory costs no more than a refusal.
  for (const path of ['/healthz', '/readyz', '/'])
    expect((await app.inject(path)).statusCode, path).toBe(200);
  // A cached page that shows the database is served, however old; a page that must be rendered is put off.
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200]);
  expect(pages[0]?.headers['retry-after']).toBe('5');

  await expect.poll(async () => (await post()).statusCode, { timeout: 30_000 }).toBe(200);
  expect((await app.inject(`/blog/${fresh}`)).statusCode).toBe(200);
});
