/** The company's data. A real company edits this file; placeholders are recognisable, such as example.com. */

export interface PhoneLine {
  label: string;
  /** As displayed. */
  display: string;
  /** As dialled: the part of a tel: link after the scheme. */
  dial: string;
}

export interface Office {
  city: string;
  kind: 'Corporate office' | 'Registered office' | 'Regional office' | 'Branch office';
  address: readonly string[];
  phone: PhoneLine;
}

const tollFree: PhoneLine = { label: 'Toll-free', display: '1800 000 0000', dial: '18000000000' };
const associatesLine: PhoneLine = { label: 'Associates line', display: '000 0000 0000', dial: '00000000000' };
const landline: PhoneLine = { label: 'Landline', display: '000 0000 0000', dial: '00000000000' };

const branch = (city: string, pin: string): Office => ({
  city,
  kind: 'Regional office',
  address: ['2 Example Road', `${city} ${pin}`],
  phone: landline,
});

export const site = {
  product: 'Guardhouse',
  name: 'Guardhouse Security & Facility Services',
  shortName: 'Guardhouse',
  tagline: 'Security & Facility Services',
  language: 'en-IN',
  founded: 2009,
  copyrightYear: 2024,
  enquiryEmail: 'enquiry@example.com',
  careersEmail: 'careers@example.com',
  tollFree,
  associatesLine,
  landline,
  corporateOffice: {
    city: 'Mumbai',
    kind: 'Corporate office',
    address: ['1 Example Road, Example Nagar', 'Mumbai 400 000'],
    phone: landline,
  } satisfies Office,
  offices: [
    branch('Delhi', '110 000'),
    branch('Bengaluru', '560 000'),
    branch('Chennai', '600 000'),
    branch('Hyderabad', '500 000'),
    branch('Kolkata', '700 000'),
    branch('Pune', '411 000'),
  ] as readonly Office[],
  /** How soon an answer comes, as promised at each form and on its receipt. */
  answersWithin: {
    contact: 'one working day',
    quotation: 'two working days',
    application: 'seven working days',
    posting: 'two working days',
  },
  /** Named as ISO names these standards now; tables and documents keep the specification's names. */
  certifications: [
    { name: 'ISO 9001', scope: 'Quality' },
    { name: 'ISO/IEC 27001', scope: 'Information security' },
    { name: 'ISO 45001', scope: 'Health and safety' },
  ],
  /** Shown in the footer if set. */
  registration: {
    cin: undefined as string | undefined,
    gstin: undefined as string | undefined,
    psaraLicence: undefined as string | undefined,
    grievanceContact: undefined as string | undefined,
  },
  /** Icons without links, as in the specification. */
  social: ['LinkedIn', 'Facebook', 'X', 'YouTube'],
} as const;

/** The address for reports of security vulnerabilities. Published in `/.well-known/security.txt` and on no page. */
export const securityEmail = 'security@example.com';
