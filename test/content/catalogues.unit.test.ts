import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writePo } from '../../server/content/po-files.ts';
import { catalogueFile, readCatalogue } from '../../server/content/product-catalogues.ts';
import { keyOf, sentencesOf } from '../../src/content/catalogue.ts';
import { sampleIds, sampleOf } from '../../src/content/documents.ts';
import { parametersOf } from '../../src/content/messages.ts';
import { translated } from '../../src/languages.ts';

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const tagsOf = (text: string) => text.match(/<\/?\w+\s*\/?>/g) ?? [];

describe.each(translated)('the catalogues in $name', (language) => {
  const documents = sampleIds
    .map((id) => ({
      id,
      sentences: [...sentencesOf(id, sampleOf(id))],
      catalogue: readCatalogue(language, id),
    }))
    .filter(({ sentences }) => sentences.length > 0);

  it.each(documents)('have every sentence of $id, and no other', ({ id, sentences, catalogue }) => {
    const keys = sentences.map(({ text, context }) => keyOf(text, context));
    expect(keys.filter((key) => !catalogue.has(key))).toEqual([]);
    // As `npm run catalogues` writes it.
    expect(readFileSync(catalogueFile(language, id), 'utf8')).toBe(writePo(language, sentences, catalogue));
  });

  it.each(documents)(
    'keep the tokens, parameters and tags of $id, and are written as it should be',
    ({ sentences, catalogue }) => {
      for (const { text, context } of sentences) {
        const translation = catalogue.get(keyOf(text, context)) ?? '';
        expect(sorted(parametersOf(translation)), text).toEqual(sorted(parametersOf(text)));
        expect(tagsOf(translation).toSorted(), text).toEqual(tagsOf(text).toSorted());
        expect(translation).toBe(translation.normalize('NFC').trim());
        // A straight apostrophe is a sign of ICU MessageFormat. Joiners are invisible, and words with them are not found.
        expect(translation).not.toMatch(/['"]| {2}|\u200B|\uFEFF/);
      }
    },
  );
});
