import { createWriteStream } from 'node:fs';
import { copyFile, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { writeArchive } from '../../../server/archive/write-archive.ts';
import { addAuditLine } from '../../../server/audit/audit.queries.ts';
import { verifyAuditLog } from '../../../server/audit/verify-chain.ts';
import { takeInAnswer } from '../../../server/conversation/answers/take-in-answer.ts';
import { resumeKind } from '../../../server/files/resume-store.ts';
import { demandOwnStore } from '../../../server/files/store-owner.ts';
import { takeInAll } from '../../../server/inbox/inbox-intake.ts';
import { invite } from '../../../server/members/access/invitations.ts';
import { postLegacy } from '../../doors/doors.ts';
import { test as base, createDatabase, type StartedServer, startTestServer } from '../../environment/app.ts';
import { runCommand } from '../../environment/run-command.ts';
import { makeApplicationForm } from '../../factories/application-form.ts';
import { answerParts } from '../../factories/conversation.ts';
import { makePdf } from '../../factories/files/resumes.ts';
import { createMovedCompany } from '../../factories/moved-company.ts';
import { makeReceivedMail } from '../../factories/received-mails.ts';
import { createJobOpening, makeContact } from '../../factories/rows.ts';
import { createMember, ok } from '../../factories/staff.ts';
import { receiptOf } from '../../factories/stored.ts';
import { readZip, writeZip } from '../../factories/zips.ts';
import {
  archiveTo,
  contentOf,
  makePlace,
  type Place,
  placeOf,
  restoreFrom,
  withDatabase,
} from './archives.ts';

/** A company with something in most tables, a folder, and an archive of the company. All are left as they are. */
const test = base.extend<{ company: StartedServer; folder: string; archive: string }>({
  company: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const company = await startTestServer();
      await fill(company);
      await use(company);
      await company.stop();
    },
    { scope: 'file' },
  ],
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'guardhouse-backup-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
  archive: [
    async ({ company, folder }, use) => {
      const archive = join(folder, 'guardhouse.zip');
      await archiveTo(archive, company);
      await use(archive);
    },
    { scope: 'file' },
  ],
});

async function start(settings: Record<string, string> = {}): Promise<StartedServer> {
  const server = await startTestServer(settings);
  onTestFinished(() => server.stop());
  return server;
}

async function contact({ app }: StartedServer, userMessage: string): Promise<string> {
  return receiptOf(await postLegacy(app, '/Master/SubmitUserRequest', makeContact({ userMessage })))
    .reference;
}

async function apply({ app }: StartedServer, FullName: string, resume?: Buffer): Promise<string> {
  const form = makeApplicationForm({ FullName }, resume);
  return receiptOf(await postLegacy(app, '/Master/SubmitJobAplicationDetails', form)).reference;
}

/** Adds what the office decides for itself to what it has received: stages, persons, columns, reasons, imports. */
async function fill(server: StartedServer): Promise<void> {
  const { applied } = await createMovedCompany(server);
  const owner = await createMember(server, 'owner');
  const other = await contact(server, 'Please call.');
  await takeInAll(server.db);
  const { stages, version } = ok(await owner.ask('hiringStages.list'));
  const names = stages.map(({ id, name }: { id: string; name: string }) => ({ id, name }));
  const wanted = names.toSpliced(3, 0, { id: null, name: 'Medical check' });
  const saved = ok(await owner.call('hiringStages.save', { version, stages: wanted }));
  const items = [
    { reference: applied, version: ok(await owner.call('inbox.open', { reference: applied })).version },
  ];
  ok(await owner.call('inbox.moveToStage', { items, stage: saved.stages[3].id, reason: '' }));
  ok(await owner.call('inbox.claimPerson', { reference: applied, other, claim: 'same', seen: 'unsaid' }));
  ok(await owner.call('ownColumns.save', { list: 'applicants', columns: ['stage', 'city'] }));
  const { lost } = ok(await owner.ask('reasons.list'));
  ok(await owner.call('reasons.save', { what: 'lost', version: lost.version, reasons: ['Kept their own'] }));
  await sql`
    with added as (
      insert into imports (source, origin, file_name, bytes, state, headings)
      values ('wordpress', 'a', 'a.xml', 1, 'done', '') returning id
    )
    insert into import_items (import_id, source, guid, hash, kind, place, title, act, step)
    select id, 'wordpress', 'wordpress:7', '\\x00', 'blog', '', '', 'make', 1 from added`.execute(server.db);
  await invite(server.db, 'http://localhost', 'new@guardhouse.example', 'owner');
}

