import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/schema.ts';
import { repeatErasures } from '../../server/privacy/erasure/repeat.ts';
import { findInvitation } from '../../server/staff/access/invitations.queries.ts';
import { invite } from '../../server/staff/access/invitations.ts';
import { takeInAnswer } from '../../server/staff/conversation/answers/take-in-answer.ts';
import { listStages } from '../../server/staff/hiring/hiring-stages.queries.ts';
import { takeInAll } from '../../server/staff/inbox/inbox-intake.ts';
import { postLegacy } from '../doors/doors.ts';
import { end, startServer } from '../embedded/server-process.ts';
import { createDatabase, startTestServer, test } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { answerParts, converse } from '../factories/conversation.ts';
import { makeReceivedMail } from '../factories/received-mails.ts';
import { makeContact } from '../factories/rows.ts';
import { createMember, ok, tokenOf } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';

type Running = Awaited<ReturnType<typeof startTestServer>>;

let folder: string;
let archive: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guardhouse-restore-'));
  archive = join(folder, 'guardhouse.tar.gz');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function start(settings: Record<string, string> = {}): Promise<Running> {
  const server = await startTestServer(settings);
  onTestFinished(() => server.stop());
  return server;
}

const settingsOf = ({ databaseUrl, config }: Running) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: config.dataDir,
});

async function backUp(server: Running): Promise<void> {
  const made = await runCommand(['backup', archive], settingsOf(server));
  expect(made, made.output).toMatchObject({ code: 0 });
}

async function replace(server: Running): Promise<string> {
  const restored = await runCommand(['restore', archive, '--replace'], settingsOf(server));
  expect(restored, restored.output).toMatchObject({ code: 0 });
  return restored.output;
}

async function contact({ app }: Running, userMessage: string): Promise<string> {
  return receiptOf(await postLegacy(app, '/Master/SubmitUserRequest', makeContact({ userMessage })))
    .reference;
}

async function apply({ app }: Running, FullName = 'Asha'): Promise<string> {
  const form = makeApplicationForm({ FullName });
  return receiptOf(await postLegacy(app, '/Master/SubmitJobAplicationDetails', form)).reference;
}

async function makeEmptyDatabase(): Promise<string> {
  const url = await createDatabase();
  await withDatabase(url, (db) => sql`drop schema public cascade; create schema public`.execute(db));
  return url;
}

async function withDatabase<T>(databaseUrl: string, use: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { db, close } = await connectDatabase({ databaseUrl, dataDir: '' }, console);
  return use(db).finally(close);
}

const resumesOf = async (server: Running) =>
  (await readdir(join(server.config.dataDir, 'resumes'))).filter((name) => name !== 'belongs-to.json');

