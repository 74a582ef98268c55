import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { addAuditLine } from '../../server/audit/audit.queries.ts';
import { verifyAuditLog } from '../../server/audit/verify-chain.ts';
import { parseConfig } from '../../server/config.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/schema.ts';
import { createResumeStore, quarantineKey, resumeKind } from '../../server/files/resume-store.ts';
import { repeatErasures } from '../../server/privacy/erasure/repeat.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import { createDatabase, startTestServer, type TestServer, test } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';
import { startS3Store } from '../environment/s3-store.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makePdf } from '../factories/files/resumes.ts';
import {
  createBlog,
  createComplianceItem,
  createJobOpening,
  makeContact,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { receiptOf } from '../factories/stored.ts';

type Running = Awaited<ReturnType<typeof startTestServer>>;

let folder: string;
let archive: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guardhouse-backup-'));
  archive = join(folder, 'guardhouse.tar.gz');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function startFilled(): Promise<Running> {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const { app, db } = server;
  const odd = 'It\'s "odd"\\n\t\u{1F600} आशा\r\n\u2028{}[],';
  receiptOf(await postLegacy(app, '/Master/SubmitUserRequest', makeContact({ userMessage: odd })));
  receiptOf(await callSite(app, 'quotation.submit', makeQuotation({ addresss: odd })));
  receiptOf(await callSite(app, 'jobPosting.submit', makePosting()));
  const jid = await createJobOpening(db);
  await createBlog(db);
  for (const size of [2_000, 700_000]) await apply(server, makePdf(size), jid);
  return server;
}

async function apply({ app }: TestServer, resume: Buffer, jid = ''): Promise<void> {
  const form = makeApplicationForm({ JobId: jid }, resume);
  receiptOf(await postLegacy(app, '/Master/SubmitJobAplicationDetails', form));
}

/** A document, its version, its warning and that warning's mail: each refers to the one before. */
async function warnOfALapse({ db }: Running): Promise<void> {
  await sql`
    with item as (
      insert into compliance_items (name, document_path) values ('Licence', '') returning id
    ), version as (
      insert into compliance_versions (item_id, document_path, sha256, size, valid_until)
      select id, 'wwwroot/media/compliance/licence.pdf', '\\x00', 1, current_date + 60 from item returning id, valid_until
    ), warning as (
      insert into lapse_warnings (version_id, valid_until, days) select id, valid_until, 60 from version returning id
    )
    insert into mails (lapse_warning_id, role, recipient) select id, 'warning', 'owner@example.com' from warning
  `.execute(db);
}

let whole: Promise<Buffer> | undefined;
/** An archive of such a server, made once. Tests that damage an archive damage a copy of it. */
function takeArchive(): Promise<Buffer> {
  whole ??= (async () => {
    const made = await runCommand(['backup', archive], settingsOf(await startFilled()));
    expect(made, made.output).toMatchObject({ code: 0 });
    return readFile(archive);
  })();
  return whole;
}

/** The settings for the server's bucket. */
function bucketOf({ config: { resumeBucket } }: Running): Record<string, string> {
  return {
    RESUMES_URL: `s3://${resumeBucket?.bucket}/${resumeBucket?.folder.replace(/\/$/, '')}`,
    AWS_ENDPOINT_URL_S3: resumeBucket?.endpoint ?? '',
    AWS_ACCESS_KEY_ID: resumeBucket?.credentials?.accessKeyId ?? '',
    AWS_SECRET_ACCESS_KEY: resumeBucket?.credentials?.secretAccessKey ?? '',
  };
}

const settingsOf = ({ databaseUrl, config }: Running) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: config.dataDir,
});

/** A database without even a table, and a data folder that does not exist yet. */
async function makeTarget() {
  const url = await createDatabase();
  await withDatabase(url, (db) => sql`drop schema public cascade; create schema public`.execute(db));
  return { DATABASE_URL: url, DATA_DIR: join(folder, 'target') };
}

