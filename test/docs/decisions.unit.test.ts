import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const records = readdirSync(folder).filter((file) => /^\d{4}-.+\.md$/.test(file));
const MOST_LINES = 25;

test.each(records)('%s is short, has the three parts and is named after its title', (file) => {
  const lines = read(file).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
  const parts = lines.join('\n').match(/^\*\*(Context|Decision|Consequences)\.\*\*/gm);
  expect(parts).toEqual(['**Context.**', '**Decision.**', '**Consequences.**']);
  const [title = ''] = lines;
  expect(title.startsWith(`# ${Number(file.slice(0, 4))}. `)).toBe(true);
  expect(file).toBe(`${file.slice(0, 4)}-${kebabCase(title.replace(/^# \d+\. /, ''))}.md`);
});

test('the table of contents lists each record once, by its title', () => {
  const listed = [...read('README.md').matchAll(/^- \[(.+)\]\(([^)]+)\)/gm)].map(([, title, file]) => [
    file,
    title,
  ]);
  const expected = records.map((file) => [file, read(file).split('\n')[0]?.slice(2)]);
  expect(listed.toSorted()).toEqual(expected);
});

function kebabCase(title: string): string {
  const words = title.toLowerCase().replaceAll("'", '');
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
