import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

test('docs/security.md names tests that exist, and a test in each row', async () => {
  const text = await readFile(new URL('docs/security.md', root), 'utf8');
  const named = [...text.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  const [, rows = ''] = text.split('| row | how | test |\n|---|---|---|\n');
  const lines = rows.trim().split('\n');
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter((line) => !/`test\/[^`]+` \|$/.test(line))).toEqual([]);
});
