import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { verifyAuditLog } from '../../server/audit/verify-chain.ts';
import { runDaily } from '../../server/chores/daily-retention.ts';
import { parseConfig } from '../../server/config.ts';
import { createContentVersion } from '../../server/content/content-version.ts';
import { sampleSiteHolder } from '../../server/content/site-holder.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { createPublicationStore } from '../../server/files/publication-store.ts';
import { createResumeStore } from '../../server/files/resume-store.ts';
import { listKeys, MARK } from '../../server/files/stored-kind.ts';
import { createSubmissionLimit } from '../../server/submissions/limit.ts';
import { callSite, postLegacy, siteHeaders } from '../doors/doors.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makeContact, makeDataRequest } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { makeDataFolder } from './prepared-folder.ts';

const ASHA = 'asha@example.com';

/** A server on the embedded database, within this process. */
async function start() {
  const dataDir = await makeDataFolder('people');
  const config = parseConfig({ DATA_DIR: dataDir, SUBMIT_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'silent' });
  const connection = await connectDatabase(config, console);
  const { db } = connection;
  const resumes = await createResumeStore(config);
  const content = createContentVersion();
  const publications = await createPublicationStore(config);
  const submissionLimit = createSubmissionLimit(0, 0);
  const app = await buildApp({
    config,
    db,
    resumes,
    publications,
    submissionLimit,
    content,
    site: sampleSiteHolder(),
  });
  onTestFinished(async () => {
    await app.close();
    await connection.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { app, db, resumes, publications, config, content };
}

test('on the embedded database a person is found, exported and erased, and retention deletes what is old', async () => {
  const server = await start();
  const { app, db, resumes, config } = server;
  const owner = await createMember(server, 'owner');
  const contact = async () =>
    receiptOf(await postLegacy(app, '/Master/SubmitUserRequest', makeContact({ emailId: ASHA }))).reference;
  const form = makeApplicationForm({ EmailId: ASHA });
  const application = receiptOf(await postLegacy(app, '/Master/SubmitJobAplicationDetails', form)).reference;
  const references = [await contact(), application];
  references.push(receiptOf(await callSite(app, 'dataRequest.submit', makeDataRequest())).reference);

  const found = ok(await owner.call('people.find', { who: ASHA }));
  expect(found.entries.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
    references.toSorted(),
  );
  const jar = [...owner.cookies].map(([name, value]) => `${name}=${value}`);
  const archive = await app.inject({
    method: 'POST',
    url: '/staff/files/person',
    headers: { ...siteHeaders, cookie: [siteHeaders.cookie, ...jar].join('; ') },
    payload: { who: ASHA, verification: 'question' },
  });
  expect([archive.statusCode, archive.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);

  expect(
    ok(await owner.call('people.erase', { who: ASHA, references, verification: 'question' })),
  ).toMatchObject({
    submissions: 3,
    resumes: 1,
    quotations: 0,
    attachments: 0,
  });
  expect(ok(await owner.call('people.find', { who: ASHA })).entries).toEqual([]);
  for await (const keys of listKeys(resumes)) expect(keys.filter((key) => key !== MARK)).toEqual([]);
  await expect(sql`delete from staff_audit`.execute(db)).rejects.toThrow('only ever added to');

  await contact();
  await sql`update submissions set submitted_at = now() - interval '181 days' where kind = 'contact'`.execute(
    db,
  );
  const log = { info: () => undefined, warn: () => undefined };
  const parts = { db, resumes, settings: config.retention, log };
  await runDaily(parts);
  expect(ok(await owner.ask('retention.count'))).toMatchObject({ contacts: 1 });
  await sql`update retention_runs set started_at = started_at - interval '1 day', day = day - 1`.execute(db);
  await runDaily(parts);
  expect(ok(await owner.ask('retention.count'))).toMatchObject({ contacts: 0 });
  const { lines } = ok(await owner.ask('auditLog.search', { member: 'nobody' }));
  expect(lines.map(({ action }: { action: string }) => action)).toEqual([
    'retention removed',
    'retention counted',
  ]);
  const { rows } = await sql`select from staff_audit`.execute(db);
  expect((await verifyAuditLog(db)).lines).toBe(rows.length);
});
