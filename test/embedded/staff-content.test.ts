import { randomUUID } from 'node:crypto';
import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { fileUrl } from '../../src/contract/file-path.ts';
import { makePosting } from '../factories/rows.ts';
import { enterAsFounder } from './founding-owner.ts';
import { makeDataFolder } from './prepared-folder.ts';
import { end, startServer } from './server-process.ts';

test('jobs, blogs and documents published on the embedded database are still there after a restart', async () => {
  const dataDir = await makeDataFolder('content');
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const first = await startServer(dataDir);
  const call = await enterAsFounder(first);
  const status = async (path: string, { origin } = first) =>
    (await fetch(origin + path, { redirect: 'manual' })).status;

  const posted = await fetch(`${first.origin}/api/Master/SubmitJobDetails`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makePosting({ openPosition: 'Zebra Guard' })),
  });
  expect(posted.status).toBe(200);
  const [job] = (await call('jobs.list', { status: 'pending' })).jobs;
  const page = `/jobs/${job.Jid}-zebra-guard`;
  expect(await status(page)).toBe(404);
  const approved = await call('jobs.approve', { Jid: job.Jid, version: 1, closesOn: null });
  expect(await status(page)).toBe(200);
  await call('jobs.close', approved);
  expect(await status(page)).toBe(410);

  const form = new FormData();
  const picture = sharp({ create: { width: 800, height: 500, channels: 3, background: '#f29a1f' } });
  form.append('file', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'cover.jpg'));
  const { BlogImagePath } = await call('blogs.uploadPicture', form);
  const values = { Subject: 'Night rounds', SubHeading: '', Discription: 'Walk.', BlogImagePath };
  // The database with a single connection also runs it once.
  const key = randomUUID();
  const drafts = [call('blogs.create', { values }, key), call('blogs.create', { values }, key)];
  const [draft, repeated] = await Promise.all(drafts);
  expect(repeated).toEqual(draft);
  const blog = `/blog/${draft.BlogId}`;
  expect(await status(blog)).toBe(404);
  await call('blogs.publish', { ...draft, at: null });
  expect(await status(blog)).toBe(200);

  const document = new FormData();
  document.append('ComplianceName', 'Zoning');
  document.append('file', new File(['%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n'], 'zoning.pdf'));
  const item = await call('compliance.create', document);
  await call('compliance.setPublished', { ...item, published: true });
  await end(first, 'SIGTERM');

  const left = join(dataDir, 'publications/compliance/zoning-0123456789abcdef0123456789abcdef.pdf');
  await writeFile(left, 'left by a crash before its row');

  const second = await startServer(dataDir);
  await expect(access(left)).rejects.toThrow('ENOENT');
  expect(await status(page, second)).toBe(410);
  expect(await status(blog, second)).toBe(200);
  expect(await status(fileUrl(BlogImagePath), second)).toBe(200);
  const list = await fetch(`${second.origin}/api/Login/SelectComplianceList`, { method: 'POST' });
  expect(await list.text()).toContain('Zoning');
  await end(second, 'SIGTERM');
});