describe('after a restore', () => {
  test('new submissions reach the inbox, wherever its intake had stopped', async () => {
    const server = await start();
    await contact(server, 'before the backup');
    await backUp(server);
    for (let count = 0; count < 5; count++) await contact(server, `lost ${count}`);
    await sql`update submissions set submitted_at = submitted_at - interval '1 hour'`.execute(server.db);
    await takeInAll(server.db);
    await replace(server);
    const reference = await contact(server, 'after the restore');
    await takeInAll(server.db);
    const listed = await server.db.selectFrom('inbox_entries').select('reference').execute();
    expect(listed.map((entry) => entry.reference)).toContain(reference);
  });

  test('a conversation is there with its files, and an answer that is read again lands once', async () => {
    const server = await start();
    const raw = await converse(server, await apply(server));
    const messages = () =>
      server.db.selectFrom('messages').select(['id', 'body', 'message_id']).orderBy('id').execute();
    const [before, files] = [await messages(), (await resumesOf(server)).sort()];
    await backUp(server);
    await sql`truncate submissions, resumes cascade`.execute(server.db);
    for (const id of files) await server.resumes.delete(id);
    await replace(server);
    expect(await messages()).toEqual(before);
    expect((await resumesOf(server)).sort()).toEqual(files);
    expect(await takeInAnswer(answerParts(server), raw)).toBe('known');
    const headers = { 'In-Reply-To': before[0]?.message_id ?? '' };
    await takeInAnswer(answerParts(server), makeReceivedMail({ text: 'And?', headers }));
    expect((await messages()).map(({ body }) => body)).toEqual(['Monday?', 'Yes.', 'And?']);
  });

  test('nobody is signed in, no invitation is valid, and members disabled since stay disabled', async () => {
    const server = await start();
    const owner = await createMember(server, 'owner');
    const [recruiter, former, editor] = [
      await createMember(server, 'recruiter'),
      await createMember(server, 'owner'),
      await createMember(server, 'editor'),
    ];
    const token = tokenOf(await invite(server.db, 'http://localhost', 'new@guardhouse.example', 'owner'));
    await backUp(server);
    ok(await owner.call('members.disable', { id: recruiter.id }));
    ok(await owner.call('members.setRoles', { id: former.id, roles: ['sales'] }));
    const output = await replace(server);
    expect(output).toContain('2 members have fewer rights');
    for (const member of [owner, recruiter, former, editor])
      expect((await member.ask('ownAccount.who')).statusCode).toBe(401);
    expect(await findInvitation(server.db, token)).toBeUndefined();
    const members = await server.db.selectFrom('staff_members').selectAll().execute();
    const found = (id: string) => members.find((member) => member.id === id);
    expect(found(recruiter.id)?.disabled_at).not.toBeNull();
    expect(found(former.id)).toMatchObject({ role: 'sales', disabled_at: null });
    expect(found(editor.id)).toMatchObject({ role: 'editor', disabled_at: null });
    expect(found(owner.id)).toMatchObject({ role: 'owner', disabled_at: null });
  });

  test('into another database nobody is signed in either, and the command says what it cannot know', async () => {
    const server = await start();
    await createMember(server, 'owner');
    await backUp(server);
    const target = { DATABASE_URL: await makeEmptyDatabase(), DATA_DIR: join(folder, 'target') };
    const restored = await runCommand(['restore', archive], target);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    expect(restored.output).toContain('Who was dismissed since is not known here');
    const sessions = await withDatabase(target.DATABASE_URL, (db) =>
      db.selectFrom('staff_sessions').select('id').execute(),
    );
    expect(sessions).toEqual([]);
  });
});

describe('the stages of hiring', () => {
  test('are restored as the office had named them, with who is in each', async () => {
    const server = await start();
    const owner = await createMember(server, 'owner');
    const reference = await apply(server);
    await takeInAll(server.db);
    const before = ok(await owner.ask('hiringStages.list'));
    const names = before.stages.map(({ id, name }: { id: string; name: string }) => ({ id, name }));
    const wanted = names.toSpliced(3, 0, { id: null, name: 'Medical check' });
    const { stages, version } = ok(
      await owner.call('hiringStages.save', { version: before.version, stages: wanted }),
    );
    const medical = stages[3].id;
    const items = [{ reference, version: 1 }];
    ok(await owner.call('inbox.moveToStage', { items, stage: medical, reason: '' }));
    await backUp(server);
    ok(await owner.call('inbox.moveToStage', { items: [{ reference, version: 2 }], stage: stages[1].id }));
    ok(await owner.call('hiringStages.save', { version, stages: names }));
    await replace(server);
    const target = { DATABASE_URL: await makeEmptyDatabase(), DATA_DIR: join(folder, 'target') };
    const restored = await runCommand(['restore', archive], target);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    for (const url of [server.databaseUrl, target.DATABASE_URL])
      await withDatabase(url, async (db) => {
        expect(await listStages(db)).toEqual(stages);
        const entries = await db.selectFrom('inbox_entries').select(['reference', 'stage_id']).execute();
        expect(entries).toEqual([{ reference, stage_id: medical }]);
        // A stage that is added after the restore has an id of its own.
        const added = db.insertInto('hiring_stages').values({ kind: 'step', name: 'Trial', place: 99 });
        await added.execute();
      });
  });
});