describe('a backup', () => {
  test('restores every row, file and number, and the site goes on from there', async ({
    company,
    folder,
  }) => {
    const archive = join(folder, 'by-command.zip');
    const made = await runCommand(['backup', archive], placeOf(company));
    expect(made, made.output).toMatchObject({ code: 0 });
    expect(made.output).toMatch(/is whole: \d+ rows and \d+ files/);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).not.toContain('by-command.zip.partial');

    // A database without even a table.
    const target = await makePlace(folder);
    await withDatabase(target.DATABASE_URL, (db) =>
      sql`drop schema public cascade; create schema public`.execute(db),
    );
    const restored = await runCommand(['restore', archive], target);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    expect(restored.output).toContain('Who was dismissed since is not known here');
    const content = await contentOf(target);
    expect(content).toEqual(await contentOf(placeOf(company)));
    for (const table of ['messages', 'quotations', 'media', 'person_links', 'staff_columns', 'import_items'])
      expect(content.rows.get(table)?.length, table).toBeGreaterThan(0);

    const again = await start(target);
    // Nobody is signed in, and no invitation is valid.
    const { rows } = await sql`select from staff_sessions union all select from staff_invitations`.execute(
      again.db,
    );
    expect(rows).toEqual([]);
    const picture = '/media/blog/0123456789abcdef0123456789abcdef-800.jpg';
    expect((await again.app.inject(picture)).body).toBe('a picture');
    // The triggers work, and the audit log is continued.
    await apply(again, 'Binod', makePdf(3_000));
    await createJobOpening(again.db);
    await addAuditLine(again.db, { memberId: null, action: 'blog begun', subject: 'blog 8', address: '' });
    const { lines } = await verifyAuditLog(again.db);
    expect(lines).toBe((content.rows.get('staff_audit')?.length ?? 0) + 1);
    // An answer whose mail is read again is known, and another one lands in its conversation.
    const [{ message_id } = { message_id: '' }] = await again.db
      .selectFrom('messages')
      .select('message_id')
      .orderBy('id')
      .execute();
    const mail = makeReceivedMail({ text: 'And?', headers: { 'In-Reply-To': message_id ?? '' } });
    expect(await takeInAnswer(answerParts(again), mail)).toBe('taken');
    expect(await takeInAnswer(answerParts(again), mail)).toBe('known');
  });
});

