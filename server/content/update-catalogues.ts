import { mkdirSync, writeFileSync } from 'node:fs';
import { keyOf, sentencesOf } from '../../src/content/catalogue.ts';
import { sampleIds, sampleOf } from '../../src/content/documents.ts';
import { translated } from '../../src/languages.ts';
import { writePo } from './po-files.ts';
import { catalogueFile, readCatalogue } from './product-catalogues.ts';

// `npm run catalogues`: writes the sample company's sentences into the catalogues of every language, and says what has
// no translation yet. Translations stay; those of sentences that are gone go, and stay in Git's history.
for (const language of translated) {
  let missing = 0;
  mkdirSync(new URL('.', catalogueFile(language, 'home')), { recursive: true });
  for (const id of sampleIds) {
    const sentences = [...sentencesOf(id, sampleOf(id))];
    // The synonyms have words of every language at once.
    if (sentences.length === 0) continue;
    const catalogue = readCatalogue(language, id);
    const open = new Set(
      sentences.map(({ text, context }) => keyOf(text, context)).filter((key) => !catalogue.has(key)),
    );
    missing += open.size;
    for (const key of open) process.stdout.write(`${language.code} ${id}: ${key}\n`);
    writeFileSync(catalogueFile(language, id), writePo(language, sentences, catalogue));
  }
  process.stdout.write(`${language.name}: ${missing} sentences without a translation\n`);
}
