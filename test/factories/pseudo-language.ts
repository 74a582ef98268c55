import { type Catalogues, keyOf, sentencesOf } from '../../src/content/catalogue.ts';
import { type DocumentId, sampleIds, sampleOf } from '../../src/content/documents.ts';
import type { Language } from '../../src/content/languages.ts';
import { composeSite, type Publications, type Site } from '../../src/content/site.ts';
import { changeWords } from './marked-site.ts';

/** A language that nobody speaks: English in brackets, each word longer by two fifths. Its dates and numbers are British. */
export const pseudo: Language = { code: 'xx', locale: 'en-GB', name: '⟦Pseudo⟧', prefix: '/xx' };

const LONGER = 0.4;
function lengthen(word: string): string {
  return word + word.slice(-1).repeat(Math.round(word.length * LONGER));
}

/** A telephone number is the same in every language. */
function translateWords(id: DocumentId, text: string): string {
  const longer = changeWords(id, text, lengthen);
  return longer === text ? text : `⟦${longer}⟧`;
}

/** Its catalogues. Tokens, parameters and tags stay as they are, as translators leave them. */
export const pseudoCatalogues: Catalogues = new Map(
  sampleIds.map((id) => [
    id,
    new Map(
      [...sentencesOf(id, sampleOf(id))].map(({ text, context }) => [
        keyOf(text, context),
        translateWords(id, text),
      ]),
    ),
  ]),
);

/** The sample company's site in English and in the pseudo-language. */
export const makePseudoSite = ({ moved = new Map() }: Partial<Pick<Publications, 'moved'>> = {}): Site =>
  composeSite(
    'pseudo',
    { bodies: new Map(), changed: new Map(), moved, uploads: new Map() },
    new Map([[pseudo.code, pseudoCatalogues]]),
    [pseudo],
  );
