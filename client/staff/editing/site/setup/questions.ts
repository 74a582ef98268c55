/** A question of the set-up, which fills in one field of the identity. */
export interface Question {
  /** Where the answer stands in the document: `corporateOffice.city`. */
  path: string;
  label: string;
  hint?: string;
  /** `phone` fills in the number of a line; `lines` is a list of lines. */
  kind?: 'email' | 'number' | 'phone' | 'lines';
  /** An empty answer is none. */
  isOptional?: boolean;
  /** Other fields with the same answer. */
  also?: readonly string[];
}

export interface Step {
  title: string;
  lead: string;
  questions: readonly Question[];
}

/** What a new company has to fill in before its site is its own. The last step adds the colours. */
export const steps: readonly Step[] = [
  {
    title: 'The company',
    lead: 'As visitors read it, on every page and in every mail.',
    questions: [
      { path: 'name', label: 'Name of the company' },
      { path: 'shortName', label: 'Short name', hint: 'Beside the logo and in sentences.' },
      { path: 'tagline', label: 'Tagline' },
      { path: 'founded', label: 'Founded in the year', kind: 'number' },
      { path: 'copyrightYear', label: 'Year of the copyright', kind: 'number' },
    ],
  },
  {
    title: 'How to reach you',
    lead: 'Shown in the header and footer, at each form and to search engines.',
    questions: [
      { path: 'corporateOffice.city', label: 'City of the corporate office' },
      {
        path: 'corporateOffice.address',
        label: 'Address',
        kind: 'lines',
        hint: 'One line each, the last with the city and its PIN code.',
      },
      { path: 'tollFree', label: 'Toll-free line', kind: 'phone' },
      { path: 'landline', label: 'Landline', kind: 'phone', also: ['corporateOffice.phone'] },
      { path: 'associatesLine', label: 'Line for associates', kind: 'phone' },
      { path: 'whatsApp', label: 'WhatsApp', hint: 'Country code and number, digits only.' },
      { path: 'enquiryEmail', label: 'E-mail for enquiries', kind: 'email' },
      { path: 'careersEmail', label: 'E-mail for applicants', kind: 'email' },
      { path: 'pressEmail', label: 'E-mail for the press', kind: 'email' },
      {
        path: 'securityEmail',
        label: 'E-mail for reports of security vulnerabilities',
        kind: 'email',
        hint: 'Published in /.well-known/security.txt and on no page.',
      },
    ],
  },
  {
    title: 'Registrations and promises',
    lead: 'Registrations are shown at the foot of every page once they are filled in.',
    questions: [
      { path: 'registration.cin', label: 'CIN', isOptional: true },
      { path: 'registration.gstin', label: 'GSTIN', isOptional: true },
      { path: 'registration.psaraLicence', label: 'PSARA licence', isOptional: true },
      { path: 'answersWithin.contact', label: 'A request for a call back is answered within' },
      { path: 'answersWithin.quotation', label: 'A request for a quotation is answered within' },
      { path: 'answersWithin.application', label: 'A job application is answered within' },
      { path: 'answersWithin.posting', label: 'A job opening is answered within' },
    ],
  },
];
