import { pino } from 'pino';
import { describe, expect } from 'vitest';
import { scanNext } from '../../server/files/scanner/scan-next.ts';
import { readers } from '../../server/importing/runs/read-apart.ts';
import { runImports } from '../../server/importing/runs/run-imports.ts';
import type { StartedServer } from '../environment/app.ts';
import { startFakeClamd } from '../environment/clamd.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { findResume, whereIs } from '../factories/scanned-resumes.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { test } from './house.ts';
import { countRows, linesOf, partsOf, rehearseFile, runImport, sendFile } from './moving.ts';
import { zipOfFiles } from './upload-zip.ts';

const real = { readers };
const log = pino({ level: 'silent' });
/** The moment so many days ago, as plugins write it: in the time of the former site, which is Indian. */
const momentAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const resumeAt = (name: string) => `https://old.example/wp-content/uploads/job_applications/${name}`;
const application = (name: string, days: number, resume: string) =>
  `${momentAgo(days).slice(0, 10)},new,"${name}",${name.split(' ')[0]?.toLowerCase()}@example.in,"Guard &#8211; Pune",${resume},"Six years",4,9845012345`;
const applications = [
  '"Application date","Application status","Applicant name","Applicant email","Job applied for",Attachment,"Applicant message",Rating,Phone',
  application('Anil Yadav', 20, resumeAt('a1/cv.pdf')),
  application('Sunita Rao', 40, resumeAt('a2/evil.pdf')),
  application('Ramesh Kumar', 60, resumeAt('a3/none.pdf')),
  application('Meena Iyer', 60, resumeAt('a4/script.pdf')),
  application('Old Hand', 4_000, resumeAt('a1/cv.pdf')),
].join('\n');
const resumes: Record<string, Buffer> = {
  'job_applications/a1/cv.pdf': makePdf(),
  'job_applications/a2/evil.pdf': Buffer.concat([makePdf(), Buffer.from('%EVIL\n%%EOF')]),
  'job_applications/a4/script.pdf': Buffer.from('<script>alert(1)</script>'),
};

const file = { readers, name: 'applications.csv' };
const actsOf = async (owner: SignedInMember, id: number) =>
  (await linesOf(owner, id)).map(({ act, state }) => `${act} ${state}`);
const applicants = async ({ db }: StartedServer) =>
  (
    await db
      .selectFrom('job_applications')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select(['full_name', 'resume_id', 'door', 'submitted_at'])
      .orderBy('submitted_at', 'desc')
      .execute()
  ).map(({ full_name, resume_id, door, submitted_at }) => ({
    name: full_name,
    resume: resume_id,
    door,
    days: Math.round((Date.now() - submitted_at.getTime()) / 86_400_000),
  }));

describe('applications of WP Job Manager', () => {
  test('come with their resumes from a zip, which are scanned like all others', async ({ house, owner }) => {
    const before = await countRows(house);
    const opened = await rehearseFile(house, owner, applications, file);
    expect(opened).toMatchObject({ source: 'applications', state: 'rehearsed', hosts: ['old.example'] });
    // The last one is older than applications are kept.
    expect(await actsOf(owner, opened.id)).toEqual([...Array(4).fill('make waiting'), 'leave waiting']);
    const [old] = await linesOf(owner, opened.id, { act: 'leave' });
    expect(old?.notes.at(-1)?.text).toMatch(/older than \d+ days/);
    expect(await countRows(house)).toEqual(before);

    const uploads = Object.entries(resumes).map(([name, bytes]) => [`wp-content/uploads/${name}`, bytes]);
    const zip = await zipOfFiles(Object.fromEntries(uploads));
    const sent = await sendFile(house, owner, `/staff/moving-in/${opened.id}/pictures`, zip, 'uploads.zip');
    expect(sent.statusCode).toBe(200);
    const done = await runImport(house, owner, opened.id, real);
    expect(done.counts).toMatchObject([
      { kind: 'submission', act: 'leave', items: 1 },
      { kind: 'submission', act: 'make', items: 4, done: 4, failed: 0 },
    ]);
    expect(await countRows(house)).toEqual({ ...before, submissions: 4, job_applications: 4, resumes: 2 });
    const [good, bad, ...others] = await applicants(house);
    expect(good).toMatchObject({ name: 'Anil Yadav', door: 'import', days: expect.closeTo(20, -0.5) });
    expect(bad).toMatchObject({ name: 'Sunita Rao', door: 'import', days: expect.closeTo(40, -0.5) });
    expect(others.map(({ resume }) => resume)).toEqual([null, null]);
    // The item itself says what is missing, since the lines of submissions name nobody from then on.
    const events = await house.db.selectFrom('inbox_events').select('text').execute();
    const missing = events.map(({ text }) => String(text)).filter((text) => text.includes('is not attached'));
    expect(missing.toSorted()).toEqual([
      expect.stringContaining(`${resumeAt('a3/none.pdf')} is not attached: It is not among the files`),
      expect.stringContaining(`${resumeAt('a4/script.pdf')} is not attached: `),
    ]);

    expect(await findResume(house, good?.resume ?? '')).toMatchObject({
      scan_state: 'pending',
      original_name: 'cv.pdf',
      type: 'pdf',
    });
    const clamd = await startFakeClamd((bytes) =>
      bytes.includes('EVIL') ? 'stream: Test.Virus-1 FOUND' : 'stream: OK',
    );
    while (await scanNext({ db: house.db, resumes: house.resumes, clamd, log }));
    expect(await findResume(house, good?.resume ?? '')).toMatchObject({ scan_state: 'clean' });
    expect(await findResume(house, bad?.resume ?? '')).toMatchObject({ scan_state: 'infected' });
    expect(await whereIs(house, bad?.resume ?? '')).toEqual(['quarantine']);
  });
});

test('a table of jobs waits for its columns, and the next one has the choice', async ({ house, owner }) => {
  const table = [
    'Job ID;Designation;Location;Salary;Last date;Job type;Details',
    'J-1;Guard;"Pune, Maharashtra";"₹ 15,500 - 18,000 per month";28/12/2026;Full Time;At a gate.',
    'J-2;Driver;"Nagpur, Maharashtra";;13/11/2026;Full Time;By night.',
  ].join('\r\n');
  const { id, state } = await rehearseFile(house, owner, table, { readers, name: 'jobs.csv' });
  expect(state).toBe('columns');
  const proposed = ok(await owner.ask('movingIn.columns', { id }));
  expect(proposed).toMatchObject({ target: 'job', cameBefore: false });
  ok(await owner.call('movingIn.matchColumns', { id, target: 'job', chosen: proposed.chosen }));
  await runImports(partsOf(house, real));
  const done = await runImport(house, owner, id, real);
  expect(done.counts).toMatchObject([{ kind: 'job', act: 'make', items: 2, done: 2, failed: 0 }]);
  const second = await rehearseFile(house, owner, table, { readers, name: 'jobs-again.csv' });
  const again = ok(await owner.ask('movingIn.columns', { id: second.id }));
  expect(again).toMatchObject({ target: 'job', chosen: proposed.chosen, cameBefore: true });
});
