import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { createFileInspection } from '../../server/files/inspection.ts';
import { type Answer, callSite, postLegacy } from '../doors/doors.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';
import { keepLog } from '../environment/log-lines.ts';
import { makeDocx, makePdf, readDoc, readReal, refusedFiles } from '../factories/files/resumes.ts';
import { makeApplication } from '../factories/rows.ts';
import { countStored, findStored, receiptOf } from '../factories/stored.ts';

const doors = ['legacy', 'site'] as const;
type Door = (typeof doors)[number];

const pdfOfOurs = new URL('../../client/public/media/compliance/gst-registration.pdf', import.meta.url);

const FIVE_MB = 5 * 1024 * 1024;

interface Upload {
  bytes: Buffer;
  name?: string;
  type?: string;
  field?: string;
}

function send(
  { app }: TestServer,
  door: Door,
  uploads: Upload[],
  values = makeApplication(),
): Promise<Answer> {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.append(field, value);
  for (const { bytes, name = 'cv.pdf', type = 'application/pdf', field = 'file' } of uploads)
    form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  if (door === 'legacy') return postLegacy(app, '/Master/SubmitJobAplicationDetails', form);
  return callSite(app, 'jobApplication.submit', form);
}

/** The application's resume: its row, and its bytes in the store. */
async function storedResume({ db, resumes }: TestServer, answer: Answer) {
  const { resume_id } = await findStored(db, 'job_applications', receiptOf(answer).reference);
  if (typeof resume_id !== 'string') return undefined;
  const row = await db
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', resume_id)
    .executeTakeFirstOrThrow();
  return { ...row, bytes: Buffer.from(await resumes.getBytes(resume_id)) };
}

function listStore({ config }: TestServer): Promise<string[]> {
  return readdir(join(config.dataDir, 'resumes'));
}