describe('a restore over what is there', () => {
  /** A server on what the archive has, as on the day of the backup. */
  async function startRestored(archive: string, folder: string): Promise<StartedServer> {
    const target = await makePlace(folder);
    await restoreFrom(archive, target);
    return start(target);
  }
  const identityOf = async ({ db }: StartedServer) =>
    (await sql`select * from database_identity`.execute(db)).rows;

  test('replaces it, and gives back no right that was taken since', async ({ archive, folder, company }) => {
    const server = await startRestored(archive, folder);
    const owner = await createMember(server, 'owner');
    const members = await server.db.selectFrom('staff_members').select(['id', 'role']).execute();
    const idOf = (role: string) =>
      members.find((member) => member.role === role && member.id !== owner.id)?.id ?? '';
    const [recruiter, former] = [idOf('recruiter'), idOf('owner')];
    ok(await owner.call('members.disable', { id: recruiter }));
    ok(await owner.call('members.setRoles', { id: former, roles: ['sales'] }));
    // The intake has gone on to submissions that are lost, and to numbers that are given again.
    for (let count = 0; count < 3; count++) await contact(server, `lost ${count}`);
    await sql`update submissions set submitted_at = submitted_at - interval '1 hour'`.execute(server.db);
    await takeInAll(server.db);
    await server.db.deleteFrom('person_links').execute();
    await expect(restoreFrom(archive, placeOf(server), { replace: false })).rejects.toThrow('is not empty');
    const identity = await identityOf(server);
    const replaced = await runCommand(['restore', archive, '--replace'], placeOf(server));
    expect(replaced, replaced.output).toMatchObject({ code: 0 });
    expect(replaced.output).toContain('2 members have fewer rights');
    expect((await owner.ask('ownAccount.who')).statusCode).toBe(401);

    expect(await identityOf(server)).toEqual(identity);
    expect(identity).not.toEqual(await identityOf(company));
    const [there, before] = [await contentOf(placeOf(server)), await contentOf(placeOf(company))];
    there.rows.delete('staff_members');
    before.rows.delete('staff_members');
    expect(there.rows).toEqual(before.rows);
    const now = await server.db.selectFrom('staff_members').select(['id', 'role', 'disabled_at']).execute();
    expect(now.find(({ id }) => id === recruiter)?.disabled_at).not.toBeNull();
    expect(now.find(({ id }) => id === former)).toMatchObject({ role: 'sales', disabled_at: null });
    const reference = await contact(server, 'after the restore');
    await takeInAll(server.db);
    const listed = await server.db.selectFrom('inbox_entries').select('reference').execute();
    expect(listed.map((entry) => entry.reference)).toContain(reference);
  });

  test.for([
    ['cut off', async (path: string) => truncate(path, (await stat(path)).size >> 1)],
    ['changed in a row', (path: string) => changeRow(path, 'EXAMPLE MILLS', 'EXAMPLE BILLS')],
    [
      'of moving out',
      (path: string, from: StartedServer) => writeArchive(createWriteStream(path), 'moving out', from),
    ],
  ] as const)(
    'of an archive that is %s changes nothing',
    async ([name, damage], { archive, folder, company }) => {
      const damaged = join(folder, `${name}.zip`);
      await copyFile(archive, damaged);
      await damage(damaged, company);
      const target = await makePlace(folder);
      await expect(restoreFrom(damaged, target)).rejects.toThrow(/archive/);
      await expectUntouched(target);
    },
  );

  test('does not write into stores of another database until a person claims them', async ({ folder }) => {
    const live = await start();
    await apply(live, 'Asha', makePdf());
    const file = join(folder, 'live.zip');
    await archiveTo(file, live);
    await apply(live, 'Binod', makePdf());
    const before = await contentOf(placeOf(live));
    const target: Place = { DATABASE_URL: await createDatabase(), DATA_DIR: live.config.dataDir };
    await expect(restoreFrom(file, target)).rejects.toThrow('--claim');
    expect((await contentOf(placeOf(live))).files).toEqual(before.files);
    await restoreFrom(file, target, { claim: true });
    await expect(demandOwnStore(live.db, live.resumes, resumeKind)).rejects.toThrow(
      'belongs to the database',
    );
  });
});

async function expectUntouched({ DATABASE_URL }: Place): Promise<void> {
  const { rows } = await withDatabase(DATABASE_URL, (db) => sql`select from submissions`.execute(db));
  expect(rows).toEqual([]);
}

async function changeRow(path: string, from: string, to: string): Promise<void> {
  const entries = await readZip(path);
  const [name, rows] = [...entries].find(([, content]) => content.includes(from)) ?? [];
  if (name === undefined || rows === undefined) throw new Error(`the archive has no ${from}`);
  await writeZip(path, entries.set(name, Buffer.from(String(rows).replace(from, to))));
}
