import { describe, expect } from 'vitest';
import { readers } from '../../server/importing/runs/read-apart.ts';
import { runImports } from '../../server/importing/runs/run-imports.ts';
import type { StartedServer } from '../environment/app.ts';
import { ok } from '../factories/staff.ts';
import { test } from './house.ts';
import { linesOf, partsOf, rehearseFile, runImport, sendFile, smallJpeg } from './moving.ts';
import { FORMULA, SCRIPT, scriptsInJobTable, scriptsInWordPress, whatRuns } from './scripts-in-sources.ts';
import { zipOfFiles } from './upload-zip.ts';

const real = { readers };

test('what would run is found', () => {
  expect(whatRuns(`<p title="${SCRIPT}">`)).toEqual(['script alert(1)', 'img src=x', 'img onError=alert(2)']);
  expect(whatRuns('<a href=" JavaScript:alert(1)">')).toHaveLength(1);
});

/** A page as a browser reads it, of which nothing runs. */
async function readSafely({ app }: Pick<StartedServer, 'app'>, address: string): Promise<string> {
  const { statusCode, body, headers } = await app.inject({ url: address });
  // The address of a job has its position.
  if (statusCode === 301) return readSafely({ app }, String(headers.location));
  expect(statusCode, address).toBe(200);
  expect(whatRuns(body), address).toEqual([]);
  return body;
}

describe('scripts and formulas in every field', () => {
  test('of an export of WordPress do not run on any page that visitors read', async ({ house, owner }) => {
    const { id, state, reason } = await rehearseFile(house, owner, scriptsInWordPress(), real);
    expect(state, reason).toBe('rehearsed');
    const zip = await zipOfFiles({ 'wp-content/uploads/2024/03/gate.jpg': await smallJpeg() });
    expect((await sendFile(house, owner, `/staff/moving-in/${id}/pictures`, zip)).statusCode).toBe(200);
    const done = await runImport(house, owner, id, real);
    expect(await linesOf(owner, id, { only: 'failed' })).toEqual([]);
    const made = done.counts.filter(({ act }) => act === 'make').map(({ kind }) => kind);
    expect(made).toEqual(['picture', 'blog', 'job', 'page', 'address', 'menu']);

    const drafts = await house.db.selectFrom('content_versions').select('document').distinct().execute();
    expect(drafts).toContainEqual({ document: 'navigation' });
    const documents: { document: string; version: number }[] = [];
    for (const { document } of drafts) {
      const { draft } = ok(await owner.ask('site.find', { document }));
      documents.push({ document, version: draft });
    }
    ok(await owner.call('site.publish', { documents, title: 'Came', note: '', due: null, confirmed: [] }));
    const { id: blog } = await house.db.selectFrom('blogs').select('id').executeTakeFirstOrThrow();
    const job = await house.db.selectFrom('job_openings').select('jid').executeTakeFirstOrThrow();
    // As words they are on each of them: in a list, a text, or the menu.
    for (const address of ['/', '/blog', `/blog/${blog}`, '/Career', `/jobs/${job.jid}`, '/a-page'])
      expect(await readSafely(house, address), address).toContain('&lt;script&gt;alert(1)');
    for (const address of ['/contactus', '/sitemap.xml', '/feeds/jobs.xml', '/feeds/blogs.xml'])
      await readSafely(house, address);
  });

  test('of a table of jobs stay words of the jobs, and of the report', async ({ house, owner }) => {
    const named = { readers, name: 'jobs.csv' };
    const { id } = await rehearseFile(house, owner, scriptsInJobTable(), named);
    const { target, chosen } = ok(await owner.ask('movingIn.columns', { id }));
    expect(target).toBe('job');
    expect(Object.keys(chosen)).toHaveLength(8);
    ok(await owner.call('movingIn.matchColumns', { id, target, chosen }));
    await runImports(partsOf(house, real));
    const done = await runImport(house, owner, id, real);
    expect(done.counts).toMatchObject([{ kind: 'job', act: 'make', items: 2, done: 2, failed: 0 }]);
    const jobs = await house.db.selectFrom('job_openings').select('jid').execute();
    for (const { jid } of jobs) await readSafely(house, `/jobs/${jid}`);
    expect(await readSafely(house, '/Career')).toContain('&lt;script&gt;alert(1)');
    const report = await owner.get(`/staff/moving-in/${id}/report.csv`);
    expect(report.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
    // A spreadsheet computes what begins with this sign.
    expect(report.body).toContain(`"'${FORMULA}"`);
    expect(report.body).not.toMatch(/(?:^|[,\n])"?[=+@-]/);
  });
});
