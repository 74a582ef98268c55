import { describe, expect, onTestFinished } from 'vitest';
import { resumeReadingPath } from '../../../src/contract/staff/resume-reading.ts';
import { startTestServer, type TestServer } from '../../environment/app.ts';
import { makeApplicationForm } from '../../factories/application-form.ts';
import { makePdf, readReal } from '../../factories/files/resumes.ts';
import { makeApplication } from '../../factories/rows.ts';
import { createMember, type SignedInMember } from '../../factories/staff.ts';
import { setScan } from '../../factories/stored.ts';
import { submit } from '../../factories/submit.ts';
import { test } from '../../inbox/office.ts';

const apply = (server: TestServer, bytes: Buffer, name = 'cv.pdf') =>
  submit(server, 'application', makeApplicationForm({}, bytes, name));

const read = (member: SignedInMember, reference: string) => member.post(resumeReadingPath(reference), {});

const readings = ({ db }: TestServer, reference: string) =>
  db
    .selectFrom('staff_audit')
    .select(['member_id', 'action', 'subject', 'detail'])
    .where('subject', '=', reference)
    .where('action', 'in', ['resume read', 'resume downloaded'])
    .execute();

describe('the reading of a resume', () => {
  test('is a PDF as it came, and is recorded', async ({ server, recruiter }) => {
    const bytes = makePdf(70_000);
    const reference = await apply(server, bytes);
    const answer = await read(recruiter, reference);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '70000',
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await readings(server, reference)).toEqual([
      { member_id: recruiter.id, action: 'resume read', subject: reference, detail: '' },
    ]);
  });

  test('of a file that cannot be shown says why', async ({ server, recruiter }) => {
    const bytes = readReal('libreoffice-encrypted.pdf');
    const reference = await apply(server, bytes);
    expect((await read(recruiter, reference)).json()).toEqual({ form: 'unreadable', reason: 'locked' });
    const download = await recruiter.get(`/staff/files/resumes/${reference}`);
    expect(download.rawPayload.equals(bytes)).toBe(true);
    // The attempt is recorded as well.
    expect((await readings(server, reference)).map(({ action }) => action)).toEqual([
      'resume read',
      'resume downloaded',
    ]);
  });

  test('is for those who may read applications, with the token', async ({ server, recruiter }) => {
    const reference = await apply(server, makePdf());
    const [sales, owner] = [await createMember(server, 'sales'), await createMember(server, 'owner')];
    expect((await read(sales, reference)).statusCode).toBe(403);
    expect((await read(owner, reference)).statusCode).toBe(200);
    const path = resumeReadingPath(reference);
    const cookie = [...recruiter.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const bare = await server.app.inject({ method: 'POST', url: path, headers: { cookie } });
    expect(bare.statusCode).toBe(403);
    expect(bare.body).not.toContain('%PDF');
    const byAddress = await recruiter.get(path);
    expect(byAddress.headers['content-type']).toMatch(/^text\/html/);
    expect(byAddress.body).not.toContain('%PDF');
    expect((await readings(server, reference)).map(({ member_id }) => member_id)).toEqual([owner.id]);
  });

  test('waits for the virus scanner, and no confirmation replaces its answer', async () => {
    const server = await startTestServer({ CLAMAV_HOST: '127.0.0.1', CLAMAV_PORT: '9' });
    onTestFinished(() => server.stop());
    const recruiter = await createMember(server, 'recruiter');
    const reference = await apply(server, makePdf());
    for (const state of ['pending', 'error', 'infected'] as const) {
      if (state !== 'pending') await setScan(server, reference, state);
      for (const query of ['', '?unscanned=yes']) {
        const answer = await recruiter.post(resumeReadingPath(reference) + query, {});
        expect(answer.statusCode, state).toBe(403);
        expect(answer.body).not.toContain('%PDF');
      }
    }
    expect(await readings(server, reference)).toEqual([]);
    await setScan(server, reference, 'clean');
    expect((await read(recruiter, reference)).statusCode).toBe(200);
  });

  test('of none, and of a lost file, is not found', async ({ server, recruiter }) => {
    const without = await submit(server, 'application', makeApplication());
    expect((await read(recruiter, without)).statusCode).toBe(404);
    expect((await read(recruiter, 'AP-000000')).statusCode).toBe(404);
    const reference = await apply(server, makePdf());
    await server.resumes.deleteAll();
    expect((await read(recruiter, reference)).statusCode).toBe(404);
  });
});

describe('the frame for PDFs', () => {
  test('has no origin, no network and no place outside of our pages', async ({ server }) => {
    const { statusCode, headers, body } = await server.app.inject('/staff/pdf-frame');
    expect(statusCode).toBe(200);
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => {
          const [name = '', ...values] = directive.trim().split(' ');
          return [name, values.join(' ')];
        }),
    );
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'style-src': "'self'",
      'img-src': 'data: blob:',
      'font-src': "'none'",
      'media-src': "'none'",
      'connect-src': "'self'",
      'manifest-src': "'none'",
      'form-action': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'self'",
      sandbox: 'allow-scripts',
      'worker-src': 'blob:',
    });
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(1);
    for (const path of files) {
      expect(path).toMatch(/^\/assets\/pdf-frame-/);
      const answer = await server.app.inject(path);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test('is the only page whose files other origins may load', async ({ server }) => {
    const { body } = await server.app.inject('/staff');
    const [, path = ''] = /src="(\/assets\/staff-[^"]+)"/.exec(body) ?? [];
    const answer = await server.app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
