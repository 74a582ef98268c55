import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import type { FoundItem } from '../../../server/staff/moving-in/found-item.ts';
import { runNextImport } from '../../../server/staff/moving-in/importing/run-imports.ts';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import type { StartedServer } from '../../environment/app.ts';
import { ok } from '../../factories/staff.ts';
import { test } from './house.ts';
import {
  blogItem,
  contactItem,
  FORMER,
  jobItem,
  linesOf,
  pageItem,
  partsOf,
  pictureItem,
  rehearseFile,
  runImport,
  sendFile,
  sourceOf,
} from './moving.ts';

const everything = () => [
  pictureItem('1'),
  blogItem('2', { picture: `${FORMER}/wp-content/uploads/2019/05/gate-1.jpg` }),
  jobItem('3'),
  pageItem('4'),
  contactItem('5'),
  { guid: 'nothing', place: 'item 6', title: 'A poll', content: undefined, notes: [] },
];

/** How many rows each table has that an import could write to. */
async function countRows({ db }: StartedServer) {
  const tables = [
    'blogs',
    'job_openings',
    'media',
    'submissions',
    'content_versions',
    'site_redirects',
    'mails',
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function picturesFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  await mkdir(join(folder, '2019', '05'), { recursive: true });
  const picture = sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#246' } });
  await writeFile(join(folder, '2019', '05', 'gate-1.jpg'), await picture.jpeg().toBuffer());
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
    });
    expect(opened).toMatchObject({ from: 'www.old-guards.example', mayUndo: false });
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

  test('of a file that ends within an item leaves no line', async ({ house, owner }) => {
    const opened = await rehearseFile(house, owner, sourceOf([blogItem('1'), 'BROKEN']));
    expect(opened).toMatchObject({
      state: 'unreadable',
      reason: 'line 3: the file ends within an item',
      counts: [],
    });
    expect(ok(await owner.call('movingIn.discard', { id: opened.id })).id).toBe(opened.id);
    expect((await owner.ask('movingIn.open', { id: opened.id })).statusCode).toBe(404);
  });

  test('refuses what is no source, and an empty file', async ({ house, owner }) => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await sendFile(house, owner, '/staff/moving-in/files', png, 'a.png')).statusCode).toBe(400);
    expect((await sendFile(house, owner, '/staff/moving-in/files', '', 'a.csv')).statusCode).toBe(400);
    expect(ok(await owner.ask('movingIn.list', {})).imports).toEqual([]);
  });

  test('leaves out what is too old to be kept', async ({ house, owner }) => {
    const old = contactItem('1', { sentAt: '2009-01-02T03:04:05.000Z' });
    const opened = await rehearseFile(house, owner, sourceOf([old]));
    expect(countsOf(opened)).toEqual({ 'submission leave': [1, 0, 0] });
    const [line] = await linesOf(owner, opened.id);
    expect(line?.notes.at(-1)?.text).toMatch(/older than \d+ days/);
  });

  test('stores hostile texts as they can be stored', async ({ house, owner }) => {
    const hostile = `a\u0000b\ud800 \u202Egnp.exe <script>alert(1)</script> ${'x'.repeat(10_000)}`;
    const items = [
      blogItem('1', { heading: hostile, subheading: hostile }),
      jobItem('2', { position: hostile, location: hostile }),
      pageItem('3', { name: hostile, lead: hostile }),
      contactItem('4', {
        values: { fullName: hostile, userMessage: hostile },
        others: { [hostile]: hostile },
      }),
    ];
    const { id, state } = await rehearseFile(house, owner, sourceOf(items));
    expect(state).toBe('rehearsed');
    const done = await runImport(house, owner, id);
    expect(done.counts.map(({ failed }) => failed)).toEqual([0, 0, 0, 0]);
    const [blog] = await house.db.selectFrom('blogs').selectAll().execute();
    expect(blog?.subject.length).toBeLessThanOrEqual(200);
    expect(blog?.subject).not.toContain('\u0000');
  });
});

