import type { DocumentId } from '../content-id.ts';
import { sampleClients } from './clients.ts';
import { sampleFacts } from './facts.ts';
import { type Identity, sampleIdentity } from './identity.ts';
import { sampleLeaders } from './leaders.ts';
import { samplePresence } from './presence.ts';
import type { Site } from './site.ts';
import { resolveTokens } from './tokens.ts';

/** What a new company has to say of itself, and what the site still says of the sample company. */
export interface SampleValue {
  document: DocumentId;
  /** Where it stands in the document; empty for the whole. */
  path: string[];
  /** In the words of the form. */
  label: string;
}

/** The fields of the identity that hardly any two companies share. */
const fields = [
  ['name', 'Name of the company'],
  ['shortName', 'Short name'],
  ['tagline', 'Tagline'],
  ['tollFree', 'Toll-free line'],
  ['associatesLine', 'Line for associates'],
  ['landline', 'Landline'],
  ['whatsApp', 'WhatsApp'],
  ['enquiryEmail', 'E-mail for enquiries'],
  ['careersEmail', 'E-mail for applicants'],
  ['pressEmail', 'E-mail for the press'],
  ['securityEmail', 'E-mail for reports of security vulnerabilities'],
  ['corporateOffice', 'Corporate office'],
  ['offices', 'Offices'],
  ['colours', 'Colours'],
] as const satisfies readonly (readonly [keyof Identity, string])[];

/** Finds what visitors still read of the sample company, in the order in which the set-up asks for it. */
export function sampleValuesIn(site: Site): SampleValue[] {
  const { identity, tokens, presence, leaders, clients } = site;
  const parts: (readonly [SampleValue, unknown, unknown])[] = [
    ...fields.map(([field, label]): [SampleValue, unknown, unknown] => [
      { document: 'identity', path: [field], label },
      identity[field],
      sampleIdentity[field],
    ]),
    [
      { document: 'facts', path: ['figures'], label: 'Figures of the company' },
      sampleFacts.figures.map(({ token }) => tokens.get(token)),
      sampleFacts.figures.map(({ value }) => value),
    ],
    [
      { document: 'presence', path: ['licences'], label: 'Licences' },
      presence.licences,
      samplePresence.licences,
    ],
    [{ document: 'leaders', path: [], label: 'Leaders' }, leaders, resolveTokens(sampleLeaders, tokens)],
    [{ document: 'clients', path: [], label: 'Clients' }, clients, resolveTokens(sampleClients, tokens)],
  ];
  return parts.flatMap(([value, shown, sample]) => (isSame(shown, sample) ? [value] : []));
}

/** Whether the icons and the share picture that the product came with show this company. */
export function isSampleBrand(identity: Identity): boolean {
  const shown = ['name', 'shortName', 'tagline', 'logo', 'colours'] as const;
  return shown.every((field) => isSame(identity[field], sampleIdentity[field]));
}

/** Compares JSON values. The database gives the fields of an object in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [fieldsOfOne, fieldsOfOther] = [Object.keys(one), Object.keys(other)];
  return (
    fieldsOfOne.length === fieldsOfOther.length &&
    Array.isArray(one) === Array.isArray(other) &&
    fieldsOfOne.every(
      (key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)),
    )
  );
}
