import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { callSite, originOf, postLegacy, querySite } from '../doors/doors.ts';
import { startTestServer, test } from '../environment/app.ts';
import { keepLog } from '../environment/log-lines.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeContact, makePosting, makeQuotation } from '../factories/rows.ts';

/** A marker for personal data, sent in every field. */
const MARK = 'Zvonimira';
const marked = { fullName: MARK, emailId: `${MARK}@example.com`, userMessage: `${MARK} writes` };

/** A server at its most verbose log level. */
async function start() {
  const { logger, lines } = keepLog('trace');
  const { app, db, stop } = await startTestServer({ SUBMIT_LIMIT_PER_MINUTE: '2' }, { logger });
  onTestFinished(stop);
  return { app, db, lines };
}

function expectNothingOfAnybody(lines: unknown[]): void {
  expect(lines.length).toBeGreaterThan(0);
  const ofRequests = lines.filter((line) => !/"Server listening at /.test(JSON.stringify(line)));
  for (const line of ofRequests)
    expect(JSON.stringify(line)).not.toMatch(new RegExp(`${MARK}|127\\.0\\.0\\.1`, 'i'));
}

describe('even at its most verbose, the log holds no visitor’s data', () => {
  test('whether a submission is stored, refused or limited', async () => {
    const { app, lines } = await start();
    await postLegacy(app, '/Master/SubmitUserRequest', makeContact(marked));
    await postLegacy(
      app,
      `/Master/SubmitUserRequest?email=${MARK}`,
      makeContact({ ...marked, mobileNo: MARK }),
    );
    await postLegacy(app, '/Master/SubmitUserRequest', `{"fullName":"${MARK}`, {
      'content-type': 'application/json',
    });
    await callSite(app, 'quotation.submit', makeQuotation({ firstName: MARK }));
    await callSite(app, 'jobPosting.submit', makePosting({ discription: MARK }));
    const form = makeApplicationForm({ FullName: MARK }, makePdf(), `${MARK}.pdf`);
    await postLegacy(app, '/Master/SubmitJobAplicationDetails', form);
    await callSite(app, 'jobApplication.submit', form);
    await querySite(app, 'jobs.list', { page: 1, search: MARK });
    await app.inject(`/Career?search=${MARK}`);
    await app.inject(`/${MARK}?email=${MARK}`);
    await app.inject(`/trpc/${MARK}.find?input=${MARK}`);
    await fetch(`${await originOf(app)}/blog/1?email=${MARK}`, { headers: { cookie: `name=${MARK}` } });
    expectNothingOfAnybody(lines);
  });

  test('when the database quotes the row that it refuses', async () => {
    const { app, db, lines } = await start();
    await sql`alter table contact_requests add check (full_name <> ${sql.lit(MARK)})`.execute(db);
    const answer = await postLegacy(app, '/Master/SubmitUserRequest', makeContact(marked));
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
    const fault = lines.find(({ reqId, level }) => reqId === answer.json().requestId && level === 50);
    expect(fault?.err).toMatchObject({ code: '23514', table: 'contact_requests' });
    expectNothingOfAnybody(lines);
  });
});

test('each request is one line under its id, with its route and not its address', async () => {
  const { app, lines } = await start();
  await app.inject('/trpc/jobs.list?input=%7B%22page%22%3A1%7D');
  await postLegacy(app, '/Master/JobDetails?flag=All', {});
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject([
    { door: 'site', route: 'jobs.list', method: 'GET', status: 200 },
    { door: 'legacy', route: '/api/master/jobdetails', method: 'POST', status: 200 },
  ]);
  expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(2);
});