describe('what the staff says about persons', () => {
  test('is restored in both directions, with the columns and the reasons that were chosen', async () => {
    const server = await start();
    const owner = await createMember(server, 'owner');
    const [one, other, stranger] = [
      await apply(server, 'Asha'),
      await apply(server, 'Binod'),
      await contact(server, 'Please call.'),
    ];
    await takeInAll(server.db);
    const claim = async (reference: string, about: string, said: string) =>
      ok(await owner.call('inbox.claimPerson', { reference, other: about, claim: said, seen: 'unsaid' }));
    await claim(one, stranger, 'same');
    await claim(stranger, other, 'different');
    const columns = ['stage', 'city'];
    ok(await owner.call('ownColumns.save', { list: 'applicants', columns }));
    const { version } = ok(await owner.ask('reasons.list')).lost;
    ok(await owner.call('reasons.save', { what: 'lost', version, reasons: ['Kept their own guards'] }));
    const linksIn = (db: Kysely<Database>) =>
      db
        .selectFrom('person_links')
        .innerJoin('submissions as said', 'said.id', 'person_links.submission_id')
        .innerJoin('submissions as of', 'of.id', 'other_id')
        .select(['said.reference', 'of.reference as other', 'is_same'])
        .orderBy('said.id')
        .orderBy('of.id')
        .execute();
    const links = await linksIn(server.db);
    expect(links.length).toBeGreaterThanOrEqual(4);
    await backUp(server);
    await server.db.deleteFrom('person_links').execute();
    await server.db.deleteFrom('staff_columns').execute();
    await server.db.deleteFrom('office_reasons').execute();
    await replace(server);
    const target = { DATABASE_URL: await makeEmptyDatabase(), DATA_DIR: join(folder, 'target') };
    const restored = await runCommand(['restore', archive], target);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    for (const url of [server.databaseUrl, target.DATABASE_URL])
      await withDatabase(url, async (db) => {
        expect(await linksIn(db)).toEqual(links);
        expect(await db.selectFrom('staff_columns').select(['list', 'columns']).execute()).toEqual([
          { list: 'applicants', columns },
        ]);
        expect(await db.selectFrom('office_reasons').selectAll().execute()).toEqual([
          { what: 'lost', reasons: ['Kept their own guards'] },
        ]);
      });
  });
});

describe('an erasure since the backup', () => {
  test('survives a restore that breaks off, and is repeated at the next start', async () => {
    const server = await start();
    const reference = await apply(server);
    await converse(server, reference);
    expect(await resumesOf(server)).toHaveLength(3);
    await backUp(server);
    expect(
      await repeatErasures(server.db, server.resumes, [{ reference, erased_at: new Date() }], console),
    ).toBe(1);
    expect(await resumesOf(server)).toEqual([]);
    // The restore ends after its rows are committed, as in a power cut.
    await sql`alter table staff_audit add constraint cut check (action <> 'erasures repeated') not valid`.execute(
      server.db,
    );
    const restored = await runCommand(['restore', archive, '--replace'], settingsOf(server));
    expect(restored.code).toBe(1);
    await sql`alter table staff_audit drop constraint cut`.execute(server.db);
    // The person's files were not even written to the store for a moment.
    expect(await resumesOf(server)).toEqual([]);
    const process = await startServer(server.config.dataDir, { ...settingsOf(server), LOG_LEVEL: 'fatal' });
    onTestFinished(() => end(process, 'SIGKILL').then(() => undefined));
    const left = await server.db.selectFrom('submissions').select('reference').execute();
    expect(left).toEqual([]);
    expect(await server.db.selectFrom('resumes').select('id').execute()).toEqual([]);
  });
});

describe('a rehearsed restore beside the live site', () => {
  test('does not write into its stores until a person claims them', async () => {
    const live = await start();
    await apply(live);
    await backUp(live);
    await apply(live, 'Binod');
    const before = await resumesOf(live);
    const target = { DATABASE_URL: await makeEmptyDatabase(), DATA_DIR: live.config.dataDir };
    const refused = await runCommand(['restore', archive], target);
    expect(refused, refused.output).toMatchObject({ code: 1 });
    expect(refused.output).toContain('--claim');
    expect(await withDatabase(target.DATABASE_URL, (db) => db.introspection.getTables())).toEqual([]);
    expect(await resumesOf(live)).toEqual(before);
    const claimed = await runCommand(['restore', archive, '--claim'], target);
    expect(claimed, claimed.output).toMatchObject({ code: 0 });
    const shown = await runCommand(['show'], settingsOf(live), 'stores');
    expect(shown.output).toContain('The store of resumes belongs to the database');
  });

  test('makes a database with another identity than the one that was backed up, wherever it is', async () => {
    const live = await start();
    await apply(live);
    await backUp(live);
    const idOf = async (settings: Record<string, string>) =>
      /This database is (\S+)\./.exec((await runCommand(['show'], settings, 'stores')).output)?.[1];
    const target = { DATABASE_URL: await makeEmptyDatabase(), DATA_DIR: join(folder, 'target') };
    expect((await runCommand(['restore', archive], target)).code).toBe(0);
    expect(await idOf(target)).not.toBe(await idOf(settingsOf(live)));
    const id = await idOf(settingsOf(live));
    await replace(live);
    expect(await idOf(settingsOf(live))).toBe(id);
  });
});
