import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createContentVersion } from '../../server/content/content-version.ts';
import { sampleSiteHolder } from '../../server/content/site-holder.ts';
import { createPublicationStore } from '../../server/files/publication-store.ts';
import { createSubmissionLimit } from '../../server/submissions/limit.ts';
import { callSite, postLegacy, querySite } from '../doors/doors.ts';
import { startTestServer, test } from '../environment/app.ts';
import { makeContact } from '../factories/rows.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A server without some of its tables, and what it logs. */
async function startBroken() {
  const { db, config, resumes, stop } = await startTestServer();
  await sql`drop table contact_requests, blogs cascade`.execute(db);
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = await buildApp(
    {
      db,
      config,
      resumes,
      publications: await createPublicationStore(config),
      submissionLimit: createSubmissionLimit(0, 0),
      content: createContentVersion(),
      site: sampleSiteHolder(),
    },
    pino({ level: 'warn' }, stream),
  );
  onTestFinished(async () => {
    await app.close();
    await stop();
  });
  return { app, lines };
}

describe('a server fault', () => {
  test('shows only its request id at the legacy door, and is logged once under that id', async () => {
    const { app, lines } = await startBroken();
    for (const path of ['/Master/SubmitUserRequest', '/Login/SelectBlogList']) {
      lines.length = 0;
      const answer = await postLegacy(app, path, path.includes('Submit') ? makeContact() : {});
      expect(answer.statusCode).toBe(500);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      const { requestId, ...rest } = answer.json();
      expect(rest).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 });
      expect(requestId).toMatch(UUID);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatchObject({ reqId: requestId });
      expect(JSON.stringify(lines[0])).toContain('does not exist');
    }
  });

  test('shows no detail at the site’s door, and is logged once', async () => {
    const { app, lines } = await startBroken();
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

  test('on a page shows only its request id', async () => {
    const { app, lines } = await startBroken();
    const answer = await app.inject('/blog/1');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().requestId).toMatch(UUID);
    expect(answer.body).not.toContain('relation');
    expect(lines).toHaveLength(1);
  });

  test('leaves the rest of the site working', async () => {
    const { app } = await startBroken();
    expect((await app.inject('/contactus')).statusCode).toBe(200);
    expect((await postLegacy(app, '/Master/JobDetails', {})).statusCode).toBe(200);
  });
});
