import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readWordPress } from '../../../../server/staff/moving-in/wordpress/read-wordpress.ts';
import { item, wxr } from './wxr.ts';

const MEGABYTE = 1024 * 1024;
const BYTES = 120 * MEGABYTE;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** A file of this size without ever having it: fields that the reader passes over, and a post for each. */
function* bigFile(): Generator<Buffer> {
  const [head = '', tail = ''] = wxr('<!-- items -->').split('<!-- items -->');
  const ballast = { unknown: 'serialized data of a plugin '.repeat(20_000) };
  yield Buffer.from(head);
  for (let bytes = 0, id = 1; bytes < BYTES; id++) {
    const one = Buffer.from(item({ id, content: `<p>Post ${id}</p>`, metas: ballast }));
    bytes += one.length;
    yield one;
  }
  yield Buffer.from(tail);
}

test('a file of 120 MB is read within a fraction of that memory', { timeout: 300_000 }, async () => {
  collect();
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  let blogs = 0;
  for await (const { content } of readWordPress(Readable.from(bigFile()), { language: 'en' })) {
    if (content?.kind !== 'blog') continue;
    blogs++;
    if (blogs % 50 === 0) {
      collect();
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }
  }
  expect(blogs).toBeGreaterThan(200);
  // What is held at any moment: the item that is read, and a few words of each of those before.
  expect(most / MEGABYTE).toBeLessThan(32);
});