describe('an import', () => {
  test('makes everything at its own date, and redirects of the former addresses', async ({
    house,
    owner,
  }) => {
    const { id } = await rehearseFile(house, owner, sourceOf(everything()));
    const done = await runImport(house, owner, id, { pictures: await picturesFolder() });
    expect(done).toMatchObject({ state: 'done', mayUndo: true, progress: { done: 5, total: 5 } });
    expect(done.counts.every(({ failed }) => failed === 0)).toBe(true);

    const [blog] = await house.db.selectFrom('blogs').selectAll().execute();
    expect(blog).toMatchObject({ subject: 'Blog 2', published_at: new Date('2019-05-06T04:30:00.000Z') });
    expect(blog?.image_path).toMatch(/^wwwroot\/media\/blog\/[0-9a-f]{32}-800\.jpg$/);
    const [job] = await house.db.selectFrom('job_openings').selectAll().execute();
    expect(job).toMatchObject({
      status: 'open',
      min_salary: '18500 per month',
      location: 'Pune, Maharashtra',
    });
    expect(job?.posted_at).toEqual(new Date('2025-02-03T04:30:00.000Z'));
    const [submission] = await house.db.selectFrom('submissions').selectAll().execute();
    expect(submission).toMatchObject({ door: 'import', kind: 'contact', notice_version: null });
    expect(submission?.submitted_at.getTime()).toBeLessThan(Date.now() - 59 * 86_400_000);
    expect(await house.db.selectFrom('mails').select('id').execute()).toEqual([]);

    await takeInAll(house.db);
    const reference = submission?.reference ?? '';
    const item = ok(await owner.call('inbox.open', { reference }));
    expect(JSON.stringify(item)).toContain('Number of guards: 12');
    expect(JSON.stringify(item)).toContain('9845012345');
    expect(ok(await owner.ask('inbox.list', { door: 'import' })).entries).toHaveLength(1);
    expect(item).toMatchObject({ status: 'closed' });

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
    ]);
    // From now on the rows of the import name nobody.
    const kept = await house.db
      .selectFrom('import_items')
      .select(['title', 'content', 'notes', 'guid'])
      .execute();
    expect(JSON.stringify(kept)).not.toMatch(/Asha|asha|98450/);
    expect(kept.every(({ content }) => content === null)).toBe(true);
  });

  test('done twice makes nothing twice', async ({ house, owner }) => {
    const file = sourceOf(everything());
    const first = await rehearseFile(house, owner, file);
    await runImport(house, owner, first.id, { pictures: await picturesFolder() });
    const before = await countRows(house);
    const again = await rehearseFile(house, owner, file);
    expect(new Set(again.counts.map(({ act }) => act))).toEqual(new Set(['same', 'leave']));
    await runImport(house, owner, again.id);
    expect(await countRows(house)).toEqual(before);
  });

  test('leaves an address to the first of two things that claim it, and says so before', async ({
    house,
    owner,
  }) => {
    const address = (key: string, from: string, to: string): FoundItem => ({
      ...{ guid: `address ${key}`, place: `line ${key}`, title: from, notes: [] },
      content: { kind: 'address', from, to: `${FORMER}/?p=${to}` },
    });
    // Enough others between them that they are not decided about together.
    const others = Array.from({ length: 250 }, (_, index) => contactItem(`other ${index}`));
    const items = [
      ...[blogItem('1'), blogItem('2')],
      ...[address('10', `${FORMER}/old/`, '1'), address('11', `https://old-guards.example/old/`, '1')],
      ...[address('12', `${FORMER}/old/`, '2'), ...others, address('13', `${FORMER}/old/`, '2')],
    ];
    const opened = await rehearseFile(house, owner, sourceOf(items));
    const lines = await linesOf(owner, opened.id, { kind: 'address' });
    const plans = lines.map(({ place, act, notes }) => [place, act, notes.at(-1)?.text ?? '']);
    const why = '/old/ leads to what stands at line 10: an address leads to one thing only.';
    expect(plans.filter(([place]) => place?.startsWith('line'))).toEqual([
      ['line 10', 'make', ''],
      ['line 11', 'make', ''],
      ['line 12', 'leave', why],
      ['line 13', 'leave', why],
    ]);
    const done = await runImport(house, owner, opened.id);
    expect(done.counts.filter(({ failed }) => failed > 0)).toEqual([]);
    const [first] = await house.db.selectFrom('blogs').select('id').orderBy('id').execute();
    await house.publishing.reload();
    const led = await house.app.inject('/old/');
    expect([led.statusCode, led.headers.location]).toEqual([301, `/blog/${first?.id}`]);
  });

  test('changes what is new there, and never what was edited here unless its line was named', async ({
    house,
    owner,
  }) => {
    const first = await rehearseFile(
      house,
      owner,
      sourceOf([blogItem('1'), jobItem('2'), pageItem('3'), contactItem('4')]),
    );
    await runImport(house, owner, first.id);
    const [blog] = await house.db.selectFrom('blogs').select(['id', 'version']).execute();
    const found = ok(await owner.ask('blogs.find', { BlogId: blog?.id }));
    const values = { ...found.values, Subject: 'Edited here' };
    ok(await owner.call('blogs.update', { BlogId: blog?.id, version: found.version, values }));

    const changed = [
      blogItem('1', { heading: 'New there' }),
      jobItem('2', { position: 'Head guard' }),
      pageItem('3', { lead: 'Who we are now.' }),
      contactItem('4', { values: { fullName: 'Asha Rao', emailId: 'asha@example.in' } }),
    ];
    const second = await rehearseFile(house, owner, sourceOf(changed));
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

    const third = await rehearseFile(house, owner, sourceOf(changed));
    const [line] = await linesOf(owner, third.id, { act: 'ask' });
    await runImport(house, owner, third.id, { overwrite: [line?.id ?? 0] });
    expect(await subjects()).toEqual([{ subject: 'New there' }]);
  });

  test('ends with its process, is gone on with by another, and stops when somebody says so', async ({
    house,
    owner,
  }) => {
    const items = Array.from({ length: 40 }, (_, index) => jobItem(String(index)));
    const { id } = await rehearseFile(house, owner, sourceOf(items));
    const written = async () => (await house.db.selectFrom('job_openings').select('id').execute()).length;
    const state = async () => ok(await owner.ask('movingIn.open', { id })).state;
    ok(await owner.call('movingIn.start', { id }));
    const dying = new AbortController();
    const dead = runNextImport(partsOf(house), dying.signal).catch(() => undefined);
    await expect.poll(written, { interval: 5 }).toBeGreaterThan(0);
    dying.abort();
    await dead;
    const before = await written();
    expect(before).toBeLessThan(40);
    expect(await state()).toBe('running');

    const running = runNextImport(partsOf(house));
    await expect.poll(written, { interval: 5 }).toBeGreaterThan(before);
    ok(await owner.call('movingIn.stop', { id }));
    await running;
    const stopped = await written();
    expect(stopped).toBeLessThan(40);
    expect(await state()).toBe('stopped');
    expect(await runNextImport(partsOf(house))).toBe(false);

    ok(await owner.call('movingIn.goOn', { id }));
    await runNextImport(partsOf(house));
    expect(ok(await owner.ask('movingIn.open', { id }))).toMatchObject({
      state: 'done',
      progress: { done: 40, total: 40 },
    });
    expect(await written()).toBe(40);
    expect((await owner.call('movingIn.start', { id })).statusCode).toBe(409);
  });

  test('of a process that has died is taken over after its lease', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, sourceOf([jobItem('1')]));
    ok(await owner.call('movingIn.start', { id }));
    const lease = (until: string) =>
      sql`update imports set claim = gen_random_uuid(), leased_until = now() + ${until}::interval where id = ${id}`.execute(
        house.db,
      );
    await lease('20 seconds');
    expect(await runNextImport(partsOf(house))).toBe(false);
    await lease('-1 seconds');
    expect(await runNextImport(partsOf(house))).toBe(true);
    expect(ok(await owner.ask('movingIn.open', { id }))).toMatchObject({ state: 'done' });
  });
});

