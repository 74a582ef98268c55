import { samplePresence } from '../../src/content/presence.ts';
import { type CompanyDocument, sections } from './types.ts';

/** What each licence document says in addition to src/content/presence.ts. */
const stateLicences = [
  {
    slug: 'psara-licence-delhi',
    state: 'Delhi',
    territory: 'National Capital Territory of Delhi',
    government: 'Government of NCT of Delhi',
  },
  { slug: 'psara-licence-maharashtra', state: 'Maharashtra', government: 'Government of Maharashtra' },
  { slug: 'psara-licence-karnataka', state: 'Karnataka', government: 'Government of Karnataka' },
  { slug: 'psara-licence-tamil-nadu', state: 'Tamil Nadu', government: 'Government of Tamil Nadu' },
  { slug: 'psara-licence-uttar-pradesh', state: 'Uttar Pradesh', government: 'Government of Uttar Pradesh' },
] as const;

function findLicence(state: string) {
  const found = samplePresence.licences.find((licence) => licence.state === state);
  if (found === undefined) throw new Error(`There is no licence for ${state}: see src/content/presence.ts`);
  return found;
}

/** Formats 2028-07-31 as 31-07-2028. */
const indianDay = (day: string) => day.split('-').toReversed().join('-');

const issued = stateLicences.map((licence) => ({ ...findLicence(licence.state), ...licence }));

export const licences: readonly CompanyDocument[] = issued.map((licence) => ({
  slug: licence.slug,
  kind: 'Licence',
  summary:
    'A licence under the Private Security Agencies (Regulation) Act, 2005: what it says and how a client ' +
    'can check it. Made for a demonstration website; it grants nothing.',
  facts: [
    ['State or territory', 'territory' in licence ? licence.territory : licence.state],
    ['Licence number', licence.number],
    ['Valid from', indianDay(licence.validFrom)],
    ['Valid to', indianDay(licence.validTo)],
    ['Issuing authority', `Controlling Authority, Home Department, ${licence.government}`],
    ['Licensee', 'Guardhouse Security & Facility Services (an invented company)'],
    ['Area of operation', licence.area],
    ['Scope', 'Unarmed and armed guards, escorts, events, training of own guards'],
  ],
  tables: [
    {
      caption: 'What the licensee keeps ready for inspection',
      columns: ['Record', 'Held where', 'Act'],
      rows: [
        ['Licence on display', 'Each office, on the wall', 'Section 12'],
        ['Register of managers, guards, supervisors and clients', 'Branch office', 'Section 15'],
        ['Training and verified antecedents of each guard', 'Personal file', 'Section 10'],
        ['Photo identity card', 'On the guard', 'Section 17'],
      ],
    },
  ],
  sections: sections`
    ## Conditions that travel with the licence

    Guards are eighteen or older and under sixty-five, verified, and trained as prescribed.

    Entry training is at least 100 hours in class and 60 hours in the field over at least 20 working days.
    For ex-servicemen and former police it is at least 40 and 16 hours over at least 7 working days.

    One supervisor is employed for at most fifteen guards. In choosing supervisors, preference goes to
    persons with three years or more in the armed forces, the police or the home guards.

    Uniforms differ visibly from those of the armed forces and the police.

    Information gained on duty is given to nobody except the client and the authorities entitled to it.

    ## Renewal, change and checking

    Renewal is applied for at least forty-five days before the last day of validity.

    A change among the persons who manage the agency, or a criminal charge framed against one of them or
    against a guard or supervisor, is reported to the Controlling Authority.

    A client can see the licence at the branch, compare name, number and last day with the contract, and ask
    the state’s Controlling Authority to confirm them. A licence for one state does not cover another.
  `,
}));