describe.for(doors)('a resume by the %s door', (door) => {
  const genuine: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', makeDocx],
    ['doc', 'application/msword', readDoc],
    ['pdf', 'application/pdf', () => readFileSync(pdfOfOurs)],
  ];
  test.for(genuine)(
    'that is a %s is recognised by its bytes, whatever it is called',
    async ([kind, type, make], { server }) => {
      for (const [name, claimed] of [
        [`cv.${kind}`, type],
        ['photo.jpg', 'image/jpeg'],
        ['cv', ''],
      ] as const) {
        const bytes = await make();
        const resume = await storedResume(server, await send(server, door, [{ bytes, name, type: claimed }]));
        expect(resume).toMatchObject({ type: kind, original_name: name, size: bytes.length });
        expect(resume?.sha256).toEqual(createHash('sha256').update(bytes).digest());
        expect(resume?.bytes.equals(bytes)).toBe(true);
      }
    },
  );

  test.for([
    ['libreoffice.docx', 'docx', false],
    ['libreoffice.doc', 'doc', false],
    ['libreoffice.pdf', 'pdf', false],
    ['chromium.pdf', 'pdf', false],
    ['libreoffice-encrypted.pdf', 'pdf', true],
  ] as [string, string, boolean][])(
    'written by a real program is stored: %s',
    async ([name, type, isLocked], { server }) => {
      const bytes = readReal(name);
      const answer = await send(server, door, [{ bytes, name, type: 'application/octet-stream' }]);
      const resume = await storedResume(server, answer);
      expect(resume).toMatchObject({ type, size: bytes.length });
      expect(resume?.bytes.equals(bytes)).toBe(true);
      const { flags } = await findStored(server.db, 'job_applications', receiptOf(answer).reference);
      expect(flags).toEqual(isLocked ? ['locked-resume'] : []);
    },
  );

  test('cannot be read by other users of the machine', async ({ server }) => {
    const resume = await storedResume(server, await send(server, door, [{ bytes: makePdf() }]));
    const folder = join(server.config.dataDir, 'resumes');
    expect((await stat(join(folder, resume?.id ?? ''))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test.for([
    ['a web page', 'cv.pdf'],
    ['an executable', 'cv.doc'],
    ['a zip bomb', 'cv.docx'],
    ['a document with macros', 'cv.docx'],
  ] as const)('is refused if it is %s called %s', async ([what, name], { server }) => {
    const bytes = refusedFiles[what]?.() as Buffer;
    const before = { files: await listStore(server), submissions: await countStored(server.db) };
    const answer = await send(server, door, [{ bytes, name }]);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('file: must be a pdf, doc or docx document');
    expect({ files: await listStore(server), submissions: await countStored(server.db) }).toEqual(before);
  });

  test('may have exactly 5 MB', async ({ server }) => {
    const bytes = makePdf(FIVE_MB);
    const resume = await storedResume(server, await send(server, door, [{ bytes }]));
    expect(resume?.size).toBe(FIVE_MB);
    expect(resume?.bytes.equals(bytes)).toBe(true);
  });

  test.for([1, 3_000_000])('is refused with %i bytes more', async (more, { server }) => {
    const before = { files: await listStore(server), submissions: await countStored(server.db) };
    const answer = await send(server, door, [{ bytes: makePdf(FIVE_MB + more) }]);
    expect(answer.statusCode, answer.body).toBe(413);
    expect(answer.body).toContain('5 MB');
    if (door === 'legacy') expect(answer.headers['content-type']).toContain('application/problem+json');
    else expect(answer.json().error.data).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', httpStatus: 413 });
    expect({ files: await listStore(server), submissions: await countStored(server.db) }).toEqual(before);
  });

  test('sent again with the same application leaves one file', async ({ server }) => {
    const before = await listStore(server);
    const values = makeApplication();
    const bytes = makePdf();
    const first = await send(server, door, [{ bytes }], values);
    const again = await send(
      server,
      door === 'site' ? 'legacy' : 'site',
      [{ bytes, name: 'copy.pdf' }],
      values,
    );
    expect(receiptOf(again)).toEqual(receiptOf(first));
    expect(await listStore(server)).toHaveLength(before.length + 1);
    expect((await storedResume(server, again))?.bytes.equals(bytes)).toBe(true);
  });

  test('with other bytes makes a new application', async ({ server }) => {
    const values = makeApplication();
    const answers = [
      await send(server, door, [], values),
      await send(server, door, [{ bytes: makePdf() }], values),
      await send(server, door, [{ bytes: makePdf() }], values),
    ];
    expect(new Set(answers.map((answer) => receiptOf(answer).reference)).size).toBe(3);
  });
});

describe('an endless inspection of a resume', () => {
  const source = new URL('../factories/files/slow-inspection-process.ts', import.meta.url);
  const endless = { bytes: Buffer.from('endless file') };

  async function start(options: Parameters<typeof createFileInspection>[0]) {
    const inspection = createFileInspection({ source, timeoutMs: 1_000, ...options });
    const { logger, lines } = keepLog('warn');
    const server = await startTestServer({}, { parts: { inspection }, logger });
    onTestFinished(async () => {
      await server.stop();
      await inspection.close();
    });
    return { server, lines };
  }

  test('is killed while others are answered, and its file is refused like any that is no resume', async () => {
    const { server, lines } = await start({ processes: 1 });
    const ended: string[] = [];
    const looking = send(server, 'site', [endless]).finally(() => ended.push('the endless one'));
    const page = await server.app.inject('/healthz').finally(() => ended.push('another'));
    const answer = await looking;
    expect(ended).toEqual(['another', 'the endless one']);
    expect([page.statusCode, answer.statusCode]).toEqual([200, 400]);
    expect(answer.body).toContain('file: must be a pdf, doc or docx document');
    expect(lines).toMatchObject([{ msg: 'a file could not be inspected and is refused', size: 12 }]);
    expect([await listStore(server), await countStored(server.db)]).toEqual([[], 0]);
    expect(await storedResume(server, await send(server, 'site', [{ bytes: makePdf() }]))).toBeDefined();
  });
});
