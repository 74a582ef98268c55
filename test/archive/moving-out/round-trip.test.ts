import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { bringBack } from '../../../server/archive/bringing-back/bring-back.ts';
import type { Manifest } from '../../../server/archive/format.ts';
import { listMovingNames } from '../../../server/archive/moving-out/moving-tables.ts';
import { writeArchive } from '../../../server/archive/write-archive.ts';
import { verifyAuditLog } from '../../../server/audit/verify-chain.ts';
import { postLegacy } from '../../doors/doors.ts';
import { type StartedServer, startTestServer } from '../../environment/app.ts';
import { runCommand } from '../../environment/run-command.ts';
import { createMovedCompany, ODD } from '../../factories/moved-company.ts';
import { createJobOpening, makeContact } from '../../factories/rows.ts';
import { receiptOf } from '../../factories/stored.ts';
import { readZip } from '../../factories/zips.ts';

/** Tables that stay. Before a table is added here or in `moving-tables.ts`: does it hold a secret? */
const STAYING = `
  data_request_links database_identity digest_days inbox_progress inbox_unindexed
  job_words mailboxes member_notice_items member_notices recent_submissions
  recent_texts resumes_to_erase staff_accounts staff_alerts staff_attempts staff_challenges staff_creations
  staff_devices staff_invitations staff_second_factors staff_sessions submission_counts unread_mails`;

let source: StartedServer;
let folder: string;
let company: { applied: string; jid: string };
/** What the command has made of the company. */
let first: string;
let entries: Map<string, Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guardhouse-moving-'));
  source = await startTestServer();
  company = await createMovedCompany(source);
  first = join(folder, 'first.zip');
  const made = await moveOut(first);
  expect(made, made.output).toMatchObject({ code: 0 });
  entries = await readZip(first);
});

afterAll(async () => {
  await source.stop();
  await rm(folder, { recursive: true, force: true });
});

const moveOut = (file: string) => {
  const settings = { DATABASE_URL: source.databaseUrl, DATA_DIR: source.config.dataDir };
  return runCommand([file], settings, 'move-out');
};
const textOf = (path: string, all = entries) => all.get(path)?.toString() ?? `no ${path}`;
const rowsOf = (path: string): Record<string, string>[] => JSON.parse(textOf(path));
const manifestOf = (all: Map<string, Buffer>) => JSON.parse(textOf('manifest.json', all)) as Manifest;

