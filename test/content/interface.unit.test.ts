import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { sampleInterface } from '../../src/content/interface.ts';
import { parametersOf } from '../../src/content/messages.ts';
import { findMessageUses } from './message-uses.ts';

const home = join(import.meta.dirname, '../..');
const sources = globSync('{client,server,src}/**/*.{ts,tsx}', { cwd: home }).map((file) => ({
  file,
  code: readFileSync(join(home, file), 'utf8'),
}));
const uses = sources
  .filter(({ file }) => /^client\W(site|shared)\W/.test(file))
  .flatMap(({ file, code }) => findMessageUses(code).map((use) => ({ file, ...use })));
const code = sources.map((source) => source.code).join('\n');

/** Areas with texts whose ids are put together as the code runs, such as `labels.` and the name of a field. */
const composed = [
  'labels',
  'options',
  'checks',
  'refusals',
  'answers',
  'compliances',
  'jobFilters',
  'jobs',
  'states',
];

const areas: Readonly<Record<string, Readonly<Record<string, string>>>> = sampleInterface;
const texts = new Map(
  Object.entries(areas).flatMap(([area, names]) =>
    Object.entries(names).map(([name, text]) => [`${area}.${name}`, text]),
  ),
);

/** What the code has to fill in; the company's figures and names are filled in before. */
const parametersToFill = (text: string) => parametersOf(text).filter((name) => !sampleSite.tokens.has(name));

/** The tags that stand for elements. `<hidden>` is always there in a Message. */
const tagsOf = (text: string) => [...text.matchAll(/<(\w+)\/?>/g)].map(([, tag]) => String(tag));

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

describe('the short texts of the site', () => {
  it.each(uses)('get all values that they name: $id in $file', ({ id, values }) => {
    const text = texts.get(id) ?? expect.fail('no such text');
    if (values !== undefined)
      expect(parametersToFill(text).filter((name) => !values.includes(name))).toEqual([]);
  });

  it.each(uses)('get an element for each of their tags: $id in $file', ({ id, elements, isPlain }) => {
    const tags = tagsOf(texts.get(id) ?? '');
    if (isPlain) expect(tags).toEqual([]);
    else if (elements !== undefined)
      expect(sorted(['hidden', ...elements])).toEqual(sorted(['hidden', ...tags]));
  });

  // The editor lists every text, so one that nobody ever reads would be work for nothing.
  it.each(Object.keys(areas).filter((area) => !composed.includes(area)))('are all used: %s', (area) => {
    const ids = [...texts.keys()].filter((id) => id.startsWith(`${area}.`));
    expect(ids.filter((id) => !code.includes(`'${id}'`) && !code.includes(`"${id}"`))).toEqual([]);
  });
});