async function withDatabase<T>(databaseUrl: string, use: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { db, close } = await connectDatabase({ databaseUrl, dataDir: '' }, console);
  return use(db).finally(close);
}

/** No backup has these: the database's own identity, and counts that a restored database makes again. */
const ownTables = ['database_identity', 'inbox_tallies'];

/** Every row of every other table, and every file, as text. */
async function contentOf({ DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string }) {
  const rows = await withDatabase(DATABASE_URL, async (db) => {
    const tables = (await db.introspection.getTables()).filter(
      ({ name }) => !name.startsWith('kysely_') && !ownTables.includes(name),
    );
    return Promise.all(
      tables.map(async ({ name }) => {
        const found =
          await sql`select row_to_json(t)::text as row from ${sql.table(name)} as t order by 1`.execute(db);
        return [name, found.rows];
      }),
    );
  });
  const store = join(DATA_DIR, 'resumes');
  const names = (await readdir(store)).filter((name) => name !== 'belongs-to.json').sort();
  const files = names.map(async (name) => [name, await readFile(join(store, name), 'base64')]);
  return { rows, files: await Promise.all(files) };
}

async function expectUntouched(target: { DATABASE_URL: string }): Promise<void> {
  const tables = await withDatabase(target.DATABASE_URL, (db) => db.introspection.getTables());
  expect(tables).toEqual([]);
}

describe('a backup', () => {
  test('restores the same rows and files, and the site continues from there', async () => {
    const server = await startFilled();
    // What the staff has published.
    await server.publications.put('blog/0123456789abcdef0123456789abcdef-800.jpg', 'a picture');
    await server.publications.put('compliance/licence-0123456789abcdef0123456789abcdef.pdf', 'a document');
    await createBlog(server.db, {
      image_path: 'wwwroot/media/blog/0123456789abcdef0123456789abcdef-800.jpg',
    });
    await createComplianceItem(server.db, {
      document_path: 'wwwroot/media/compliance/licence-0123456789abcdef0123456789abcdef.pdf',
    });
    await warnOfALapse(server);
    await addAuditLine(server.db, { memberId: null, action: 'blog begun', subject: 'blog 7', address: '' });
    const made = await runCommand(['backup', archive], settingsOf(server));
    expect(made, made.output).toMatchObject({ code: 0 });
    expect(made.output).toMatch(/is whole: \d+ rows of \d+ tables, 2 resumes of \d+ bytes/);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['guardhouse.tar.gz']);

    const target = await makeTarget();
    const restored = await runCommand(['restore', archive], target);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    expect(await contentOf(target)).toEqual(await contentOf(settingsOf(server)));

    const again = await startTestServer(target);
    onTestFinished(() => again.stop());
    const served = await again.app.inject({ url: '/media/blog/0123456789abcdef0123456789abcdef-800.jpg' });
    expect(served.body).toBe('a picture');
    const document = '/media/compliance/licence-0123456789abcdef0123456789abcdef.pdf';
    expect((await again.app.inject({ url: document })).body).toBe('a document');
    // Sequences continue after the highest number, and the triggers keep working.
    receiptOf(await postLegacy(again.app, '/Master/SubmitUserRequest', makeContact()));
    await apply(again, makePdf(3_000));
    await createJobOpening(again.db);
    await addAuditLine(again.db, { memberId: null, action: 'blog begun', subject: 'blog 8', address: '' });
    expect(await verifyAuditLog(again.db)).toMatchObject({ lines: 2, head: { position: '2' } });
    expect((await postLegacy(again.app, '/Master/JobDetails')).json()).toHaveLength(2);
  });

  test('moves to the embedded database and back', async () => {
    const server = await startFilled();
    expect((await runCommand(['backup', archive], settingsOf(server))).code).toBe(0);
    const embedded = { DATA_DIR: join(folder, 'embedded') };
    const moved = await runCommand(['restore', archive], embedded);
    expect(moved, moved.output).toMatchObject({ code: 0 });

    const back = join(folder, 'back.tar.gz');
    const made = await runCommand(['backup', back], embedded);
    expect(made, made.output).toMatchObject({ code: 0 });
    const target = await makeTarget();
    const restored = await runCommand(['restore', back], target);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    expect(await contentOf(target)).toEqual(await contentOf(settingsOf(server)));
  });

  test('is a consistent snapshot while others write', async () => {
    const server = await startFilled();
    let writing = true;
    const writers = Array.from({ length: 4 }, async () => {
      while (writing) await apply(server, makePdf(5_000));
    });
    const made = await runCommand(['backup', archive], settingsOf(server));
    writing = false;
    await Promise.all(writers);
    expect(made, made.output).toMatchObject({ code: 0 });
    const target = await makeTarget();
    expect((await runCommand(['restore', archive], target)).code).toBe(0);
    const { rows, files } = await contentOf(target);
    const counts = Object.fromEntries(rows.map(([table, found]) => [String(table), found?.length]));
    expect(counts.resumes).toBe(counts.job_applications);
    expect(counts.resumes).toBe(files.length);
  });

  test('lists the resumes that the store has lost, and contains the rest', async () => {
    const server = await startFilled();
    const [lost = ''] = await readdir(join(server.config.dataDir, 'resumes'));
    await server.resumes.delete(lost);
    const made = await runCommand(['backup', archive], settingsOf(server));
    expect(made.code).toBe(3);
    expect(made.output).toContain(lost);
    const target = await makeTarget();
    const restored = await runCommand(['restore', archive], target);
    expect(restored.output).toContain(lost);
    expect((await contentOf(target)).files).toHaveLength(1);
  });

  test('of an unavailable database leaves no file and says so', async () => {
    const made = await runCommand(['backup', archive], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      DATA_DIR: folder,
    });
    expect(made.code).toBe(1);
    expect(made.output).toContain('ECONNREFUSED');
    expect(made.output).not.toContain('    at ');
    expect((await readdir(folder)).sort()).toEqual(['publications', 'resumes']);
  });
});

