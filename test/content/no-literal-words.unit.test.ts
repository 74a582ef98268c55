import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { findLiteralWords } from './literal-words.ts';

const client = join(import.meta.dirname, '../../client');

/** Folders whose components take every word from the site's documents, so that the staff can change it. */
const folders = ['site', 'shared'];

test.each(folders)('the components in client/%s spell out no words', (folder) => {
  const components = globSync(`${folder}/**/*.tsx`, { cwd: client });
  expect(components.length).toBeGreaterThan(5);
  for (const component of components)
    expect(findLiteralWords(readFileSync(join(client, component), 'utf8')), component).toEqual([]);
});

describe('the finder', () => {
  it.each([
    ['<p>Read more</p>', ['1: Read more']],
    ['<img alt="A guard" />', ['1: A guard']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is in the code that is read
    ['<a aria-label={`Call ${number}`} />', ['1: Call']],
    ["<p>{open ? 'Close' : 'Open'}</p>", ['1: Close', '1: Open']],
    ['<>\n  नमस्ते\n</>', ['2: नमस्ते']],
  ])('finds the words in %s', (code, found) => {
    expect(findLiteralWords(`const view = ${code};`)).toEqual(found);
  });
});
