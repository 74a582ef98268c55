import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import type { OpenedImport } from '../../src/contract/staff/moving-in.ts';
import type { StartedServer } from '../environment/app.ts';
import { ok } from '../factories/staff.ts';
import { test } from './house.ts';
import {
  blogItem,
  contactItem,
  countRows,
  FORMER,
  foundItem,
  jobItem,
  linesOf,
  pageItem,
  pictureItem,
  rehearseFile,
  runImport,
  sendFile,
  smallJpeg,
  sourceOf,
  undoImport,
} from './moving.ts';

const everything = () => [
  pictureItem('1'),
  blogItem('2', { picture: `${FORMER}/wp-content/uploads/2019/05/gate-1.jpg` }),
  jobItem('3'),
  pageItem('4'),
  contactItem('5'),
  foundItem('nothing', 'item 6', 'A poll', undefined),
];

async function picturesFolder({ config }: StartedServer): Promise<string> {
  const folder = await mkdtemp(join(config.dataDir, 'uploads-'));
  await mkdir(join(folder, '2019', '05'), { recursive: true });
  await writeFile(join(folder, '2019', '05', 'gate-1.jpg'), await smallJpeg());
  return folder;
}

const countsOf = ({ counts }: OpenedImport) =>
  Object.fromEntries(
    counts.map(({ kind, act, items, done, failed }) => [`${kind} ${act}`, [items, done, failed]]),
  );

describe('a rehearsal', () => {
  test('says what would be made of each item, and writes nothing', async ({ house, owner }) => {
    const before = await countRows(house);
    const opened = await rehearseFile(house, owner, sourceOf(everything()));
    expect(opened).toMatchObject({
      state: 'rehearsed',
      source: 'wordpress',
      hosts: ['www.old-guards.example'],
      from: 'www.old-guards.example',
      mayUndo: false,
    });
    expect(countsOf(opened)).toEqual({
      'picture make': [1, 0, 0],
      'blog make': [1, 0, 0],
      'job make': [1, 0, 0],
      'page make': [1, 0, 0],
      'submission make': [1, 0, 0],
      'null leave': [1, 0, 0],
    });
    expect(await countRows(house)).toEqual(before);
    const lines = await linesOf(owner, opened.id, { kind: 'job' });
    expect(lines).toMatchObject([
      { place: 'item 3', title: 'Guard 3', act: 'make', state: 'waiting', leadsTo: null },
    ]);
    const report = await owner.get(`/staff/moving-in/${opened.id}/report.csv`);
    expect(report.statusCode).toBe(200);
    expect(report.body).toContain('"item 3","job","Guard 3","make"');
    expect(report.body).not.toContain('Asha Rao');
  });

  test('refuses what is no source, and says where a file ends within an item', async ({ house, owner }) => {
    for (const content of [await smallJpeg(), ''])
      expect((await sendFile(house, owner, '/staff/moving-in/files', content, 'a.csv')).statusCode).toBe(400);
    expect(ok(await owner.ask('movingIn.list', {})).imports).toEqual([]);
    const opened = await rehearseFile(house, owner, sourceOf([blogItem('1'), 'BROKEN']));
    expect(opened).toMatchObject({
      state: 'unreadable',
      reason: 'line 3: the file ends within an item',
      counts: [],
    });
    expect(ok(await owner.call('movingIn.discard', { id: opened.id })).id).toBe(opened.id);
    expect((await owner.ask('movingIn.open', { id: opened.id })).statusCode).toBe(404);
  });
});

