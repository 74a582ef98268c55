import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { type Answer, callSite, postLegacy, querySite } from '../doors/doors.ts';
import { postPlain } from '../doors/plain-post.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';
import { keepLog } from '../environment/log-lines.ts';
import { startS3Store } from '../environment/s3-store.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';
import { countStored } from '../factories/stored.ts';

async function start(settings: Record<string, string> = {}) {
  const { logger, lines } = keepLog('warn');
  const server = await startTestServer(settings, { logger });
  onTestFinished(() => server.stop());
  /** The reasons that the log gives, each once. The sign-in library logs one of its own. */
  const said = () =>
    [...new Set(lines.map(({ msg }) => msg))].filter((msg) => !/^Could not/.test(String(msg)));
  return { server, said, lines };
}

/** Sends a contact request through each of the three doors, all of which put it off. */
async function postEverywhere({ app }: TestServer): Promise<Answer[]> {
  const answers: Answer[] = [
    await postLegacy(app, '/Master/SubmitUserRequest', makeContact()),
    await callSite(app, 'contact.submit', makeContact()),
    await postPlain(app, 'contact', makeContact()),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  return answers;
}

describe('the log says why a call is put off', () => {
  test('because the file store is unavailable', async () => {
    const { server, said } = await start({
      ...(await startS3Store()),
      // Nobody listens on this port.
      AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
    });
    const form = makeApplicationForm({}, makePdf());
    const legacy = await postLegacy(server.app, '/Master/SubmitJobAplicationDetails', form);
    const site = await callSite(server.app, 'jobApplication.submit', form);
    const file = new File([new Uint8Array(makePdf())], 'cv.pdf');
    const plain = await postPlain(server.app, 'application', { ...makeApplication(), file });
    for (const { statusCode, headers, body } of [legacy, site, plain]) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
      expect(body).toContain('The resume cannot be kept at the moment.');
    }
    expect(said()).toEqual(['the file store is unavailable']);
  });

  test('because the disk is nearly full, while pages and lists still work', async () => {
    const { server, said } = await start({ DISK_FLOOR_MB: '1000000' });
    const { app, db } = server;
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json().checks.disk]).toEqual([503, false]);
    const [legacy, site] = await postEverywhere(server);
    for (const answer of [legacy, site]) expect(answer?.headers['retry-after']).toBe('60');
    expect(legacy?.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(site?.json().error.data).toMatchObject({ code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    expect(await countStored(db)).toBe(0);
    expect((await app.inject('/')).statusCode).toBe(200);
    expect((await querySite(app, 'jobs.list', { page: 1 })).statusCode).toBe(200);
    expect(said()).toEqual(['the disk is nearly full']);
  });

  test.for([
    ['53100', 'the database is full'],
    ['57014', 'the database took too long'],
    ['40P01', 'the database has ended a transaction because of another one'],
  ] as const)('because PostgreSQL answers %s', async ([code, line]) => {
    const { server, said } = await start();
    await sql`create function refuse() returns trigger language plpgsql as ${sql.raw(
      `$$ begin raise exception 'not now' using errcode = '${code}'; end $$`,
    )}`.execute(server.db);
    await sql`create trigger refuse before insert on submissions execute function refuse()`.execute(
      server.db,
    );
    await postEverywhere(server);
    expect(said()).toEqual([line]);
  });
});
