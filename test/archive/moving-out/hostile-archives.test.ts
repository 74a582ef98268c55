import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringBack } from '../../../server/archive/bringing-back/bring-back.ts';
import type { Manifest } from '../../../server/archive/format.ts';
import { writeArchive } from '../../../server/archive/write-archive.ts';
import { type StartedServer, startTestServer } from '../../environment/app.ts';
import { createManySubmissions } from '../../factories/many-submissions.ts';
import { createBlog } from '../../factories/rows.ts';
import { readZip, writeZip } from '../../factories/zips.ts';

type Entries = Map<string, Buffer>;

const MB = 1024 * 1024;
/** Refused archives change nothing, so that one server takes none of them. */
let target: StartedServer;
let whole: Entries;
let file: string;

beforeAll(async () => {
  const source = await startTestServer();
  await createManySubmissions(source, { count: 20, files: 1, fileBytes: 100 });
  await createBlog(source.db, { subject: 'A good gate' });
  await createBlog(source.db);
  const path = join(source.config.dataDir, 'whole.zip');
  await writeArchive(createWriteStream(path), 'moving out', source);
  whole = await readZip(path);
  await source.stop();
  target = await startTestServer();
  file = join(target.config.dataDir, 'hostile.zip');
});

afterAll(() => target.stop());

/** Changes the manifest, and makes it fit the entries again. */
function seal(entries: Entries, change: (manifest: Manifest) => void = () => undefined): Entries {
  const manifest = JSON.parse(String(entries.get('manifest.json'))) as Manifest;
  manifest.entries = [...entries]
    .filter(([path]) => path !== 'manifest.json')
    .map(([path, content]) => ({
      path,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    }));
  change(manifest);
  return put(entries, 'manifest.json', JSON.stringify(manifest));
}

const put = (entries: Entries, path: string, content: string | Buffer): Entries =>
  new Map([...entries, [path, Buffer.from(content as string)]]);

function replace(entries: Entries, path: string, from: string | RegExp, to: string): Entries {
  const text = String(entries.get(path));
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} has no ${from}`);
  return put(entries, path, changed);
}

const without = (entries: Entries, path: string) => new Map([...entries].filter(([name]) => name !== path));
const records = (table: string) => `records/${table}.ndjson`;
const resumeIn = (entries: Entries) =>
  [...entries.keys()].find((name) => name.startsWith('files/resumes/')) ?? 'no resume';

async function expectRefusal(reason: RegExp): Promise<void> {
  await expect(bringBack(file, target.db, target)).rejects.toThrow(reason);
  expect(await target.db.selectFrom('blogs').select('id').execute()).toEqual([]);
  for (const store of ['resumes', 'publications']) {
    const left = await readdir(join(target.config.dataDir, store), { recursive: true }).catch(() => []);
    const files = left.filter((name) => /\.\w+$|[0-9a-f-]{36}/.test(name));
    expect(files.filter((name) => name !== 'belongs-to.json')).toEqual([]);
  }
}

/** The kind of archive, how it comes about, and what the refusal says. */
const hostile: [string, (entries: Entries) => Iterable<[string, Buffer]>, RegExp][] = [
  ['without its manifest', (all) => without(all, 'manifest.json'), /manifest is missing/],
  ['whose manifest is no JSON', (all) => put(all, 'manifest.json', '[[['), /no archive/],
  ['without an entry', (all) => without(all, records('blogs')), /records\/blogs.ndjson is missing/],
  ['with one entry more', (all) => put(all, 'run.sh', 'x'), /other entries than/],
  ['with an entry twice', (all) => [...all, ['README.md', Buffer.from('x')]], /README.md is in it twice/],
  ['changed in a row', (all) => replace(all, records('blogs'), 'gate', 'goat'), /is not what its manifest/],
  [
    'changed in a resume',
    (all) => seal(put(all, resumeIn(all), '%PDF-1.4 another one')),
    /is not the file of its row/,
  ],
  [
    'of another format',
    (all) => seal(all, (manifest) => Object.assign(manifest, { format: 2, tables: 0 })),
    /has format 2/,
  ],
  ['that is a backup', (all) => seal(all, (manifest) => (manifest.purpose = 'backup')), /npm run restore/],
  [
    'of a newer release',
    (all) => seal(all, ({ migrations }) => migrations.push('2031-01-01')),
    /a newer release/,
  ],
  [
    'with a column of another table',
    (all) => seal(all, ({ tables }) => Object.assign(tables[0]?.columns[0] ?? {}, { name: 'password' })),
    /of another release/,
  ],
  [
    'with fewer rows than it says',
    (all) =>
      seal(all, ({ tables }) =>
        Object.assign(tables.find(({ name }) => name === 'blogs') ?? {}, { rows: 9 }),
      ),
    /blogs has 2 rows/,
  ],
  [
    'with a reference to nobody',
    (all) => seal(replace(all, records('inbox_events'), /"submission_id":\d+/, '"submission_id":999999')),
    /foreign key/,
  ],
  [
    'with a row that is no row',
    (all) => seal(replace(all, records('blogs'), '{', '"{')),
    /blogs has a row that cannot be read/,
  ],
  [
    'with the mark of a store among its files',
    (all) => seal(put(all, 'files/publications/belongs-to.json', '{}')),
    /name that is not allowed/,
  ],
  [
    'with a file that is named like a path',
    (all) => seal(put(all, 'files/resumes/passwd', 'x')),
    /name of no resume/,
  ],
  ['with a bomb of zeros', (all) => put(all, 'records/zeros.ndjson', Buffer.alloc(65 * MB)), /would grow to/],
];

test.for(hostile)('an archive %s is refused, and changes nothing', async ([, make, reason]) => {
  await writeZip(file, make(whole));
  await expectRefusal(reason);
});

test('an archive with a name that climbs is refused', async () => {
  // The zip's writer refuses such a name, so it is put in the place of another one of the same length.
  const name = '../../etc/passw';
  const honest = 'x'.repeat(name.length);
  await writeZip(file, put(whole, honest, 'x'));
  const zip = await readFile(file);
  for (let at = zip.indexOf(honest); at >= 0; at = zip.indexOf(honest, at + 1)) zip.write(name, at);
  await writeFile(file, zip);
  await expectRefusal(/invalid relative path/);
});

test('an archive that is cut off is refused', async () => {
  await writeZip(file, whole);
  await truncate(file, (await stat(file)).size >> 1);
  await expectRefusal(/cannot be read/);
});
