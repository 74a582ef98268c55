import * as z from 'zod';
import { code, line, list, picture } from './schema/fields.ts';
import { type PhoneLine, phoneLine } from './schema/phone-line.ts';

const email = (label: string, help?: string) =>
  code(
    { label, ...(help !== undefined && { help }) },
    /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\].]+(?:\.[^\s@<>",;:\\()[\].]+)+$/,
    'This is not an e-mail address.',
  );

const officeKinds = ['Corporate office', 'Registered office', 'Regional office', 'Branch office'] as const;
const office = z.strictObject({
  city: line({ label: 'City', most: 80 }),
  kind: z.enum(officeKinds).meta({ label: 'Kind' }),
  address: list(line({ label: 'Line', most: 120 }), { label: 'Address', item: 'line', least: 1, most: 6 }),
  phone: phoneLine({ label: 'Telephone' }),
});
export type Office = z.infer<typeof office>;

const colour = (label: string, help: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'A colour such as #14264a.')
    .meta({ label, help, control: 'colour' });

const answerTime = (label: string) => line({ label, most: 60 });

const registration = (label: string, pattern: RegExp, fault: string) =>
  code({ label }, pattern, fault).exactOptional();

/** Who the company is: everything that names it, wherever it is shown. */
export const identity = z.strictObject({
  name: line({ label: 'Name of the company', most: 80 }),
  shortName: line({ label: 'Short name', help: 'Beside the logo and in sentences.', most: 30 }),
  tagline: line({ label: 'Tagline', most: 60 }),
  founded: z.int().min(1800).max(2100).meta({ label: 'Founded in the year' }),
  copyrightYear: z.int().min(1990).max(2100).meta({ label: 'Year of the copyright' }),
  enquiryEmail: email('E-mail for enquiries'),
  careersEmail: email('E-mail for applicants'),
  pressEmail: email('E-mail for the press'),
  securityEmail: email(
    'E-mail for reports of security vulnerabilities',
    'Published in /.well-known/security.txt and on no page.',
  ),
  tollFree: phoneLine({ label: 'Toll-free line' }),
  associatesLine: phoneLine({ label: 'Line for associates' }),
  landline: phoneLine({ label: 'Landline' }),
  whatsApp: code(
    { label: 'WhatsApp', help: 'Country code and number, digits only.' },
    /^\d{8,15}$/,
    'Eight to fifteen digits.',
  ),
  corporateOffice: office.meta({ label: 'Corporate office' }),
  offices: list(office, { label: 'Offices', item: 'office', title: 'city' }),
  answersWithin: z
    .strictObject({
      contact: answerTime('A request for a call back'),
      quotation: answerTime('A request for a quotation'),
      application: answerTime('A job application'),
      posting: answerTime('A job opening'),
    })
    .meta({ label: 'How soon we answer', help: 'As promised at each form and on its receipt.' }),
  certifications: list(
    z.strictObject({
      name: line({ label: 'Standard', most: 60 }),
      scope: line({ label: 'What it is about', most: 80 }),
    }),
    { label: 'Certificates', item: 'certificate', title: 'name' },
  ),
  registration: z
    .strictObject({
      cin: registration(
        'CIN',
        /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
        'Twenty-one letters and digits, such as U74920MH2009PTC123456.',
      ),
      gstin: registration(
        'GSTIN',
        /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/,
        'Fifteen letters and digits, such as 27ABCDE1234F1Z5.',
      ),
      psaraLicence: registration('PSARA licence', /^\S.{2,60}$/, 'Three characters at least.'),
      grievanceContact: line({ label: 'Grievance officer', most: 160 }).exactOptional(),
    })
    .meta({ label: 'Registrations', help: 'Shown at the foot of every page once they are filled in.' }),
  social: list(
    z.strictObject({
      name: line({ label: 'Network', most: 30 }),
      url: z
        .string()
        .regex(/^https:\/\/[^\s<>"\\]+$/, 'An address that begins with https://.')
        .max(300)
        .meta({ label: 'Address', help: 'Without one, the icon is shown without a link.', control: 'line' })
        .exactOptional(),
    }),
    { label: 'Social networks', item: 'network', title: 'name', most: 8 },
  ),
  logo: picture({ label: 'Logo', help: 'Without one, the drawn emblem is shown.' }).exactOptional(),
  colours: z
    .strictObject({
      primary: colour('Main colour', 'The dark ground of header, footer and buttons.'),
      accent: colour('Accent', 'The colour that leads the eye.'),
    })
    .meta({ label: 'Colours', control: 'colours' }),
});
export type Identity = z.infer<typeof identity>;

const tollFree: PhoneLine = { label: 'Toll-free', display: '1800 000 0000' };
const landline: PhoneLine = { label: 'Landline', display: '000 0000 0000' };

const branch = (city: string, pin: string): Office => ({
  city,
  kind: 'Regional office',
  address: ['2 Example Road', `${city} ${pin}`],
  phone: landline,
});

/** The sample company. Its placeholders are recognisable, such as example.com. */
export const sampleIdentity: Identity = {
  name: 'Guardhouse Security & Facility Services',
  shortName: 'Guardhouse',
  tagline: 'Security & Facility Services',
  founded: 2009,
  copyrightYear: 2024,
  enquiryEmail: 'enquiry@example.com',
  careersEmail: 'careers@example.com',
  pressEmail: 'press@example.com',
  securityEmail: 'security@example.com',
  tollFree,
  associatesLine: { label: 'Associates line', display: '000 0000 0000' },
  landline,
  whatsApp: '910000000000',
  corporateOffice: {
    city: 'Mumbai',
    kind: 'Corporate office',
    address: ['1 Example Road, Example Nagar', 'Mumbai 400 000'],
    phone: landline,
  },
  offices: [
    branch('Delhi', '110 000'),
    branch('Bengaluru', '560 000'),
    branch('Chennai', '600 000'),
    branch('Hyderabad', '500 000'),
    branch('Kolkata', '700 000'),
    branch('Pune', '411 000'),
  ],
  answersWithin: {
    contact: 'one working day',
    quotation: 'two working days',
    application: 'seven working days',
    posting: 'two working days',
  },
  // Named as ISO names these standards now; tables and documents keep the specification's names.
  certifications: [
    { name: 'ISO 9001', scope: 'Quality' },
    { name: 'ISO/IEC 27001', scope: 'Information security' },
    { name: 'ISO 45001', scope: 'Health and safety' },
  ],
  registration: {},
  // Icons without links, as in the specification.
  social: [{ name: 'LinkedIn' }, { name: 'Facebook' }, { name: 'X' }, { name: 'YouTube' }],
  colours: { primary: '#14264a', accent: '#f29a1f' },
};
