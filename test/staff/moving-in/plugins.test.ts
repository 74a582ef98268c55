import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect } from 'vitest';
import { ZipFile } from 'yazl';
import { runDaily } from '../../../server/chores/daily-retention.ts';
import { scanNext } from '../../../server/files/scanner/scan-next.ts';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import { readers } from '../../../server/staff/moving-in/importing/readers.ts';
import { runNextImport } from '../../../server/staff/moving-in/importing/run-imports.ts';
import type { StartedServer } from '../../environment/app.ts';
import { startFakeClamd } from '../../environment/clamd.ts';
import { makePdf } from '../../factories/files/resumes.ts';
import { findResume, whereIs } from '../../factories/scanned-resumes.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { test } from './house.ts';
import { linesOf, partsOf, rehearseFile, runImport, sendFile } from './moving.ts';

const real = { readers };
const log = pino({ level: 'silent' });
const DAY = 86_400_000;
/** The day so many days ago, as plugins write it: in the time of the former site, which is Indian. */
const ago = (days: number) => new Date(Date.now() - days * DAY + 5.5 * 3_600_000).toISOString();
const dayAgo = (days: number) => ago(days).slice(0, 10);
const momentAgo = (days: number) => ago(days).slice(0, 19).replace('T', ' ');

const UPLOADS = 'https://old.example/wp-content/uploads';
const resumeAt = (name: string) => `${UPLOADS}/job_applications/${name}`;
const HEADINGS =
  '"Application date","Application status","Applicant name","Applicant email","Job applied for",Attachment,"Applicant message",Rating,Phone';
const application = (name: string, days: number, resume: string) =>
  `${dayAgo(days)},new,"${name}",${name.split(' ')[0]?.toLowerCase()}@example.in,"Guard &#8211; Pune",${resume},"Six years",4,9845012345`;
const applications = () =>
  [
    HEADINGS,
    application('Anil Yadav', 20, resumeAt('a1/cv.pdf')),
    application('Sunita Rao', 40, resumeAt('a2/evil.pdf')),
    application('Ramesh Kumar', 60, resumeAt('a3/none.pdf')),
    application('Meena Iyer', 60, resumeAt('a4/script.pdf')),
    application('Old Hand', 4_000, resumeAt('a1/cv.pdf')),
  ].join('\n');

const evil = () => Buffer.concat([makePdf(), Buffer.from('%EVIL\n%%EOF')]);
const resumes = (): Record<string, Buffer> => ({
  'a1/cv.pdf': makePdf(),
  'a2/evil.pdf': evil(),
  'a4/script.pdf': Buffer.from('<script>alert(1)</script>'),
});

async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files))
    zip.addBuffer(bytes, `wp-content/uploads/job_applications/${name}`);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece as Buffer));
  return Buffer.concat(pieces);
}

async function folderOf(files: Record<string, Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(folder, 'job_applications', name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, bytes);
  }
  return folder;
}

const countAll = async ({ db }: StartedServer) => {
  const counts: Record<string, number> = {};
  for (const table of ['submissions', 'job_applications', 'contact_requests', 'resumes', 'mails']) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
};

async function undo(house: StartedServer, owner: SignedInMember, id: number) {
  ok(await owner.call('movingIn.undo', { id }));
  await runNextImport(partsOf(house, real));
  return ok(await owner.ask('movingIn.open', { id }));
}

const file = { ...real, name: 'applications.csv' };
const actsOf = async (owner: SignedInMember, id: number) =>
  (await linesOf(owner, id)).map(({ act, state }) => `${act} ${state}`);

