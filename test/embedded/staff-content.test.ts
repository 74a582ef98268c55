import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { fileUrl } from '../../src/contract/file-path.ts';
import { makePosting } from '../factories.ts';
import { codeOf, PASSWORD } from '../staff.ts';
import { end, type ServerProcess, startServer } from './server-process.ts';

const TOKEN = 'a-token-of-22-letters-x';
const LINK = /http:\/\/localhost:\d+\/staff\/invitation#([\w-]{43})/;

/** Comes in as the founding owner. @returns what calls the staff's procedures. */
async function enter(server: ServerProcess) {
  await expect.poll(server.errors).toMatch(LINK);
  const token = LINK.exec(server.errors())?.[1];
  const cookies = new Map<string, string>([['XSRF-TOKEN', TOKEN]]);
  const call = async (procedure: string, input: object) => {
    const encoded = input instanceof FormData ? new Response(input) : undefined;
    const response = await fetch(`${server.origin}/staff/trpc/${procedure}`, {
      method: 'POST',
      headers: {
        'content-type': encoded?.headers.get('content-type') ?? 'application/json',
        'x-xsrf-token': TOKEN,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: encoded ? new Uint8Array(await encoded.arrayBuffer()) : JSON.stringify(input),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const body = await response.json();
    expect(response.status, JSON.stringify(body)).toBe(200);
    return body.result.data;
  };
  const email = 'owner@example.com';
  await call('enrolment.accept', { token, email, name: 'The Owner', password: PASSWORD });
  const { uri } = await call('enrolment.start', { password: PASSWORD });
  await call('enrolment.confirm', { code: codeOf(new URL(uri).searchParams.get('secret') ?? '') });
  return call;
}

test('jobs, blogs and documents are published on the embedded database, and are there after a start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-content-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const first = await startServer(dataDir);
  const call = await enter(first);
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
  const draft = await call('blogs.create', { values });
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

  const second = await startServer(dataDir);
  expect(await status(page, second)).toBe(410);
  expect(await status(blog, second)).toBe(200);
  expect(await status(fileUrl(BlogImagePath), second)).toBe(200);
  const list = await fetch(`${second.origin}/api/Login/SelectComplianceList`, { method: 'POST' });
  expect(await list.text()).toContain('Zoning');
  await end(second, 'SIGTERM');
});
