import { expect, test } from 'vitest';
import { giveBack, readBytes } from '../../server/files/file-bytes.ts';

test('the bytes of a file can be read, and their memory given back', async () => {
  const bytes = await readBytes(new Blob(['%PDF', new Uint8Array(100_000)]));
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF');
  expect(bytes.length).toBe(100_004);
  giveBack(bytes);
  expect(bytes.length).toBe(0);
});

test('bytes that share their memory with others stay', () => {
  const all = Buffer.from('two files');
  const own = all.subarray(0, 3);
  giveBack(own);
  expect(own.toString()).toBe('two');
  expect(all.toString()).toBe('two files');
});
