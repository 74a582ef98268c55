import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, vi } from 'vitest';
import { postLegacy, querySite } from '../doors/doors.ts';
import { startTestServer, test } from '../environment/app.ts';
import { keepLog } from '../environment/log-lines.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a call that hangs is put off at both doors, and the server goes on', async () => {
  const { logger, lines } = keepLog('warn');
  const server = await startTestServer({}, { logger });
  onTestFinished(() => server.stop());
  const { app, db } = server;
  await db.transaction().execute(async (trx) => {
    await sql`lock table blogs`.execute(trx);
    // Connections are opened before time is frozen.
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.1)`.execute(db)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answers = Promise.all([postLegacy(app, '/Login/SelectBlogList'), querySite(app, 'blogs.list', {})]);
    for (let waiting = 0; waiting < 2; ) {
      await sql`select pg_stat_clear_snapshot()`.execute(trx);
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(trx);
      waiting = rows[0]?.count ?? 0;
    }
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
    const [legacy, site] = await answers;
    for (const { statusCode, headers } of [legacy, site])
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(legacy.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(legacy.json()).toMatchObject({ title: 'Service Unavailable', status: 503 });
    expect(site.json().error.data).toMatchObject({ code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    // Before the lock goes: the calls then go on, and tRPC's answer comes to a reply that was sent, which is logged.
    expect(lines.map(({ msg }) => msg)).toEqual(['a call took too long', 'a call took too long']);
  });
  expect((await postLegacy(app, '/Login/SelectBlogList')).statusCode).toBe(200);
});
