import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { verifyAuditLog } from '../../../server/audit/verify-chain.ts';
import type { Manifest } from '../../../server/staff/moving-out/archive-format.ts';
import { listRecordTables, staying } from '../../../server/staff/moving-out/records.ts';
import { callSite, postLegacy } from '../../doors/doors.ts';
import { createDatabase, type StartedServer, startTestServer, test } from '../../environment/app.ts';
import { runCommand } from '../../environment/run-command.ts';
import { createMovedCompany, ODD } from '../../factories/moved-company.ts';
import { createJobOpening, makeContact } from '../../factories/rows.ts';
import { receiptOf } from '../../factories/stored.ts';
import { readZip } from '../../factories/zips.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guardhouse-moving-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const settingsOf = ({ databaseUrl, config }: StartedServer) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: config.dataDir,
});

async function start(settings?: Record<string, string>): Promise<StartedServer> {
  const server = await startTestServer(settings);
  onTestFinished(() => server.stop());
  return server;
}

async function moveOut(settings: Record<string, string>, name: string): Promise<string> {
  const file = join(folder, name);
  const made = await runCommand([file], settings, 'move-out');
  expect(made, made.output).toMatchObject({ code: 0 });
  return file;
}

const textOf = (entries: Map<string, Buffer>, path: string) => entries.get(path)?.toString() ?? `no ${path}`;
const manifestOf = (entries: Map<string, Buffer>) => JSON.parse(textOf(entries, 'manifest.json')) as Manifest;

