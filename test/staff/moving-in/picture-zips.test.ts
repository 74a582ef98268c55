import { randomUUID } from 'node:crypto';
import { readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { runImports } from '../../../server/staff/moving-in/importing/run-imports.ts';
import type { KeptFiles } from '../../../server/staff/moving-in/pictures/kept-files.ts';
import { openZipFiles } from '../../../server/staff/moving-in/pictures/zip-files.ts';
import { folderOf, picturesFile } from '../../../server/staff/moving-in/source-files.ts';
import type { StartedServer } from '../../environment/app.ts';
import { makeZip } from '../../factories/files/zip.ts';
import { ok, type StaffBrowser } from '../../factories/staff.ts';
import { climbingZip, zipOfZeros } from './hostile-sources.ts';
import { test } from './house.ts';
import {
  FORMER,
  linesOf,
  partsOf,
  pictureItem,
  rehearseFile,
  runImport,
  sendFile,
  sendPart,
  sourceOf,
} from './moving.ts';

const MB = 1024 * 1024;
const FORTY_MB = 40 * MB;
const DAMAGED = 'is a ZIP that is cut off or damaged';
const NOT_THERE = 'It is not among the files, and it may not be fetched from www.old-guards.example.';

const jpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
const pictureAt = (key: string, path: string) =>
  pictureItem(key, { address: `${FORMER}/wp-content/uploads/${path}` });
const inside = pictureAt('1', '2024/03/inside.jpg');

const sendZip = (house: StartedServer, owner: StaffBrowser, id: number, zip: Buffer) =>
  sendFile(house, owner, `/staff/moving-in/${id}/pictures`, zip, 'uploads.zip');

async function openZip({ config }: StartedServer, zip: Buffer): Promise<KeptFiles> {
  const path = join(config.dataDir, `${randomUUID()}.zip`);
  await writeFile(path, zip);
  return openZipFiles(path);
}

describe('a zip of pictures', () => {
  test('with names that climb brings the others, and nothing from outside', async ({ house, owner }) => {
    const outside = ['outside.jpg', 'etc/outside.jpg', '2024/03/outside.jpg'];
    const items = [inside, ...outside.map((path, at) => pictureAt(String(at + 2), path))];
    const { id } = await rehearseFile(house, owner, sourceOf(items));
    const sent = await sendZip(house, owner, id, climbingZip(await jpeg()));
    expect(sent.statusCode, sent.body).toBe(200);
    const done = await runImport(house, owner, id);
    expect(done).toMatchObject({
      state: 'done',
      counts: [{ kind: 'picture', items: 4, done: 1, failed: 3 }],
    });
    const failures = (await linesOf(owner, id, { only: 'failed' })).map(({ failure }) => failure);
    expect(failures).toEqual(Array(3).fill(NOT_THERE));
    expect(await house.db.selectFrom('media').select('title').execute()).toEqual([{ title: 'Gate 1' }]);
  });

  test('of Windows, with backslashes between its folders, is read', async ({ house }) => {
    const bytes = Buffer.from('gate');
    const files = await openZip(house, makeZip([{ name: 'uploads\\2024\\03\\gate.jpg', bytes }]));
    expect(await files.read('2024/03/gate.jpg', MB)).toEqual(bytes);
    await files.close();
  });

  test('that is cut off or damaged is refused when it arrives, and the one before it stays', async ({
    house,
    owner,
  }) => {
    const { id } = await rehearseFile(house, owner, sourceOf([inside]));
    const good = climbingZip(await jpeg());
    expect((await sendZip(house, owner, id, good)).statusCode).toBe(200);
    const directory = good.indexOf('PK\x01\x02');
    const broken = Buffer.from(good);
    broken.write('XX', directory);
    const tooMany = Buffer.from(good);
    tooMany.writeUInt16LE(7, good.length - 12);
    for (const zip of [
      good.subarray(0, good.length - 30),
      Buffer.from('PK\x03\x04 and so on'),
      broken,
      tooMany,
    ]) {
      const answer = await sendZip(house, owner, id, zip);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json().errors).toEqual([{ field: 'file', reason: DAMAGED }]);
    }
    expect(await readdir(folderOf(house.config))).toEqual([`${id}.pictures`, `${id}.source`]);
    const done = await runImport(house, owner, id);
    expect(done.counts).toMatchObject([{ items: 1, done: 1, failed: 0 }]);
  });

  test('that arrives in parts is refused as well, and removed', async ({ house, owner }) => {
    const { id: pictures } = await rehearseFile(house, owner, sourceOf([inside]));
    const bytes = climbingZip().subarray(0, 300);
    const { id } = ok(
      await owner.call('movingIn.beginUpload', {
        ...{ name: 'uploads.zip', bytes: bytes.length, modified: 1_790_000_000_000, pictures },
      }),
    );
    expect((await sendPart(house, owner, id, { at: 0, bytes })).statusCode).toBe(200);
    const finished = await owner.post(`/staff/moving-in/uploads/${id}/finish`, {});
    expect(finished.statusCode).toBe(400);
    expect(finished.json().errors).toEqual([{ field: 'file', reason: DAMAGED }]);
    expect(await readdir(folderOf(house.config))).toEqual([`${pictures}.source`]);
    expect(ok(await owner.ask('movingIn.uploads', { pictures })).uploads).toEqual([]);
  });

  test('that the disk has lost a part of stops the import with the reason, and another one goes on', async ({
    house,
    owner,
  }) => {
    const { id } = await rehearseFile(house, owner, sourceOf([inside]));
    const zip = climbingZip(await jpeg());
    await sendZip(house, owner, id, zip);
    await truncate(picturesFile(house.config, id), 300);
    const reason = `The file of the pictures ${DAMAGED}.`;
    await expect(runImport(house, owner, id)).rejects.toThrow(reason);
    expect(ok(await owner.ask('movingIn.open', { id }))).toMatchObject({ state: 'stopped', reason });
    expect((await sendZip(house, owner, id, zip)).statusCode).toBe(200);
    ok(await owner.call('movingIn.goOn', { id }));
    await runImports(partsOf(house));
    expect(ok(await owner.ask('movingIn.open', { id }))).toMatchObject({
      ...{ state: 'done', reason: '', counts: [{ items: 1, done: 1, failed: 0 }] },
    });
  });

  test('of which one file is damaged loses that one, by its name', async ({ house, owner }) => {
    const items = [inside, pictureAt('2', '2024/03/broken.jpg'), pictureAt('3', '2024/03/moved.jpg')];
    const { id } = await rehearseFile(house, owner, sourceOf(items));
    const picture = await jpeg();
    const zip = makeZip([
      {
        name: 'uploads/2024/03/broken.jpg',
        bytes: picture,
        packed: Buffer.alloc(400, 'x'),
        isDeflated: true,
      },
      { name: 'uploads/2024/03/moved.jpg', bytes: picture },
      { name: 'uploads/2024/03/inside.jpg', bytes: picture },
    ]);
    // The directory leads to where nothing begins.
    zip.write('XX', zip.indexOf('PK\x03\x04', 10));
    expect((await sendZip(house, owner, id, zip)).statusCode).toBe(200);
    expect((await runImport(house, owner, id)).counts).toMatchObject([{ items: 3, done: 1, failed: 2 }]);
    const failures = (await linesOf(owner, id, { only: 'failed' })).map(({ failure }) => failure);
    expect(failures).toEqual(Array(2).fill('The file is damaged in the zip.'));
  });
});

