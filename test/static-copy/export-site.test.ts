import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test as base, createDatabase } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'guardhouse-export-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

test('`npm run export:site` copies the site of the database and says what it did', async ({ folder }) => {
  const settings = {
    DATABASE_URL: await createDatabase('seeded'),
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'https://www.example.com',
  };
  const copy = join(folder, 'copy');
  const first = await runCommand([copy, '--pages', '30'], settings, 'export-site');
  expect(first.output).toMatch(/copy has 30 pages and \d+ files \(\d+\.\d MB\), and 0 redirects/);
  expect(first.output).toContain('lead to https://www.example.com.');
  expect(first.output).toContain('There are more than 30 pages.');
  expect(first.code).toBe(0);
  expect(await readFile(join(copy, 'index.html'), 'utf8')).toContain('</html>');

  await writeFile(join(folder, 'data.txt'), 'theirs');
  const refused = await runCommand([folder], settings, 'export-site');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('is not empty');
  const wrong = await runCommand([copy, '--pages', 'all'], settings, 'export-site');
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('npm run export:site -- FOLDER');
});