describe('resumes in a bucket', () => {
  test('are in the archive, quarantined ones too, and are restored to their places', async () => {
    const server = await startTestServer(await startS3Store());
    onTestFinished(() => server.stop());
    for (let count = 0; count < 3; count++) await apply(server, makePdf(20_000));
    const [infected] = await server.db.selectFrom('resumes').select('id').execute();
    const id = String(infected?.id);
    await server.resumes.move(id, quarantineKey(id));
    const source = { ...settingsOf(server), ...bucketOf(server) };
    const made = await runCommand(['backup', archive], source);
    expect(made, made.output).toMatchObject({ code: 0 });

    const elsewhere = { ...(await makeTarget()), ...(await startS3Store('elsewhere')) };
    const restored = await runCommand(['restore', archive], elsewhere);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    const store = await createResumeStore(parseConfig(elsewhere));
    const { objects } = await store.listAll('', { recursive: true });
    const found = [...objects].filter((object) => object.isFile).map((object) => object.key);
    const keys = found.filter((key) => resumeKind.isOurs(key));
    expect(keys).toHaveLength(3);
    expect(keys).toContain(quarantineKey(id));
    expect(await store.getBytes(quarantineKey(id))).toEqual(await server.resumes.getBytes(quarantineKey(id)));
  });
});