describe('an import', () => {
  test('makes everything once at its own date, and can be undone', async ({ house, owner }) => {
    const empty = await countRows(house);
    const pictures = await picturesFolder(house);
    const file = sourceOf([...everything(), blogItem('7')]);
    const { id } = await rehearseFile(house, owner, file);
    const done = await runImport(house, owner, id, { pictures });
    expect(done).toMatchObject({ state: 'done', mayUndo: true, progress: { done: 6, total: 6 } });
    expect(done.counts.every(({ failed }) => failed === 0)).toBe(true);

    const [blog, other] = await house.db.selectFrom('blogs').selectAll().orderBy('subject').execute();
    expect(blog).toMatchObject({ subject: 'Blog 2', published_at: new Date('2019-05-06T04:30:00.000Z') });
    expect(blog?.image_path).toMatch(/^wwwroot\/media\/blog\/[0-9a-f]{32}-\d+\.jpg$/);
    const [job] = await house.db.selectFrom('job_openings').selectAll().execute();
    expect(job).toMatchObject({
      status: 'open',
      min_salary: '18500 per month',
      location: 'Pune, Maharashtra',
      posted_at: new Date('2025-02-03T04:30:00.000Z'),
    });
    const [submission] = await house.db.selectFrom('submissions').selectAll().execute();
    expect(submission).toMatchObject({ door: 'import', kind: 'contact', notice_version: null });
    const days = (Date.now() - Number(submission?.submitted_at)) / 86_400_000;
    expect(days).toBeCloseTo(60, 1);
    expect(await house.db.selectFrom('mails').select('id').execute()).toEqual([]);

    await takeInAll(house.db);
    const reference = submission?.reference ?? '';
    const item = ok(await owner.call('inbox.open', { reference }));
    expect(item).toMatchObject({ status: 'closed' });
    expect(JSON.stringify(item)).toContain('Number of guards: 12');
    expect(JSON.stringify(item)).toContain('9845012345');
    expect(ok(await owner.ask('inbox.list', { door: 'import' })).entries).toHaveLength(1);

    await house.publishing.reload();
    const led = await house.app.inject({ url: '/2019/05/blog-2/' });
    expect([led.statusCode, led.headers.location]).toEqual([301, `/blog/${blog?.id}`]);
    const picture = await house.app.inject({ url: '/wp-content/uploads/2019/05/gate-1.jpg' });
    expect(picture.headers.location).toMatch(/^\/media\/library\/upload-.*\.jpg$/);
    expect((await house.app.inject({ url: `/blog/${blog?.id}` })).statusCode).toBe(200);
    const lines = await linesOf(owner, id);
    expect(lines.map(({ kind, leadsTo }) => [kind, leadsTo])).toEqual([
      ['picture', '/site'],
      ['blog', `/blogs/${blog?.id}`],
      ['job', `/jobs/${job?.jid}`],
      ['page', '/site/page%3Aabout-4'],
      ['submission', `/inbox?item=${reference}`],
      [null, null],
      ['blog', `/blogs/${other?.id}`],
    ]);
    // From now on the rows of the import name nobody.
    const columns = ['title', 'content', 'notes', 'guid'] as const;
    const kept = await house.db.selectFrom('import_items').select(columns).execute();
    expect(JSON.stringify(kept)).not.toMatch(/Asha|asha|98450/);
    expect(kept.every(({ content }) => content === null)).toBe(true);

    // Once more, it makes nothing.
    const before = await countRows(house);
    const again = await rehearseFile(house, owner, file);
    expect(new Set(again.counts.map(({ act }) => act))).toEqual(new Set(['same', 'leave']));
    await runImport(house, owner, again.id);
    expect(await countRows(house)).toEqual(before);

    const found = ok(await owner.ask('blogs.find', { BlogId: other?.id }));
    const values = { ...found.values, Subject: 'Edited here' };
    ok(await owner.call('blogs.update', { BlogId: other?.id, version: found.version, values }));
    expect(await undoImport(house, owner, id)).toMatchObject({ state: 'undone', mayUndo: false });
    const subjects = await house.db.selectFrom('blogs').select('subject').execute();
    expect(subjects).toEqual([{ subject: 'Edited here' }]);
    const left = await countRows(house);
    // Versions of documents are only ever added to, and a picture that was taken away can be brought back.
    expect({ ...left, content_versions: 0 }).toEqual({
      ...empty,
      blogs: 1,
      site_redirects: empty.site_redirects + 1,
      media: 1,
      content_versions: 0,
    });
    const shown = await house.db.selectFrom('media').select('id').where('removed_at', 'is', null).execute();
    expect(shown).toEqual([]);
    expect(await linesOf(owner, id, { only: 'failed' })).toMatchObject([
      { title: 'Blog 7', failure: 'It has been edited here since and stays.' },
    ]);
    expect(JSON.stringify(ok(await owner.ask('site.tree')))).not.toContain('About 4');
    // What was taken back may come again.
    const third = await rehearseFile(house, owner, sourceOf([jobItem('3'), contactItem('5')]));
    expect(countsOf(third)).toEqual({ 'job make': [1, 0, 0], 'submission make': [1, 0, 0] });
  });

  test('changes what was edited here only if its line was named', async ({ house, owner }) => {
    const items = [blogItem('1'), jobItem('2'), pageItem('3'), contactItem('4')];
    const first = await rehearseFile(house, owner, sourceOf(items));
    await runImport(house, owner, first.id);
    const [blog] = await house.db.selectFrom('blogs').select(['id', 'version']).execute();
    const found = ok(await owner.ask('blogs.find', { BlogId: blog?.id }));
    const values = { ...found.values, Subject: 'Edited here' };
    ok(await owner.call('blogs.update', { BlogId: blog?.id, version: found.version, values }));

    const changed = sourceOf([
      blogItem('1', { heading: 'New there' }),
      jobItem('2', { position: 'Head guard' }),
      pageItem('3', { lead: 'Who we are now.' }),
      contactItem('4', { values: { fullName: 'Asha Rao', emailId: 'asha@example.in' } }),
    ]);
    const second = await rehearseFile(house, owner, changed);
    expect(countsOf(second)).toEqual({
      'blog ask': [1, 0, 0],
      'job change': [1, 0, 0],
      'page change': [1, 0, 0],
      'submission change': [1, 0, 0],
    });
    await runImport(house, owner, second.id);
    const subjects = () => house.db.selectFrom('blogs').select('subject').execute();
    expect(await subjects()).toEqual([{ subject: 'Edited here' }]);
    const jobs = await house.db.selectFrom('job_openings').select('open_position').execute();
    expect(jobs).toEqual([{ open_position: 'Head guard' }]);

    const third = await rehearseFile(house, owner, changed);
    const [line] = await linesOf(owner, third.id, { act: 'ask' });
    await runImport(house, owner, third.id, { overwrite: [line?.id ?? 0] });
    expect(await subjects()).toEqual([{ subject: 'New there' }]);
  });
});
