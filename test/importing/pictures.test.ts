import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { folderOf } from '../../server/importing/source-files.ts';
import type { StartedServer } from '../environment/app.ts';
import { makeZip } from '../factories/files/zip.ts';
import { ok, type StaffBrowser } from '../factories/staff.ts';
import { climbingZip } from './hostile-sources.ts';
import { test } from './house.ts';
import {
  actsByTitle,
  blogItem,
  FORMER,
  linesOf,
  pageItem,
  pictureItem,
  rehearseFile,
  runImport,
  sendFile,
  sendPart,
  smallJpeg,
  sourceOf,
} from './moving.ts';

const DAMAGED = 'is a ZIP that is cut off or damaged';
const NOT_THERE = 'It is not among the files, and it may not be fetched from www.old-guards.example.';

const pictureAt = (key: string, path: string) =>
  pictureItem(key, { address: `${FORMER}/wp-content/uploads/${path}` });
const inside = pictureAt('1', '2024/03/inside.jpg');
const sendZip = (house: StartedServer, owner: StaffBrowser, id: number, zip: Buffer) =>
  sendFile(house, owner, `/staff/moving-in/${id}/pictures`, zip, 'uploads.zip');
const failuresOf = async (owner: StaffBrowser, id: number) =>
  (await linesOf(owner, id, { only: 'failed' })).map(({ failure }) => failure);

describe('pictures', () => {
  test('come from a zip, but for what climbs, is damaged or no picture', async ({ house, owner }) => {
    const paths = ['outside.jpg', 'etc/outside.jpg', 'text.jpg', 'broken.jpg', '../../etc/passwd'];
    const items = [inside, ...paths.map((path, at) => pictureAt(String(at + 2), path))];
    const { id } = await rehearseFile(house, owner, sourceOf(items));
    const picture = await smallJpeg();
    const zip = makeZip([
      ...['../../outside.jpg', '/etc/outside.jpg', 'uploads/../outside.jpg', 'C:\\outside.jpg'].map(
        (name) => ({ name, bytes: picture }),
      ),
      { name: 'wp-content/uploads/2024/03/inside.jpg', bytes: picture },
      { name: 'wp-content/uploads/text.jpg', bytes: Buffer.from('<script>alert(1)</script>') },
      { name: 'uploads/broken.jpg', bytes: picture, packed: Buffer.alloc(400, 'x'), isDeflated: true },
    ]);
    expect((await sendZip(house, owner, id, zip)).statusCode).toBe(200);
    const done = await runImport(house, owner, id);
    expect(done.counts).toMatchObject([{ kind: 'picture', act: 'make', items: 6, done: 1, failed: 5 }]);
    expect((await failuresOf(owner, id)).slice(0, 4)).toEqual([
      NOT_THERE,
      NOT_THERE,
      expect.stringMatching(/must be a JPEG/),
      'The file is damaged in the zip.',
    ]);
    expect(await house.db.selectFrom('media').select('title').execute()).toEqual([{ title: 'Gate 1' }]);
    // Those that failed may be tried again with another zip.
    expect((await sendZip(house, owner, id, zip)).statusCode).toBe(200);
  });

  test('come from a folder, and no link leads out of it', async ({ house, owner }) => {
    const outside = await mkdtemp(join(house.config.dataDir, 'outside-'));
    const folder = await mkdtemp(join(house.config.dataDir, 'uploads-'));
    await mkdir(join(folder, '2024', '03'), { recursive: true });
    await writeFile(join(outside, 'secret.jpg'), await smallJpeg());
    await writeFile(join(folder, '2024', '03', 'inside.jpg'), await smallJpeg());
    await symlink(join(outside, 'secret.jpg'), join(folder, '2024', '03', 'link.jpg'));
    const items = [inside, pictureAt('2', '2024/03/link.jpg')];
    const { id } = await rehearseFile(house, owner, sourceOf(items));
    const done = await runImport(house, owner, id, { pictures: folder });
    expect(done.counts).toMatchObject([{ items: 2, done: 1, failed: 1 }]);
  });

  test('are fetched from no host that was not named, or is private', async ({ house, owner }) => {
    const at = { address: 'http://localhost:9/wp-content/uploads/gate.jpg' };
    const { id } = await rehearseFile(house, owner, sourceOf([pictureItem('1', at)]));
    expect((await owner.call('movingIn.start', { id, hosts: ['evil.example'] })).statusCode).toBe(400);
    await runImport(house, owner, id, { hosts: ['localhost:9'] });
    expect(await failuresOf(owner, id)).toEqual([
      'localhost is an address of a private network, and nothing is fetched from it.',
    ]);
  });
});

