import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openZipFiles } from '../../server/importing/pictures/zip-files.ts';
import { makeZip } from '../factories/files/zip.ts';
import { zipOfZeros } from './hostile-sources.ts';

const MB = 1024 * 1024;

async function openZip(zip: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-zip-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'uploads.zip');
  await writeFile(path, zip);
  const files = await openZipFiles(path);
  onTestFinished(() => files.close());
  return files;
}

test('a zip of Windows, with backslashes between its folders, is read', async () => {
  const bytes = Buffer.from('gate');
  const files = await openZip(makeZip([{ name: 'uploads\\2024\\03\\gate.jpg', bytes }]));
  expect(await files.read('2024/03/gate.jpg', MB)).toEqual(bytes);
});

test('a file is read up to the most bytes, and no further', async () => {
  const files = await openZip(makeZip([{ name: 'uploads/gate.jpg', bytes: Buffer.alloc(1_001, 'x') }]));
  expect(await files.read('gate.jpg', 1_001)).toHaveLength(1_001);
  await expect(files.read('gate.jpg', 1_000)).rejects.toThrow('The file has more than 0 MB.');
});

test('a file of zeros is none of the files, and one that says it is small is read no further than that', async () => {
  const bomb = zipOfZeros(40 * MB);
  expect(bomb.length).toBeLessThan(MB);
  expect(await (await openZip(bomb)).read('2024/03/huge.jpg', 100 * MB)).toBeUndefined();
  const lying = await openZip(zipOfZeros(40 * MB, 1_000));
  await expect(lying.read('2024/03/huge.jpg', 100 * MB)).rejects.toThrow('The file is damaged in the zip.');
});
