import { expect } from 'vitest';
import { jobPath } from '../../../src/contract/job-path.ts';
import type { StaffJobEntry } from '../../../src/contract/staff/jobs.ts';
import { createJobOpening } from '../../factories/rows.ts';
import { createMember, ok, openBrowser, type StaffBrowser } from '../../factories/staff.ts';
import { test } from '../../inbox/office.ts';

test('the list is filtered by status and searched by beginnings of words', async ({ server, recruiter }) => {
  const { db } = server;
  const list = async (input = {}): Promise<string[]> =>
    ok(await recruiter.ask('jobs.list', input)).jobs.map(({ Jid }: StaffJobEntry) => Jid);
  const open = await createJobOpening(db, { open_position: 'Fire Officer', location: 'Kochi' });
  const pending = await createJobOpening(db, { status: 'pending', opened_at: null });
  const closed = await createJobOpening(db, { status: 'closed', location: 'Kochi' });
  expect(await list()).toEqual([closed, pending, open]);
  expect(await list({ status: 'open' })).toEqual([open]);
  expect(await list({ status: 'pending' })).toEqual([pending]);
  expect(await list({ search: 'koc' })).toEqual([closed, open]);
  expect(await list({ search: 'fire koc' })).toEqual([open]);
  expect(await list({ search: closed.toLowerCase() })).toEqual([closed]);
  expect(await list({ search: 'koc', status: 'closed' })).toEqual([closed]);
  for (const search of ['koc zebra', '%', '......']) expect(await list({ search })).toEqual([]);
});

test('the preview is the page that the public will see, without scripts', async ({ server, recruiter }) => {
  const words = { open_position: 'Gnu Herder', description: '- Early\n- Late <b>' };
  const Jid = await createJobOpening(server.db, { ...words, status: 'pending', opened_at: null });
  const preview = (jid: string, { get }: Pick<StaffBrowser, 'get'> = recruiter) =>
    get(`/staff/previews/jobs/${jid}`);
  const { body, headers, statusCode } = await preview(Jid);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toContain("script-src 'none'");
  expect(headers['content-security-policy']).not.toContain("script-src 'self'");
  ok(await recruiter.call('jobs.approve', { Jid, version: 1, closesOn: null }));
  const page = await server.app.inject({ url: jobPath({ Jid, OpenPosition: 'Gnu Herder' }) });
  const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];
  expect(main(body)).toContain('Late &lt;b');
  expect(main(body)).toBe(main(page.body));
  expect(body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  // It is only for roles that may approve jobs.
  expect((await preview(Jid, openBrowser(server))).statusCode).toBe(401);
  expect((await preview(Jid, await createMember(server, 'editor'))).statusCode).toBe(403);
  for (const none of ['JO-999999999', 'JO-x']) expect((await preview(none)).statusCode).toBe(404);
});