const upload = `${FORMER}/wp-content/uploads/2024/03/gate`;
const showing = (url: string) => ({
  type: 'root' as const,
  children: [{ type: 'paragraph' as const, children: [{ type: 'image' as const, url, alt: '' }] }],
});

test('pictures of a later file reach what came before and was not edited since', async ({ house, owner }) => {
  const section = { type: 'text', heading: '', paragraphs: ['Gates.'] };
  const texts = [
    blogItem('2', { picture: `${upload}.jpg`, text: showing(`${upload}-300x200.jpg`) }),
    blogItem('3', { picture: `${FORMER}/?attachment_id=9` }),
    blogItem('4', { text: showing(`${upload}.jpg`) }),
    pageItem('5', { sections: [{ ...section, picture: { address: `${upload}-1024x683.jpg`, alt: '' } }] }),
  ];
  const { id } = await rehearseFile(house, owner, sourceOf(texts));
  await runImport(house, owner, id);
  const blogsNow = () => house.db.selectFrom('blogs').selectAll().orderBy('subject').execute();
  const standIn = (await blogsNow())[0]?.image_path;
  await house.db.updateTable('blogs').set({ version: 7 }).where('subject', '=', 'Blog 4').execute();

  // WordPress names the smaller copy of a large photograph as the file.
  const picture = { ...pictureItem('9', { address: `${upload}-scaled.jpg` }), guid: 'wordpress:9' };
  const folder = await mkdtemp(join(house.config.dataDir, 'uploads-'));
  await mkdir(join(folder, '2024', '03'), { recursive: true });
  await writeFile(join(folder, '2024', '03', 'gate-scaled.jpg'), await smallJpeg());
  const later = await rehearseFile(house, owner, sourceOf([picture]));
  await runImport(house, owner, later.id, { pictures: folder });
  const { name } = await house.db.selectFrom('media').select('name').executeTakeFirstOrThrow();
  const [inText, atTop, edited] = await blogsNow();
  expect(inText?.description).toContain(`/media/library/${name}`);
  for (const blog of [inText, atTop]) expect(blog?.image_path).not.toBe(standIn);
  expect(edited).toMatchObject({ image_path: standIn, version: 7 });
  const tree = JSON.stringify(await house.db.selectFrom('content_versions').select('body').execute());
  expect(tree).toContain(`"picture":"${name}"`);
  const lines = await linesOf(owner, id, { only: 'notes' });
  expect(lines.filter(({ notes }) => JSON.stringify(notes).includes('not been moved in'))).toMatchObject([
    { title: 'Blog 4' },
  ]);
  const again = await rehearseFile(house, owner, sourceOf(texts));
  expect(Object.values(actsByTitle(await linesOf(owner, again.id)))).toEqual(Array(4).fill('same'));
});

describe('a zip of pictures', () => {
  test('that is cut off or damaged is refused, and the former stays', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, sourceOf([inside]));
    const good = climbingZip(await smallJpeg());
    expect((await sendZip(house, owner, id, good)).statusCode).toBe(200);
    const broken = Buffer.from(good);
    broken.write('XX', good.indexOf('PK\x01\x02'));
    for (const zip of [good.subarray(0, good.length - 30), Buffer.from('PK\x03\x04 and so on'), broken]) {
      const answer = await sendZip(house, owner, id, zip);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json().errors).toEqual([{ field: 'file', reason: DAMAGED }]);
    }
    const facts = { name: 'uploads.zip', bytes: 300, modified: 1_790_000_000_000, pictures: id };
    const upload = ok(await owner.call('movingIn.beginUpload', facts));
    const part = { at: 0, bytes: good.subarray(0, 300) };
    expect((await sendPart(house, owner, upload.id, part)).statusCode).toBe(200);
    const finished = await owner.post(`/staff/moving-in/uploads/${upload.id}/finish`, {});
    expect(finished.json().errors).toEqual([{ field: 'file', reason: DAMAGED }]);
    expect(ok(await owner.ask('movingIn.uploads', { pictures: id })).uploads).toEqual([]);
    expect(await readdir(folderOf(house.config))).toEqual([`${id}.pictures`, `${id}.source`]);
    const done = await runImport(house, owner, id);
    expect(done.counts).toMatchObject([{ items: 1, done: 1, failed: 0 }]);
  });
});