describe('a zip of 5 GB of zeros', () => {
  test('is none of the files', async ({ house, owner }) => {
    const zip = zipOfZeros();
    expect(zip.length).toBeLessThan(8 * MB);
    const { id } = await rehearseFile(house, owner, sourceOf([pictureAt('1', '2024/03/huge.jpg')]));
    expect((await sendZip(house, owner, id, zip)).statusCode).toBe(200);
    const began = performance.now();
    const used = await memoryOf(() => runImport(house, owner, id));
    expect(used).toBeLessThan(200 * MB);
    expect(performance.now() - began).toBeLessThan(30_000);
    expect((await linesOf(owner, id))[0]?.failure).toBe(NOT_THERE);
  });

  test('that says it has a few bytes is read no further than those', async ({ house }) => {
    for (const [declared, message] of [
      [1_000, 'The file is damaged in the zip.'],
      [39 * MB, 'The file is damaged in the zip.'],
    ] as const) {
      const files = await openZip(house, zipOfZeros(undefined, declared));
      const began = performance.now();
      const used = await memoryOf(() =>
        expect(files.read('2024/03/huge.jpg', FORTY_MB)).rejects.toThrow(message),
      );
      expect(used).toBeLessThan(200 * MB);
      expect(performance.now() - began).toBeLessThan(30_000);
      await files.close();
    }
  });
});

/** By how much the process grew at most. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const looking = setInterval(look, 5);
  try {
    await work();
    look();
  } finally {
    clearInterval(looking);
  }
  return most - before;
}