describe('moving out', () => {
  test('and in again, and out again, gives the same bytes', async () => {
    expect((await stat(first)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['first.zip']);
    const there = await startTestServer();
    onTestFinished(() => there.stop());
    await bringBack(first, there.db, there);
    const second = join(there.config.dataDir, 'second.zip');
    await writeArchive(createWriteStream(second), 'moving out', there);

    const again = await readZip(second);
    expect([...again.keys()]).toEqual([...entries.keys()]);
    for (const [path, content] of entries)
      if (path !== 'manifest.json') expect(again.get(path)?.equals(content), path).toBe(true);
    expect({ ...manifestOf(again), exportedAt: '' }).toEqual({ ...manifestOf(entries), exportedAt: '' });
    // Not even the times or the compression of the entries differ.
    const [before, after] = [await readFile(first), await readFile(second)];
    const length = before.indexOf('manifest.json');
    expect(after.subarray(0, length).equals(before.subarray(0, length))).toBe(true);

    expect((await verifyAuditLog(there.db)).lines).toBeGreaterThan(3);
    const contact = receiptOf(await postLegacy(there.app, '/Master/SubmitUserRequest', makeContact()));
    expect(contact.reference).not.toBe(company.applied);
    // Numbers go on where they were.
    const newest = await source.db
      .selectFrom('job_openings')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(await createJobOpening(there.db)).toBe(`JO-${Number(newest.id) + 1}`);
  });

  test('says who it is by what others can read', () => {
    const { entries: named, tables, migrations, unscanned } = manifestOf(entries);
    for (const { path, bytes, sha256 } of named) {
      const content = entries.get(path) ?? Buffer.alloc(0);
      const found = createHash('sha256').update(content).digest('hex');
      expect([path, content.length, found]).toEqual([path, bytes, sha256]);
    }
    expect(migrations.at(-1)).toMatch(/^20\d\d-/);
    const counts = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
    expect(counts).toMatchObject({ contact_requests: 1, quotations: 1, job_openings: 3 });

    const contacts = textOf('submissions/contact.csv');
    expect(contacts).toContain('"full_name"');
    expect(contacts).toContain(`"'=cmd`);
    expect(rowsOf('submissions/contact.json')[0]?.user_message).toBe(ODD.trim());
    const [application] = rowsOf('submissions/application.json');
    expect(application).toMatchObject({ reference: company.applied, full_name: 'Asha Menon' });
    expect(textOf(application?.resume_file ?? '').slice(0, 5)).toBe('%PDF-');
    expect(unscanned).toContain(application?.resume_file);
    expect(textOf('jobs/jobs.csv')).toContain(company.jid);
    const [quotation] = rowsOf('quotations/quotations.json');
    expect(quotation).toMatchObject({
      state: 'sent',
      number: expect.stringMatching(/^Q\/\d{4}-\d\d\/0001$/),
    });
    expect(entries.has(quotation?.pdf_file ?? '')).toBe(true);
    expect(textOf('history/notes-and-changes.csv')).toContain('Spoke to him. १२३');
    expect(textOf('history/conversations.json')).toContain('Interview');

    const paths = [...entries.keys()];
    expect(paths.filter((path) => path.startsWith('blogs/'))).toEqual([
      'blogs/00001-a-good-gate.en.md',
      'blogs/00001-a-good-gate.hi.md',
      expect.stringMatching(/^blogs\/00002-.*\.en\.md$/),
    ]);
    const [, head = '', text] = textOf('blogs/00001-a-good-gate.hi.md').split('---\n');
    expect(parse(head)).toMatchObject({ title: 'अच्छा फाटक', language: 'hi', draft: false, isOutdated: true });
    expect(entries.has(parse(head).picture)).toBe(true);
    expect(text).toContain('सड़क');
    expect(JSON.parse(textOf('content/home.published.json'))).toBeTypeOf('object');
    expect(JSON.parse(textOf('content/schemas/home.schema.json'))).toHaveProperty('properties');
    expect(paths.filter((path) => path.endsWith('.po'))).toHaveLength(1);
    expect(textOf('README.md')).toContain('needs no Guardhouse');
  });

  test('takes no secret along', async () => {
    const { db } = source;
    const accounts = await db.selectFrom('staff_accounts').select('password').execute();
    const factors = await db.selectFrom('staff_second_factors').select(['secret', 'backup_codes']).execute();
    const sessions = await db.selectFrom('staff_sessions').select('token').execute();
    const secrets = [...accounts, ...factors, ...sessions].flatMap((row) => Object.values(row)).map(String);
    expect(secrets.length).toBeGreaterThan(4);
    for (const [path, content] of entries)
      for (const secret of secrets) expect(content.includes(secret), path).toBe(false);
    expect(textOf('members/members.csv')).toContain('owner');
  });

  test('lists files that are lost, damaged or infected, and takes the others', async () => {
    const { db, resumes } = source;
    const rows = await db.selectFrom('resumes').select('id').orderBy('id').execute();
    expect(rows.length).toBeGreaterThan(3);
    const [lost = '', damaged = '', infected = '', whole = ''] = rows.map(({ id }) => id);
    await resumes.delete(lost);
    await resumes.put(damaged, 'other bytes');
    await db.updateTable('resumes').set({ scan_state: 'infected' }).where('id', '=', infected).execute();
    const file = join(folder, 'incomplete.zip');
    const made = await moveOut(file);
    expect(made.code, made.output).toBe(3);
    const incomplete = await readZip(file);
    const pathOf = (id: string) => expect.stringContaining(`files/resumes/${id}.`);
    expect(manifestOf(incomplete)).toMatchObject({
      lacking: [pathOf(lost), pathOf(damaged)],
      leftOut: [pathOf(infected)],
    });
    const ids = [...incomplete.keys()].flatMap((path) => /^files\/resumes\/(.*)\./.exec(path)?.[1] ?? []);
    expect(ids).toContain(whole);
    for (const id of [lost, damaged, infected]) expect(ids).not.toContain(id);
    const there = await startTestServer();
    onTestFinished(() => there.stop());
    expect(await bringBack(file, there.db, there)).toMatchObject({
      lacking: [pathOf(lost), pathOf(damaged)],
      leftOut: [pathOf(infected)],
    });
  });

  test('is decided for every table of the database', async () => {
    const tables = (await source.db.introspection.getTables()).map(({ name }) => name);
    const known = [...listMovingNames(), ...STAYING.trim().split(/\s+/)];
    expect(tables.filter((name) => !name.startsWith('kysely_')).sort()).toEqual(known.sort());
  });
});
