import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { describe, expect, onTestFinished } from 'vitest';
import { createResumeStore, sweepResumes } from '../../server/files/resume-store.ts';
import { type Answer, callSite, postLegacy } from '../doors/doors.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';
import { startS3Store } from '../environment/s3-store.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeApplication } from '../factories/rows.ts';
import { findStored, receiptOf } from '../factories/stored.ts';

async function start(settings: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer(settings);
  onTestFinished(() => server.stop());
  return server;
}

function apply({ app }: TestServer, door: 'legacy' | 'site', bytes: Buffer): Promise<Answer> {
  const form = new FormData();
  for (const [field, value] of Object.entries(makeApplication())) form.append(field, value);
  form.append('file', new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' }));
  if (door === 'legacy') return postLegacy(app, '/Master/SubmitJobAplicationDetails', form);
  return callSite(app, 'jobApplication.submit', form);
}

async function resumeOf({ db }: TestServer, answer: Answer): Promise<string> {
  const { resume_id } = await findStored(db, 'job_applications', receiptOf(answer).reference);
  return String(resume_id);
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('resumes in a bucket', () => {
  test('are stored byte for byte through both doors, with nothing left on this machine', async () => {
    const server = await start(await startS3Store());
    for (const door of ['legacy', 'site'] as const) {
      const bytes = makePdf(door === 'site' ? 5 * 1024 * 1024 : 70_000);
      const id = await resumeOf(server, await apply(server, door, bytes));
      expect(hash(await server.resumes.getBytes(id))).toBe(hash(bytes));
    }
    expect(await readdir(server.config.dataDir)).not.toContain('resumes');
  });

  test('are stored in their folder, and files of other folders are left alone', async () => {
    const settings = await startS3Store('site/resumes');
    const server = await start(settings);
    const whole = await createResumeStore({
      dataDir: '',
      resumeBucket: server.config.resumeBucket && { ...server.config.resumeBucket, folder: '' },
    });
    await whole.put('backups/yesterday.tar', 'not ours');
    const id = await resumeOf(server, await apply(server, 'site', makePdf()));
    expect(await whole.exists(`site/resumes/${id}`)).toBe(true);
    expect((await sweepResumes(server.db, server.resumes, 0)).movedAside).toBe(0);
    expect(await whole.exists('backups/yesterday.tar')).toBe(true);
  });
});
