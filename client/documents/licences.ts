import type { ComplianceSlug } from '../../src/content/compliance-documents.ts';
import { type CompanyDocument, sections } from './types.ts';

interface StateLicence {
  slug: ComplianceSlug;
  state: string;
  government: string;
  number: string;
  validFrom: string;
  validTo: string;
  districts: string;
}

const stateLicences: readonly StateLicence[] = [
  {
    slug: 'psara-licence-delhi',
    state: 'National Capital Territory of Delhi',
    government: 'Government of NCT of Delhi',
    number: 'SPECIMEN-0001',
    validFrom: '01-08-2023',
    validTo: '31-07-2028',
    districts: 'All districts of the National Capital Territory',
  },
  {
    slug: 'psara-licence-maharashtra',
    state: 'Maharashtra',
    government: 'Government of Maharashtra',
    number: 'SPECIMEN-0002',
    validFrom: '15-01-2024',
    validTo: '14-01-2029',
    districts: 'The whole state',
  },
  {
    slug: 'psara-licence-karnataka',
    state: 'Karnataka',
    government: 'Government of Karnataka',
    number: 'SPECIMEN-0003',
    validFrom: '10-06-2024',
    validTo: '09-06-2029',
    districts: 'The whole state',
  },
  {
    slug: 'psara-licence-tamil-nadu',
    state: 'Tamil Nadu',
    government: 'Government of Tamil Nadu',
    number: 'SPECIMEN-0004',
    validFrom: '20-11-2024',
    validTo: '19-11-2029',
    districts: 'Districts of Chennai, Chengalpattu, Kancheepuram, Tiruvallur and Coimbatore',
  },
  {
    slug: 'psara-licence-uttar-pradesh',
    state: 'Uttar Pradesh',
    government: 'Government of Uttar Pradesh',
    number: 'SPECIMEN-0005',
    validFrom: '01-04-2025',
    validTo: '31-03-2030',
    districts: 'The whole state',
  },
];

export const licences: readonly CompanyDocument[] = stateLicences.map((licence) => ({
  slug: licence.slug,
  kind: 'Licence',
  summary:
    'A licence under the Private Security Agencies (Regulation) Act, 2005: what it says and how a client ' +
    'can check it. Made for a demonstration website; it grants nothing.',
  facts: [
    ['State or territory', licence.state],
    ['Licence number', licence.number],
    ['Valid from', licence.validFrom],
    ['Valid to', licence.validTo],
    ['Issuing authority', `Controlling Authority, Home Department, ${licence.government}`],
    ['Licensee', 'Guardhouse Security & Facility Services (an invented company)'],
    ['Area of operation', licence.districts],
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
