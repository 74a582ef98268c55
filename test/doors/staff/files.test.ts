import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished } from 'vitest';
import { claimStores, startTestServer, type TestServer } from '../../environment/app.ts';
import { makeApplicationForm } from '../../factories/application-form.ts';
import { makeDocx, makePdf } from '../../factories/files/resumes.ts';
import { createJobOpening, makeApplication, makeContact, makeQuotation } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { setScan } from '../../factories/stored.ts';
import { submit } from '../../factories/submit.ts';
import { test } from '../../inbox/office.ts';
import { unzip } from '../../people/unzip.ts';

const contact = (server: TestServer, changes = {}) => submit(server, 'contact', makeContact(changes));

function apply(server: TestServer, bytes: Buffer, name: string, changes = {}): Promise<string> {
  const form = makeApplicationForm(changes, bytes, name);
  return submit(server, 'application', form);
}

/** Parses RFC 4180 in which every cell is quoted. */
function readCsv(text: string): string[][] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/(?<=")\r\n/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );
}

async function lastAudit({ db }: TestServer) {
  return db
    .selectFrom('staff_audit')
    .select(['member_id', 'action', 'subject', 'detail'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the inbox as a file', () => {
  test('has the filtered entries of the member’s own kinds', async ({ server, owner, sales }) => {
    await server.db.deleteFrom('submissions').execute();
    const first = await contact(server);
    const second = await submit(server, 'quotation', makeQuotation({ city: 'Pune' }));
    const third = await submit(server, 'application', makeApplication());
    const references = async (member: SignedInMember, query: string) => {
      const answer = await member.get(`/staff/files/inbox.csv?${query}`);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename=inbox-\d{4}-\d\d-\d\d\.csv$/,
      );
      expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
      return readCsv(answer.body)
        .slice(1)
        .map(([reference]) => reference);
    };
    expect(await references(owner, '')).toEqual([third, second, first]);
    expect(await references(sales, '')).toEqual([second, first]);
    expect(await references(owner, 'city=pune&kind=quotation')).toEqual([second]);
    expect(await references(owner, 'search=menon')).toEqual([first]);
    expect(await lastAudit(server)).toEqual({
      member_id: owner.id,
      action: 'inbox exported',
      subject: '',
      detail: 'view=inbox&search=words',
    });
    expect((await owner.get('/staff/files/inbox.csv?status=unheard-of')).statusCode).toBe(400);
  });

  test('has no cell that a spreadsheet would run as a formula', async ({ server, sales }) => {
    const nasty = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'निशा "the" guard, day\nand night', 'a;b,c'];
    for (const text of nasty) {
      const reference = await contact(server, {
        companyName: text.trim() || 'x',
        userMessage: `${text}\u2003!`,
      });
      const rows = readCsv((await sales.get(`/staff/files/inbox.csv?search=${reference}`)).body);
      const row = Object.fromEntries((rows[0] ?? []).map((title, at) => [title, rows[1]?.[at] ?? '']));
      expect(rows).toHaveLength(2);
      for (const cell of rows[1] ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(row.Message?.replace(/^'/, '')).toBe(`${text}\u2003!`.trim());
    }
  });
});

describe('a resume', () => {
  test('is downloaded unchanged, with its own name and real type', async ({ server, recruiter }) => {
    const bytes = makePdf(70_000);
    const reference = await apply(server, bytes, 'मेरा resume |new|.EXE');
    const answer = await recruiter.get(`/staff/files/resumes/${reference}`);
    expect(answer.statusCode).toBe(200);
    expect(hash(answer.rawPayload)).toBe(hash(bytes));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '70000',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; /);
    const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe('मेरा resume _new_.EXE.pdf');
    expect(await lastAudit(server)).toEqual({
      member_id: recruiter.id,
      action: 'resume downloaded',
      subject: reference,
      detail: '',
    });
  });

  test('that is infected cannot be downloaded, even with a confirmation', async ({ server, owner }) => {
    const reference = await apply(server, makePdf(), 'cv.pdf');
    await setScan(server, reference, 'infected');
    for (const query of ['', '?unscanned=yes']) {
      const answer = await owner.get(`/staff/files/resumes/${reference}${query}`);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).not.toContain('%PDF');
    }
    expect(ok(await owner.call('inbox.open', { reference })).resume.access).toBe('never');
  });

  test('that is not scanned yet can be downloaded after a confirmation', async () => {
    const server = await startTestServer({ CLAMAV_HOST: '127.0.0.1', CLAMAV_PORT: '9' });
    onTestFinished(() => server.stop());
    const recruiter = await createMember(server, 'recruiter');
    const reference = await apply(server, makePdf(), 'cv.pdf');
    const path = `/staff/files/resumes/${reference}`;
    expect((await recruiter.get(path)).statusCode).toBe(403);
    expect((await recruiter.get(`${path}?unscanned=yes`)).statusCode).toBe(200);
    expect(await lastAudit(server)).toMatchObject({ action: 'resume downloaded', detail: 'unscanned' });
    await setScan(server, reference, 'error');
    expect((await recruiter.get(path)).statusCode).toBe(403);
    await setScan(server, reference, 'clean');
    expect((await recruiter.get(path)).statusCode).toBe(200);
  });

  test('with a lost file is reported as missing', async ({ server, recruiter }) => {
    const jid = await createJobOpening(server.db);
    const reference = await apply(server, makePdf(), 'cv.pdf', { JobId: jid });
    await server.resumes.deleteAll();
    // As a person does who knows that they are lost: without that the empty store would take no other resume.
    await claimStores(server);
    expect((await recruiter.get(`/staff/files/resumes/${reference}`)).statusCode).toBe(404);
    const zip = await unzip((await recruiter.get(`/staff/files/jobs/${jid}/applicants.zip`)).rawPayload);
    expect([...zip.keys()]).toEqual(['applicants.csv']);
    expect(String(zip.get('applicants.csv'))).toContain('missing from the store');
  });
});

