import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import { callSite, postLegacy, querySite } from '../doors/doors.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';
import { keepLog } from '../environment/log-lines.ts';
import { makeContact } from '../factories/rows.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const { logger, lines } = keepLog('warn');

/** A server without some of its tables. */
const test = base.extend<{ server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const server = await startTestServer({}, { logger });
      await sql`drop table contact_requests, blogs cascade`.execute(server.db);
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
});

beforeEach(() => {
  lines.length = 0;
});

describe('a server fault', () => {
  test.for([
    ['/Master/SubmitUserRequest', makeContact()],
    ['/Login/SelectBlogList', {}],
  ] as const)(
    'shows only its request id at the legacy door, and is logged once under that id: %s',
    async ([path, body], { server }) => {
      const answer = await postLegacy(server.app, path, { ...body });
      expect(answer.statusCode).toBe(500);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      const { requestId, ...rest } = answer.json();
      expect(rest).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 });
      expect(requestId).toMatch(UUID);
      expect(lines).toMatchObject([{ reqId: requestId }]);
      expect(JSON.stringify(lines[0])).toContain('does not exist');
    },
  );

  test('shows no detail at the site’s door, and is logged once', async ({ server: { app } }) => {
    for (const answer of [
      await callSite(app, 'contact.submit', makeContact()),
      await querySite(app, 'blogs.list', {}),
    ]) {
      expect(answer.statusCode).toBe(500);
      expect(answer.json().error.data).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
      expect(answer.body).not.toMatch(/stack|contact_requests|relation|blogs"|node_modules/);
    }
    expect(lines).toHaveLength(2);
  });

  test('on a page shows only its request id, and the rest of the site works', async ({ server: { app } }) => {
    const answer = await app.inject('/blog/1');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().requestId).toMatch(UUID);
    expect(answer.body).not.toContain('relation');
    expect(lines).toHaveLength(1);
    expect((await app.inject('/contactus')).statusCode).toBe(200);
    expect((await postLegacy(app, '/Master/JobDetails', {})).statusCode).toBe(200);
  });
});
