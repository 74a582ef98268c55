import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { postLegacy } from '../../doors/doors.ts';
import { createDatabase, startTestServer, test } from '../../environment/app.ts';
import { runCommand } from '../../environment/run-command.ts';
import { createMovedCompany } from '../../factories/moved-company.ts';
import { makeContact } from '../../factories/rows.ts';
import { readZip, writeZip } from '../../factories/zips.ts';

let folder: string;
let whole: string;
let target: { DATABASE_URL: string; DATA_DIR: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guardhouse-hostile-'));
  whole = join(folder, 'whole.zip');
  const source = await startTestServer();
  await createMovedCompany(source);
  const settings = { DATABASE_URL: source.databaseUrl, DATA_DIR: source.config.dataDir };
  const made = await runCommand([whole], settings, 'move-out');
  expect(made, made.output).toMatchObject({ code: 0 });
  await source.stop();
  // Refused archives change nothing, so that one target serves all.
  target = { DATABASE_URL: await createDatabase(), DATA_DIR: join(folder, 'target') };
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

type Entries = Map<string, Buffer>;
interface ManifestJson {
  format: number;
  schema: string;
  rows: Record<string, number>;
  entries: { path: string; bytes: number; sha256: string }[];
}

/** Changes the manifest, and makes it fit the entries again. */
function seal(entries: Entries, change: (manifest: ManifestJson) => void = () => undefined): Entries {
  const manifest = JSON.parse(String(entries.get('manifest.json'))) as ManifestJson;
  manifest.entries = [...entries]
    .filter(([path]) => path !== 'manifest.json')
    .map(([path, content]) => ({
      path,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    }));
  change(manifest);
  return new Map([...entries, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]);
}

function replace(entries: Entries, path: string, from: string | RegExp, to: string): Entries {
  const text = String(entries.get(path));
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} has no ${from}`);
  return new Map([...entries, [path, Buffer.from(changed)]]);
}

const without = (entries: Entries, path: string) => new Map([...entries].filter(([name]) => name !== path));
const records = (table: string) => `records/${table}.ndjson`;

/** What each archive is, how it comes about, and what the refusal says. */
const hostile: [string, (entries: Entries) => Iterable<[string, Buffer]>, RegExp][] = [
  ['without its manifest', (entries) => without(entries, 'manifest.json'), /manifest is missing/],
  [
    'without an entry',
    (entries) => without(entries, records('blogs')),
    /not whole: records\/blogs.ndjson is missing/,
  ],
  ['with one entry more', (entries) => [...entries, ['run.sh', Buffer.from('x')]], /other entries than/],
  [
    'with an entry twice',
    (entries) => [...entries, ['README.md', Buffer.from('x')]],
    /README.md is in it twice/,
  ],
  [
    'changed in a row',
    (entries) => replace(entries, records('blogs'), 'gate', 'goat'),
    /blogs.* is not what its manifest/,
  ],
  [
    'changed in a resume',
    (entries) => {
      const path =
        [...entries.keys()].find((name) => name.startsWith('files/resumes/') && name.endsWith('pdf')) ?? '';
      return seal(new Map([...entries, [path, Buffer.from('%PDF-1.4 another one')]]));
    },
    /is not the file of its row/,
  ],
  ['of another format', (entries) => seal(entries, (manifest) => (manifest.format = 2)), /has format 2/],
  [
    'of another release',
    (entries) => seal(entries, (manifest) => (manifest.schema = '2031-01-01')),
    /of another release/,
  ],
  [
    'with a column of another table',
    (entries) => seal(replace(entries, 'records/tables.json', '"full_name"', '"password"')),
    /of another release/,
  ],
  [
    'with fewer rows than it says',
    (entries) => seal(entries, ({ rows }) => (rows.blogs = 9)),
    /blogs has 2 rows/,
  ],
  [
    'with a reference to nobody',
    (entries) =>
      seal(replace(entries, records('inbox_events'), /"submission_id":\d+/, '"submission_id":999999')),
    /foreign key/,
  ],
  ['with a row that is no row', (entries) => seal(replace(entries, records('blogs'), '{', '"{')), /json/],
  [
    'with a file under the store’s own mark',
    (entries) => seal(new Map([...entries, ['files/publications/belongs-to.json', Buffer.from('{}')]])),
    /name that is not allowed/,
  ],
  [
    'with a file that is named like a path',
    (entries) => seal(new Map([...entries, ['files/resumes/passwd', Buffer.from('x')]])),
    /name of no resume/,
  ],
  [
    'with a bomb of zeros',
    (entries) => seal(new Map([...entries, ['records/zeros.ndjson', Buffer.alloc(80 * 1024 * 1024)]])),
    /would grow to/,
  ],
  [
    'with a row without an end',
    (entries) => seal(new Map([...entries, [records('blogs'), Buffer.from(noise(40 * 1024 * 1024))]])),
    /endless row/,
  ],
  [
    'with a manifest that is no JSON',
    (entries) => new Map([...entries, ['manifest.json', Buffer.from('[[[')]]),
    /no archive/,
  ],
  ['of something else', () => [['word/document.xml', Buffer.from('<w/>')]], /manifest is missing/],
];

/** Text that does not shrink as zeros do. */
const noise = (length: number) => randomBytes(length / 2).toString('hex');

async function expectRefusal(file: string, reason: RegExp): Promise<void> {
  const { code, output } = await runCommand([file], target, 'move-in');
  expect(code, output).toBe(1);
  expect(output).toMatch(reason);
  expect(output).not.toContain('    at ');
  for (const store of ['resumes', 'publications']) {
    const left = (await readdir(join(target.DATA_DIR, store), { recursive: true }).catch(() => [])).filter(
      (name) => /\.\w+$|[0-9a-f-]{36}/.test(name),
    );
    expect(left.filter((name) => name !== 'belongs-to.json')).toEqual([]);
  }
}

test.for(hostile)('an archive %s is refused, and changes nothing', async ([, make, reason]) => {
  const file = join(folder, 'hostile.zip');
  await writeZip(file, make(await readZip(whole)));
  await expectRefusal(file, reason);
});

test.for([
  ['climbs', '../../etc/passw', /invalid relative path/],
  ['begins at the root', '/etc/passwd-and', /absolute path/],
  ['has a backslash', 'files\\passwd-x-x', /invalid characters/],
] as const)('an archive with a name that %s is refused', async ([, name, reason]) => {
  const file = join(folder, 'climbing.zip');
  // The zip's writer refuses such a name, so it is put in the place of another one of the same length.
  const honest = 'x'.repeat(name.length);
  await writeZip(file, [...(await readZip(whole)), [honest, Buffer.from('x')]]);
  const bytes = await readFile(file);
  for (let at = bytes.indexOf(honest); at >= 0; at = bytes.indexOf(honest, at + 1)) bytes.write(name, at);
  await writeFile(file, bytes);
  await expectRefusal(file, reason);
});

test('an archive that is cut off, or no zip at all, is refused', async () => {
  const file = join(folder, 'cut.zip');
  const bytes = await readFile(whole);
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
  await expectRefusal(file, /cannot be read/);
  await writeFile(file, 'x'.repeat(5_000));
  await expectRefusal(file, /no owner yet/);
  await expectRefusal(join(folder, 'nothing.zip'), /There is no file/);
});

test('a Guardhouse that is not empty is left as it is', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  await postLegacy(server.app, '/Master/SubmitUserRequest', makeContact());
  const settings = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir };
  const file = join(folder, 'copy.zip');
  await copyFile(whole, file);
  const { code, output } = await runCommand([file], settings, 'move-in');
  expect(code).toBe(1);
  expect(output).toMatch(/is not empty: it has submissions \(1\)/);
  const { rows } = await sql<{ count: string }>`select count(*) from submissions`.execute(server.db);
  expect(rows[0]?.count).toBe('1');
});