describe('moving out', () => {
  test('and in again, and out again, gives the same bytes', async () => {
    const source = await start();
    const { applied } = await createMovedCompany(source);
    const first = await moveOut(settingsOf(source), 'first.zip');
    expect((await stat(first)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['first.zip']);

    const target = { DATABASE_URL: await createDatabase(), DATA_DIR: join(folder, 'target') };
    const moved = await runCommand([first], target, 'move-in');
    expect(moved, moved.output).toMatchObject({ code: 0 });
    const second = await moveOut(target, 'second.zip');

    const [before, after] = [await readZip(first), await readZip(second)];
    const { exportedAt: _first, ...manifest } = manifestOf(before);
    const { exportedAt: _second, ...again } = manifestOf(after);
    expect(again).toEqual(manifest);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [path, content] of before)
      if (path !== 'manifest.json') expect(after.get(path)?.equals(content), path).toBe(true);
    // Not even the times or the compression of the entries differ.
    const length = (await readFile(first)).indexOf('manifest.json');
    expect(
      (await readFile(second)).subarray(0, length).equals((await readFile(first)).subarray(0, length)),
    ).toBe(true);

    const there = await start(target);
    expect((await verifyAuditLog(there.db)).lines).toBeGreaterThan(3);
    expect((await callSite(there.app, 'jobs.list', {})).statusCode).toBeLessThan(500);
    const contact = receiptOf(await postLegacy(there.app, '/Master/SubmitUserRequest', makeContact()));
    expect(contact.reference).not.toBe(applied);
    // Numbers go on where they were.
    const [newest] = await source.db.selectFrom('job_openings').select('id').orderBy('id', 'desc').execute();
    expect(await createJobOpening(there.db)).toBe(`JO-${Number(newest?.id) + 1}`);
  });

  test('says who it is by what others can read', async () => {
    const source = await start();
    const { jid, applied } = await createMovedCompany(source);
    const entries = await readZip(await moveOut(settingsOf(source), 'out.zip'));
    const { entries: named, rows, schema, unscanned } = manifestOf(entries);
    for (const { path, bytes, sha256 } of named) {
      const content = entries.get(path) ?? Buffer.alloc(0);
      expect({
        path,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      }).toEqual({
        path,
        bytes,
        sha256,
      });
    }
    expect(schema).toMatch(/^20\d\d-/);
    expect(rows).toMatchObject({ contact_requests: 1, quotations: 1, job_openings: 3 });

    const contacts = textOf(entries, 'submissions/contact.csv');
    expect(contacts).toContain('"full_name"');
    const [contact] = JSON.parse(textOf(entries, 'submissions/contact.json')) as Record<string, string>[];
    expect(contact?.user_message).toBe(ODD.trim());
    expect(contacts).toContain(`"'=cmd`);
    const [application] = JSON.parse(textOf(entries, 'submissions/application.json')) as Record<
      string,
      string
    >[];
    expect(application).toMatchObject({ reference: applied, full_name: 'Asha Menon' });
    expect(
      entries
        .get(application?.resume_file ?? '')
        ?.subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(unscanned).toContain(application?.resume_file);
    expect(textOf(entries, 'jobs/jobs.csv')).toContain(jid);
    const [quotation] = JSON.parse(textOf(entries, 'quotations/quotations.json')) as Record<string, string>[];
    expect(quotation).toMatchObject({
      state: 'sent',
      number: expect.stringMatching(/^Q\/\d{4}-\d\d\/0001$/),
    });
    expect(entries.has(quotation?.pdf_file ?? '')).toBe(true);
    expect(textOf(entries, 'history/notes-and-changes.csv')).toContain('Spoke to him. १२३');
    expect(textOf(entries, 'history/conversations.json')).toContain('Interview');

    const blogs = [...entries.keys()].filter((path) => path.startsWith('blogs/'));
    expect(blogs).toEqual([
      'blogs/00001-a-good-gate.en.md',
      'blogs/00001-a-good-gate.hi.md',
      expect.stringMatching(/^blogs\/00002-.*\.en\.md$/),
    ]);
    const [, head = '', text] = textOf(entries, 'blogs/00001-a-good-gate.hi.md').split('---\n');
    expect(parse(head)).toMatchObject({ title: 'अच्छा फाटक', language: 'hi', draft: false, isOutdated: true });
    expect(entries.has(parse(head).picture)).toBe(true);
    expect(text).toContain('सड़क');

    const page = JSON.parse(textOf(entries, 'content/home.published.json'));
    expect(page).toBeTypeOf('object');
    expect(JSON.parse(textOf(entries, 'content/schemas/home.schema.json'))).toHaveProperty('properties');
    expect([...entries.keys()].filter((path) => path.endsWith('.po'))).toHaveLength(1);
    expect(textOf(entries, 'README.md')).toContain('needs no Guardhouse');
  });

  test('takes no secret along', async () => {
    const source = await start();
    await createMovedCompany(source);
    const { db } = source;
    const accounts = await db.selectFrom('staff_accounts').select('password').execute();
    const factors = await db.selectFrom('staff_second_factors').select(['secret', 'backup_codes']).execute();
    const sessions = await db.selectFrom('staff_sessions').select('token').execute();
    const secrets = [...accounts, ...factors, ...sessions].flatMap((row) => Object.values(row)).map(String);
    expect(secrets.length).toBeGreaterThan(4);
    const entries = await readZip(await moveOut(settingsOf(source), 'out.zip'));
    for (const [path, content] of entries)
      for (const secret of secrets) expect(content.includes(secret), path).toBe(false);
    expect(textOf(entries, 'members/members.csv')).toContain('owner');
  });

  test('lists files that are lost, damaged or infected, and takes the others', async () => {
    const source = await start();
    await createMovedCompany(source);
    const { db, resumes, config } = source;
    const rows = await db.selectFrom('resumes').select(['id', 'type']).orderBy('id').execute();
    expect(rows.length).toBeGreaterThan(3);
    const [lost, damaged, infected] = rows.map(({ id }) => id);
    await resumes.delete(lost ?? '');
    await resumes.put(damaged ?? '', 'other bytes');
    await db
      .updateTable('resumes')
      .set({ scan_state: 'infected' })
      .where('id', '=', infected ?? '')
      .execute();
    const file = join(folder, 'out.zip');
    const made = await runCommand([file], settingsOf(source), 'move-out');
    expect(made.code, made.output).toBe(3);
    const entries = await readZip(file);
    const pathOf = (id: string | undefined) => expect.stringContaining(`files/resumes/${id}.`);
    expect(manifestOf(entries)).toMatchObject({
      lacking: [pathOf(lost), pathOf(damaged)],
      leftOut: [pathOf(infected)],
    });
    const target = { DATABASE_URL: await createDatabase(), DATA_DIR: join(folder, 'target') };
    const moved = await runCommand([file], target, 'move-in');
    expect(moved.code, moved.output).toBe(3);
    const there = await start(target);
    expect(await there.resumes.exists(infected ?? '')).toBe(false);
    expect(config.dataDir).not.toBe(target.DATA_DIR);
  });

  test('is decided for every table of the database', async () => {
    const server = await start();
    const tables = (await server.db.introspection.getTables()).map(({ name }) => name);
    const known = [...listRecordTables().map(({ name }) => name), ...Object.keys(staying)];
    expect(tables.filter((name) => !name.startsWith('kysely_')).sort()).toEqual(known.sort());
  });
});