describe('a restore', () => {
  test('refuses a database that is not empty, unless it may replace it', async () => {
    const source = await startFilled();
    await runCommand(['backup', archive], settingsOf(source));
    const target = await startFilled();
    const before = await contentOf(settingsOf(target));
    const refused = await runCommand(['restore', archive], settingsOf(target));
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('is not empty');
    expect(await contentOf(settingsOf(target))).toEqual(before);
    expect((await runCommand(['restore', archive, '--replace'], settingsOf(target))).code).toBe(0);
    expect((await contentOf(settingsOf(target))).rows).toEqual((await contentOf(settingsOf(source))).rows);
  });

  test.for([
    ['cut off', (tar: Buffer) => tar.subarray(0, tar.length / 2)],
    ['changed in a row', (tar: Buffer) => replace(tar, 'EXAMPLE MILLS', 'EXAMPLE BILLS')],
    ['changed in a resume', (tar: Buffer) => replace(tar, '%PDF-', '%PdF-')],
    ['without its manifest', (tar: Buffer) => replace(tar, 'manifest.json', 'manifesto.txt')],
    ['of another kind', () => Buffer.alloc(4_096, 'x')],
  ] as const)('of an archive that is %s changes nothing', async ([, damage]) => {
    await writeFile(archive, gzipSync(damage(gunzipSync(await takeArchive()))));
    const target = await makeTarget();
    for (const flags of [['--check'], []]) {
      const { code, output } = await runCommand(['restore', archive, ...flags], target);
      expect(code, output).toBe(1);
      expect(output).toMatch(/archive/);
      expect(output).not.toContain('    at ');
    }
    await expectUntouched(target);
  });

  test('of a damaged or missing file says so', async () => {
    const bytes = await takeArchive();
    await writeFile(archive, bytes.subarray(0, bytes.length - 100));
    const target = await makeTarget();
    for (const file of [archive, join(folder, 'nothing.tar.gz')]) {
      const { code, output } = await runCommand(['restore', file], target);
      expect(code).toBe(1);
      expect(output).toContain('The archive cannot be read');
    }
    await expectUntouched(target);
  });
});

function replace(tar: Buffer, from: string, to: string): Buffer {
  const at = tar.indexOf(from);
  if (at < 0) throw new Error(`the archive has no ${from}`);
  const changed = Buffer.from(tar);
  changed.write(to, at);
  return changed;
}

describe('an erasure', () => {
  const erase = async ({ db, resumes }: Running, reference: string) =>
    repeatErasures(db, resumes, [{ reference, erased_at: new Date() }], console);
  const referencesIn = (target: { DATABASE_URL: string }) =>
    withDatabase(target.DATABASE_URL, async (db) => {
      const rows = await db.selectFrom('submissions').select('reference').execute();
      return rows.map(({ reference }) => reference);
    });

  test('made after a backup is repeated when the backup replaces the database', async () => {
    const server = await startFilled();
    const { reference } = await server.db
      .selectFrom('submissions')
      .select('reference')
      .where('kind', '=', 'application')
      .executeTakeFirstOrThrow();
    await runCommand(['backup', archive], settingsOf(server));
    expect(await erase(server, reference)).toBe(1);
    const restored = await runCommand(['restore', archive, '--replace'], settingsOf(server));
    expect(restored, restored.output).toMatchObject({ code: 0 });
    expect(restored.output).toContain('1 submissions had been erased since, and were erased again.');
    expect(await referencesIn(settingsOf(server))).not.toContain(reference);
    expect((await contentOf(settingsOf(server))).files).toHaveLength(1);
  });

  test('is repeated in another database with the list of the first', async () => {
    const server = await startFilled();
    const references = await referencesIn(settingsOf(server));
    const [reference = ''] = references;
    await runCommand(['backup', archive], settingsOf(server));
    await erase(server, reference);
    const listed = await runCommand(['list'], settingsOf(server), 'erasures');
    expect(listed.output).toMatch(new RegExp(`^${reference} \\d{4}-\\d\\d-\\d\\dT\\S+Z\n$`));
    await writeFile(join(folder, 'erased.txt'), listed.output);

    const target = await makeTarget();
    await runCommand(['restore', archive], target);
    expect(await referencesIn(target)).toEqual(references);
    const repeated = await runCommand(['repeat', join(folder, 'erased.txt')], target, 'erasures');
    expect(repeated, repeated.output).toMatchObject({ code: 0 });
    expect(repeated.output).toContain('Erased 1 of 1');
    expect(await referencesIn(target)).toEqual(references.slice(1));
    await writeFile(join(folder, 'nonsense.txt'), 'drop everything');
    const refused = await runCommand(['repeat', join(folder, 'nonsense.txt')], target, 'erasures');
    expect(refused.code).toBe(1);
  });
});
