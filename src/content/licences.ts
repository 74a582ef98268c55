import type { ComplianceSlug } from './compliance-documents.ts';
import type { ServedStateName } from './states.ts';

/**
 * The licences under the Private Security Agencies (Regulation) Act, 2005, one for each state or union territory.
 * Every page that mentions a licence uses this list. The numbers and dates are samples; a company enters its own.
 */
export interface Licence {
  state: ServedStateName;
  number: string;
  /** Calendar days such as 2028-07-31. */
  validFrom: string;
  validTo: string;
  /** The area in which it is valid. */
  area: string;
  /** A shorter area for the table. */
  shortArea?: string;
  /** The compliance document with the licence itself. */
  document?: ComplianceSlug;
}

const WHOLE_STATE = 'The whole state';

const licence = (
  state: ServedStateName,
  number: string,
  validFrom: string,
  validTo: string,
  more: Partial<Licence> = {},
): Licence => ({ state, number, validFrom, validTo, area: WHOLE_STATE, ...more });

export const licences: readonly Licence[] = [
  licence('Andhra Pradesh', 'SPECIMEN-0006', '2024-03-11', '2029-03-10'),
  licence('Assam', 'SPECIMEN-0007', '2023-09-04', '2028-09-03'),
  licence('Bihar', 'SPECIMEN-0008', '2024-07-22', '2029-07-21'),
  licence('Chandigarh', 'SPECIMEN-0009', '2025-01-06', '2030-01-05', { area: 'The whole union territory' }),
  licence('Chhattisgarh', 'SPECIMEN-0010', '2023-11-27', '2028-11-26'),
  licence('Delhi', 'SPECIMEN-0001', '2023-08-01', '2028-07-31', {
    area: 'All districts of the National Capital Territory',
    shortArea: 'All districts',
    document: 'psara-licence-delhi',
  }),
  licence('Gujarat', 'SPECIMEN-0011', '2024-05-13', '2029-05-12'),
  licence('Haryana', 'SPECIMEN-0012', '2025-02-17', '2030-02-16'),
  licence('Jharkhand', 'SPECIMEN-0013', '2024-09-02', '2029-09-01'),
  licence('Karnataka', 'SPECIMEN-0003', '2024-06-10', '2029-06-09', { document: 'psara-licence-karnataka' }),
  licence('Kerala', 'SPECIMEN-0014', '2023-12-18', '2028-12-17'),
  licence('Madhya Pradesh', 'SPECIMEN-0015', '2024-10-07', '2029-10-06'),
  licence('Maharashtra', 'SPECIMEN-0002', '2024-01-15', '2029-01-14', {
    document: 'psara-licence-maharashtra',
  }),
  licence('Odisha', 'SPECIMEN-0016', '2024-02-05', '2029-02-04'),
  licence('Punjab', 'SPECIMEN-0017', '2025-03-24', '2030-03-23'),
  licence('Rajasthan', 'SPECIMEN-0018', '2024-08-19', '2029-08-18'),
  licence('Tamil Nadu', 'SPECIMEN-0004', '2024-11-20', '2029-11-19', {
    area: 'Districts of Chennai, Chengalpattu, Kancheepuram, Tiruvallur and Coimbatore',
    shortArea: 'Five districts, named below',
    document: 'psara-licence-tamil-nadu',
  }),
  licence('Telangana', 'SPECIMEN-0019', '2024-04-29', '2029-04-28'),
  licence('Uttar Pradesh', 'SPECIMEN-0005', '2025-04-01', '2030-03-31', {
    document: 'psara-licence-uttar-pradesh',
  }),
  licence('Uttarakhand', 'SPECIMEN-0020', '2025-05-12', '2030-05-11'),
  licence('West Bengal', 'SPECIMEN-0021', '2023-10-16', '2028-10-15'),
];

export const licensedStates: ReadonlySet<string> = new Set(licences.map(({ state }) => state));