describe('applications of WP Job Manager', () => {
  test('come with their resumes from a zip, which are scanned like all others', async ({ house, owner }) => {
    const before = await countAll(house);
    const opened = await rehearseFile(house, owner, applications(), file);
    expect(opened).toMatchObject({ source: 'applications', state: 'rehearsed', hosts: ['old.example'] });
    expect(await actsOf(owner, opened.id)).toEqual([
      ...Array(4).fill('make waiting'),
      // Older than applications are kept.
      'leave waiting',
    ]);
    expect(await countAll(house)).toEqual(before);

    const path = `/staff/moving-in/${opened.id}/pictures`;
    const sent = await sendFile(house, owner, path, await zipOf(resumes()), 'uploads.zip');
    expect(sent.statusCode).toBe(200);
    const done = await runImport(house, owner, opened.id, real);
    expect(done.counts).toMatchObject([
      { kind: 'submission', act: 'leave', items: 1 },
      { kind: 'submission', act: 'make', items: 4, done: 4, failed: 0 },
    ]);
    expect(await countAll(house)).toEqual({ ...before, submissions: 4, job_applications: 4, resumes: 2 });

    const { rows } = await sql<{ name: string; resume: string | null; days: number; door: string }>`
      select full_name as name, resume_id as resume, door,
        round(extract(epoch from now() - submitted_at) / 86400)::integer as days
      from job_applications join submissions on id = submission_id order by submitted_at desc
    `.execute(house.db);
    expect(rows.map(({ name, resume }) => [name, resume !== null])).toEqual([
      ['Anil Yadav', true],
      ['Sunita Rao', true],
      ...rows.slice(2).map(({ name }) => [name, false]),
    ]);
    expect(rows.map(({ days }) => Math.abs(days - 40) <= 21)).toEqual(Array(4).fill(true));
    expect(rows.map(({ door }) => door)).toEqual(Array(4).fill('import'));

    const [good, bad] = rows.map(({ resume }) => String(resume));
    expect(await findResume(house, good ?? '')).toMatchObject({
      ...{ scan_state: 'pending', original_name: 'cv.pdf', type: 'pdf' },
    });
    const clamd = await startFakeClamd((bytes) =>
      bytes.includes('EVIL') ? 'stream: Test.Virus-1 FOUND' : 'stream: OK',
    );
    while (await scanNext({ db: house.db, resumes: house.resumes, clamd, log }));
    expect(await findResume(house, good ?? '')).toMatchObject({ scan_state: 'clean' });
    expect(await findResume(house, bad ?? '')).toMatchObject({ scan_state: 'infected' });
    expect(await whereIs(house, bad ?? '')).toEqual(['quarantine']);
  });

  test('come with resumes from a folder, twice make nothing twice, and go with their files', async ({
    house,
    owner,
  }) => {
    const pictures = await folderOf(resumes());
    const { id } = await rehearseFile(house, owner, applications(), file);
    await runImport(house, owner, id, { ...real, pictures });
    const before = await countAll(house);
    expect(before).toMatchObject({ job_applications: 4, resumes: 2, mails: 0 });
    const keys = (await house.db.selectFrom('resumes').select('id').execute()).map((each) => each.id);

    const again = await rehearseFile(house, owner, applications(), file);
    expect(new Set(await actsOf(owner, again.id))).toEqual(new Set(['same waiting', 'leave waiting']));
    await runImport(house, owner, again.id, { ...real, pictures });
    expect(await countAll(house)).toEqual(before);

    expect(await undo(house, owner, id)).toMatchObject({ state: 'undone', mayUndo: false });
    expect(await countAll(house)).toMatchObject({ submissions: 0, job_applications: 0 });
    const kept = await Promise.all(keys.map((key) => house.resumes.exists(key)));
    expect(kept).toEqual([false, false]);

    // What was taken back may come again.
    const third = await rehearseFile(house, owner, applications(), file);
    expect(await actsOf(owner, third.id)).toContain('make waiting');
  });

  test('say in the inbox whose resume was not there, or was no document', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, applications(), file);
    const pictures = await folderOf(resumes());
    await runImport(house, owner, id, { ...real, pictures });
    // The lines of submissions name nobody from then on; the item itself says what is missing.
    const found = await house.db.selectFrom('inbox_events').select('text').execute();
    const missing = found.map(({ text }) => String(text)).filter((text) => text.includes('is not attached'));
    expect(missing.toSorted()).toEqual([
      expect.stringContaining(
        `The resume ${resumeAt('a3/none.pdf')} is not attached: It is not among the files`,
      ),
      expect.stringContaining(`The resume ${resumeAt('a4/script.pdf')} is not attached: `),
    ]);
  });

  test('are removed with their resumes once they are as old as others', async ({ house, owner }) => {
    const pictures = await folderOf(resumes());
    const { id } = await rehearseFile(house, owner, applications(), file);
    await runImport(house, owner, id, { ...real, pictures });
    const days = house.config.retention.applicationsDays;
    // The one of 40 days ago is older than that then, and the one of 20 days ago is not.
    await sql`update submissions set submitted_at = submitted_at - make_interval(days => ${days - 30}::integer)`.execute(
      house.db,
    );
    const settings = house.config.retention;
    const daily = { db: house.db, resumes: house.resumes, settings, log };
    // The first day only counts.
    await runDaily(daily);
    await sql`update retention_runs set started_at = started_at - interval '24 hours', day = day - 1`.execute(
      house.db,
    );
    await runDaily(daily);
    const left = await house.db.selectFrom('job_applications').select('full_name').execute();
    expect(left).toEqual([{ full_name: 'Anil Yadav' }]);
    expect(await countAll(house)).toMatchObject({ submissions: 1, resumes: 1 });
  });

  test('that somebody has answered stay when the import is taken back', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, applications(), file);
    await runImport(house, owner, id, real);
    await takeInAll(house.db);
    const { reference } = await house.db
      .selectFrom('submissions')
      .select('reference')
      .limit(1)
      .executeTakeFirstOrThrow();
    ok(await owner.call('inbox.addNote', { reference, text: 'Called him.' }));
    await undo(house, owner, id);
    const left = await house.db.selectFrom('submissions').select('reference').execute();
    expect(left).toEqual([{ reference }]);
  });
});

