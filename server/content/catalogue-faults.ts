import {
  catalogueOf,
  keyOf,
  type Sentence,
  sentencesOf,
  translate,
  translationOf,
} from '../../src/content/catalogue.ts';
import { excerpt } from '../../src/content/excerpt.ts';
import type { Site } from '../../src/content/site.ts';
import type { DocumentId } from '../../src/content-id.ts';
import { type CatalogueId, placeOf } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { SiteFault } from '../../src/contract/staff/site.ts';
import { labelIn, labelOf } from './document-label.ts';
import { faultsOf } from './faults.ts';
import { placeholdersIn } from './message-faults.ts';

const LONGEST_NAME = 60;

type Words = Pick<Sentence, 'text' | 'context'>;

/**
 * What keeps translations from being published: the faults that their document would have with them, and figures that
 * were lost on the way. Translations of sentences that the document does not have are nobody's fault.
 * @param source the document in English.
 */
export function catalogueFaults(
  id: CatalogueId,
  body: JsonObject,
  source: JsonObject,
  site: Site,
): SiteFault[] {
  const { document, language } = placeOf(id);
  const catalogue = catalogueOf(body);
  const label = labelIn(language, labelOf({ document, body: source }));
  const sentences = new Map([...sentencesOf(document, source)].map((each) => [each.path.join('.'), each]));
  const english = new Set(faultsOf(document, source, site).map(nameOfFault));
  const faults = faultsOf(document, translate(document, source, catalogue).body as JsonObject, site).flatMap(
    (fault): [Words, string][] => {
      const sentence = sentences.get(fault.path.join('.'));
      return sentence === undefined || english.has(nameOfFault(fault)) ? [] : [[sentence, fault.message]];
    },
  );
  for (const sentence of sentences.values())
    for (const lost of lostIn(sentence, translationOf(catalogue, sentence), document))
      faults.push([sentence, `Please keep {${lost}}.`]);
  for (const [key, value] of Object.entries(body))
    if (typeof value !== 'string') faults.push([{ text: key, context: '' }, 'This is no text.']);
  // A sentence that stands in two places is one translation.
  const once = new Map(
    faults.map(([{ text, context }, message]): [string, SiteFault] => {
      const key = keyOf(text, context);
      const field = `“${excerpt(text, LONGEST_NAME)}”`;
      return [`${key} ${message}`, { document: id, label, path: [key], field, message }];
    }),
  );
  return [...once.values()];
}

const nameOfFault = ({ path, message }: SiteFault) => `${path.join('.')} ${message}`;

/** What the English sentence is filled in with and its translation is not. */
function lostIn({ text }: Words, translation: string | undefined, document: DocumentId): string[] {
  if (translation === undefined) return [];
  const kept = placeholdersIn(document, translation);
  return [...placeholdersIn(document, text)].filter((name) => !kept.has(name));
}