describe('one job’s applicants', () => {
  test('are a list, and a zip of their resumes with safe names', async ({ server, recruiter }) => {
    const jid = await createJobOpening(server.db);
    const [docx, pdf, infected] = [makeDocx(), makePdf(), makePdf()];
    const names = ['../../etc/passwd', 'CON', 'A'.repeat(150), 'Ravi Kumar'];
    const references: string[] = [];
    for (const FullName of names)
      references.push(
        await apply(server, FullName === 'CON' ? docx : makePdf(), 'x.pdf', { JobId: jid, FullName }),
      );
    const again = await apply(server, pdf, 'x.pdf', { JobId: jid, FullName: 'Ravi Kumar' });
    const bad = await apply(server, infected, 'x.pdf', { JobId: jid, FullName: 'Bad' });
    const without = await submit(server, 'application', makeApplication({ JobId: jid, FullName: '=Nobody' }));
    await setScan(server, bad, 'infected');
    const list = ok(await recruiter.call('applicants.list', { jid }));
    expect(list.job.jid).toBe(jid);
    expect(list.applicants.map(({ reference }: { reference: string }) => reference)).toEqual(
      [...references, again, bad, without].reverse(),
    );

    const answer = await recruiter.get(`/staff/files/jobs/${jid}/applicants.zip`);
    expect(answer.headers['content-type']).toBe('application/zip');
    const zip = await unzip(answer.rawPayload);
    const [traversal, device, long, ravi] = references;
    expect([...zip.keys()].sort()).toEqual(
      [
        `${traversal} passwd.pdf`,
        `${device} CON.docx`,
        `${long} ${'A'.repeat(60)}.pdf`,
        `${ravi} Ravi Kumar.pdf`,
        `${again} Ravi Kumar.pdf`,
        'applicants.csv',
      ].sort(),
    );
    expect(hash(zip.get(`${again} Ravi Kumar.pdf`) ?? Buffer.alloc(0))).toBe(hash(pdf));
    const rows = readCsv(String(zip.get('applicants.csv')));
    expect(rows.find(([reference]) => reference === bad)?.at(-1)).toBe('left out: infected');
    expect(rows.find(([reference]) => reference === without)?.slice(2, 3)).toEqual(["'=Nobody"]);
    expect(await lastAudit(server)).toMatchObject({ action: 'applicants downloaded', subject: jid });
  });
});