describe('messages of CFDB7', () => {
  const file = [
    '\uFEFFId,Date,Name,Email,Phone,Message',
    `3,"${momentAgo(5)}","Sunita Devi",s@example.in,"""+91 98450 12345""","Please call us."`,
    `2,"${momentAgo(50)}","रमेश कुमार",r@example.in,9845012346,"<script>alert(1)</script>"`,
    `1,"${momentAgo(4_000)}","Old One",o@example.in,9845012347,"Long ago"`,
  ].join('\n');
  const messages = () => file;
  const named = { ...real, name: 'cfdb7.csv' };

  test('are rehearsed, come at their own dates, twice make nothing twice, and are taken back', async ({
    house,
    owner,
  }) => {
    const before = await countAll(house);
    const opened = await rehearseFile(house, owner, messages(), named);
    expect(opened).toMatchObject({ source: 'cfdb7', state: 'rehearsed' });
    expect(await actsOf(owner, opened.id)).toEqual(['make waiting', 'make waiting', 'leave waiting']);
    expect(await countAll(house)).toEqual(before);

    const done = await runImport(house, owner, opened.id, real);
    expect(done).toMatchObject({ state: 'done', mayUndo: true });
    await takeInAll(house.db);
    const { entries } = ok(await owner.ask('inbox.list', { door: 'import' }));
    expect(entries).toHaveLength(2);
    const stored = await countAll(house);
    expect(stored).toEqual({ ...before, submissions: 2, contact_requests: 2 });

    const again = await rehearseFile(house, owner, messages(), named);
    expect(await actsOf(owner, again.id)).toEqual(['same waiting', 'same waiting', 'leave waiting']);
    await runImport(house, owner, again.id, real);
    expect(await countAll(house)).toEqual(stored);

    expect(await undo(house, owner, opened.id)).toMatchObject({ state: 'undone' });
    expect(await countAll(house)).toEqual(before);
  });

  test('that differ in a later file are changed, and those edited here only if somebody says so', async ({
    house,
    owner,
  }) => {
    const { id } = await rehearseFile(house, owner, messages(), named);
    await runImport(house, owner, id, real);
    const later = messages().replace('Please call us.', 'Please call us at ten.');
    const second = await rehearseFile(house, owner, later, named);
    expect(await actsOf(owner, second.id)).toEqual(['change waiting', 'same waiting', 'leave waiting']);
    await runImport(house, owner, second.id, real);
    const texts = () =>
      sql<{ text: string }>`select user_message as text from contact_requests order by text`.execute(
        house.db,
      );
    expect((await texts()).rows.map(({ text }) => text)).toContain('Please call us at ten.');
    // Taken back, it is as it was before this file.
    await undo(house, owner, second.id);
    expect((await texts()).rows.map(({ text }) => text)).toContain('Please call us.');
  });
});
