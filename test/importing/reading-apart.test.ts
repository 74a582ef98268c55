import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { EndedReading, readers, readItemsApart } from '../../server/importing/runs/read-apart.ts';
import { originOf } from '../doors/doors.ts';
import { test } from './house.ts';
import { blogItem, lineReaders, rehearseFile, sourceOf } from './moving.ts';
import { item, wxr } from './wordpress/wxr.ts';

/** How long this thread, which answers visitors, may be busy with one thing: processor time, whatever else the machine does. */
const LONGEST_MS = 300;

test('visitors are answered at once while an export is read that takes long', async ({ house, owner }) => {
  const origin = await originOf(house.app);
  // Each is read within one turn of the loop, which takes a second or more.
  const texts = ['<!-- wp:a -->x<!-- /wp:a -->'.repeat(40_000), `<p>${'<b>a*</b><i>b_</i>'.repeat(12_000)}`];
  const content = wxr(...texts.map((text, at) => item({ id: at + 1, content: text })));
  const turns: number[] = [];
  let before = process.threadCpuUsage();
  const watching = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    turns.push((user + system) / 1_000);
  }, 10);
  let isOver = false;
  const reading = rehearseFile(house, owner, content, { readers }).finally(() => {
    isOver = true;
  });
  do for (const path of ['/', '/healthz']) expect((await fetch(origin + path)).status).toBe(200);
  while (!isOver);
  clearInterval(watching);
  expect((await reading).counts).toMatchObject([{ kind: 'blog', items: 2 }, { kind: 'address' }]);
  expect(Math.max(...turns)).toBeLessThan(LONGEST_MS);
});

test('a process that ends or hangs while it reads ends the import with a sentence', async ({
  house,
  owner,
}) => {
  const sentence = expect.stringContaining('Reading it took more time or memory than it may');
  const source = sourceOf([blogItem('1'), 'DIES']);
  const opened = await rehearseFile(house, owner, source);
  expect(opened).toMatchObject({ state: 'unreadable', reason: sentence, counts: [] });
  const { config } = house;
  const path = join(config.dataDir, 'hangs.xml');
  await writeFile(path, source.replace('DIES', 'HANGS'));
  const task = { what: 'items', path, source: 'wordpress', readers: lineReaders.href } as const;
  const hearing = { stop: undefined, kindsOf: async () => new Map(), take: async () => undefined };
  const reading = readItemsApart({ ...task, language: 'en', retention: config.retention }, hearing, 3_000);
  await expect(reading).rejects.toThrow(EndedReading);
});
