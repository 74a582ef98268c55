import type { Site } from '../../src/content/site.ts';
import { source } from '../../src/languages.ts';
import { MARK } from '../factories/marked-site.ts';
import type { ReadText } from './unmarked-words.ts';

/** What Hindi writes in Latin letters too, each with its reason. */
const EXPECTED: readonly RegExp[] = [
  /https?:\/\/\S+/g,
  /[\w.+-]+@[\w.-]+/g,
  // References, and numbers of jobs and of licences.
  /\b(CB|QT|JA|JP|DR|JO|SPECIMEN)-[0-9A-Z]+/g,
  // Standards, and those who set them.
  /\b(ISO(\/IEC)?|IEC|IS|OHSAS|WCAG|AA|BIS|AERB|NBC)\b/g,
  /Web Content Accessibility Guidelines/g,
  // The short names of laws, behind the full ones in Hindi, and of what they demand.
  /\b(PSARA|DPDP Act|POSH Act|OSH Code|UAN|PAN|PIN|AMC)\b/g,
  // A word of English law that is explained in the same sentence.
  /\boccupier\b/g,
  // Abbreviations of the trade, which nobody says otherwise.
  /\b(PSO|HVAC|AHU|RCCB)\b/g,
  // Kinds of files, symbols of units, the keys of a keyboard, and the name of a cookie.
  /\b(pdf|docx?|SVG|JPG|JSON Feed)\b/gi,
  /\d (kB|MB)\b/g,
  /\b(Tab|Enter|Space|Escape)\b/g,
  /\bXSRF-TOKEN\b/g,
  // Products and services.
  /\b(WhatsApp|LinkedIn|DigiLocker|Word|MapSVG|CC BY)\b/g,
];

const LATIN = new RegExp(`\\p{Script=Latin}+(?!${MARK}|\\p{Script=Latin})`, 'gu');

/** Makes what finds the texts that have words of English, each once, with the place where it stands. */
export function createLatinFinder({ identity, clients }: Site): (texts: readonly ReadText[]) => string[] {
  const clientNames = clients.groups.flatMap((group) => group.clients.map(({ name }) => name));
  // The names of the company; of its clients, whose logos are drawn in these letters; and of English, in the switch.
  const names = [identity.name, identity.shortName, ...clientNames, source.name];
  const latinWordsIn = (text: string) => {
    const withoutNames = names.reduce((left, name) => left.replaceAll(name, ' '), text);
    return EXPECTED.reduce((left, each) => left.replace(each, ' '), withoutNames).match(LATIN) ?? [];
  };
  return (texts) => {
    const found = texts.flatMap(({ where, text }) => {
      const words = latinWordsIn(text);
      return words.length === 0 ? [] : [`${where}: ${words.join(' ')} | ${text.trim().slice(0, 120)}`];
    });
    return [...new Set(found)];
  };
}