describe('an undo', () => {
  test('takes back what nobody has edited, and what was edited stays', async ({ house, owner }) => {
    const empty = await countRows(house);
    const items = [...everything(), blogItem('7'), contactItem('8')];
    const { id } = await rehearseFile(house, owner, sourceOf(items));
    await runImport(house, owner, id, { pictures: await picturesFolder() });
    await takeInAll(house.db);
    const [blog] = await house.db.selectFrom('blogs').select('id').where('subject', '=', 'Blog 7').execute();
    const found = ok(await owner.ask('blogs.find', { BlogId: blog?.id }));
    const values = { ...found.values, Subject: 'Edited here' };
    ok(await owner.call('blogs.update', { BlogId: blog?.id, version: found.version, values }));

    ok(await owner.call('movingIn.undo', { id }));
    await runNextImport(partsOf(house));
    expect(ok(await owner.ask('movingIn.open', { id }))).toMatchObject({ state: 'undone', mayUndo: false });
    expect(await house.db.selectFrom('blogs').select('subject').execute()).toEqual([
      { subject: 'Edited here' },
    ]);
    const left = await countRows(house);
    // Versions of documents are only ever added to.
    expect({ ...left, content_versions: 0 }).toEqual({
      ...empty,
      blogs: 1,
      site_redirects: 1,
      media: 1,
      content_versions: 0,
    });
    expect(await house.db.selectFrom('media').select('id').where('removed_at', 'is', null).execute()).toEqual(
      [],
    );
    const failed = await linesOf(owner, id, { only: 'failed' });
    expect(failed).toMatchObject([{ title: 'Blog 7', failure: 'It has been edited here since and stays.' }]);
    const drafts = ok(await owner.ask('site.tree'));
    expect(JSON.stringify(drafts)).not.toContain('About 4');

    // What was taken back may come again.
    const again = await rehearseFile(house, owner, sourceOf([jobItem('3'), contactItem('5')]));
    expect(countsOf(again)).toEqual({ 'job make': [1, 0, 0], 'submission make': [1, 0, 0] });
  });
});

describe('a person', () => {
  test('who was erased comes back by no import', async ({ house, owner }) => {
    const file = sourceOf([contactItem('1')]);
    const first = await rehearseFile(house, owner, file);
    await runImport(house, owner, first.id);
    await takeInAll(house.db);
    // Another file of the same person, which has been read and waits.
    const values = { fullName: 'A. Rao', emailId: 'ASHA1@example.in', userMessage: 'Again' };
    const waiting = await rehearseFile(house, owner, sourceOf([contactItem('2', { values })]));
    const [{ reference = '' } = {}] = await house.db.selectFrom('submissions').select('reference').execute();
    ok(
      await owner.call('people.erase', {
        ...{ who: 'asha1@example.in', references: [reference], verification: 'call-back' },
      }),
    );
    const items = await house.db.selectFrom('import_items').selectAll().execute();
    expect(JSON.stringify(items)).not.toMatch(/asha|Rao/i);
    await runImport(house, owner, waiting.id);
    expect(await house.db.selectFrom('submissions').select('id').execute()).toEqual([]);

    const again = await rehearseFile(house, owner, file);
    expect(countsOf(again)).toEqual({ 'submission leave': [1, 0, 0] });
  });
});
