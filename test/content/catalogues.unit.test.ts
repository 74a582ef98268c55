import { readFileSync } from 'node:fs';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { writePo } from '../../server/content/po-files.ts';
import { catalogueFile, readCatalogue } from '../../server/content/product-catalogues.ts';
import { sampleSite } from '../../server/content/sample-site.ts';
import { keyOf, sentencesOf } from '../../src/content/catalogue.ts';
import { type DocumentId, sampleIds, sampleOf } from '../../src/content/documents.ts';
import { translated } from '../../src/content/languages.ts';
import { parametersOf } from '../../src/content/messages.ts';
import { siteIn } from '../../src/content/site.ts';

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const tagsOf = (text: string) => text.match(/<\/?\w+\s*\/?>/g) ?? [];
const isMessage = (id: DocumentId) => id === 'interface' || id === 'letters';

/** The forms that a message has for a number: `count: one other`. */
function formsOf(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (typeof part === 'string' || typeof part[2] !== 'object' || part[2] === null) return [];
    const [name, , options] = part;
    const forms = Object.entries(options as Record<string, CompiledMessage | undefined>).filter(
      ([form, words]) => form !== 'offset' && words !== undefined,
    );
    const names = forms.map(([form]) => form).toSorted();
    return [`${name}: ${names.join(' ')}`, ...forms.flatMap(([, words]) => (words ? formsOf(words) : []))];
  });
}

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

  it.each(documents.filter(({ id }) => isMessage(id)))(
    'have the plurals of the language: $id',
    ({ sentences, catalogue }) => {
      const forms = new Intl.PluralRules(language.locale)
        .resolvedOptions()
        .pluralCategories.toSorted()
        .join(' ');
      // A sentence that is the same for every number needs one form.
      const fold = (found: string[], all: string) =>
        found.map((each) => each.replace(new RegExp(`: (?:${all}|other)$`), ': plural')).toSorted();
      for (const { text, context } of sentences) {
        const source = formsOf(compileMessageOrThrow(text));
        const found = formsOf(compileMessageOrThrow(catalogue.get(keyOf(text, context)) ?? ''));
        expect(fold(found, forms), text).toEqual(fold(source, 'one other'));
      }
    },
  );

  it('name and describe each page otherwise, at a length that search engines show', () => {
    const { pages } = siteIn(sampleSite, language.code);
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    for (const { path, description } of pages) {
      expect(description.length, path).toBeGreaterThanOrEqual(50);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
  });
});
