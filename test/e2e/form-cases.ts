import {
  makeApplication,
  makeContact,
  makeDataRequest,
  makePosting,
  makeQuotation,
  quotationFields,
} from '../factories/rows.ts';
import type { DetailsTable } from '../factories/stored.ts';

export interface FormField {
  /** The beginning of the label, and the title of the notice. */
  title: string;
  /** Its name in the call. */
  name: string;
  column: string;
  /** Whether fewer than ten digits are refused. */
  tenDigits?: true;
}

export interface FormCase {
  name: string;
  /** The accessible name of the form. */
  form: string;
  paths: [string, ...string[]];
  /** The name of the side button that opens the form. */
  panel?: 'Contact us' | 'Apply for a job' | 'Get a quotation';
  /** In the order of the checks. */
  fields: FormField[];
  make(): Record<string, string>;
  procedure: string;
  prefix: 'CB' | 'QT' | 'JA' | 'JP' | 'DR';
  table: DetailsTable;
}

const field = (title: string, name: string, column: string): FormField => ({ title, name, column });
const digits = (title: string, name: string, column: string): FormField => ({
  ...field(title, name, column),
  tenDigits: true,
});

const contact = {
  form: 'Request a Call Back',
  make: () => makeContact({ fullName: 'Asha Menon', companyName: 'Example Mills' }),
  procedure: 'contact.submit',
  prefix: 'CB',
  table: 'contact_requests',
} as const;

const contactEnd = [
  field('Email Id', 'emailId', 'email_id'),
  field('Company Name', 'companyName', 'company_name'),
  field('Message', 'userMessage', 'user_message'),
];

const application = {
  make: () => makeApplication(),
  procedure: 'jobApplication.submit',
  prefix: 'JA',
  table: 'job_applications',
} as const;

const quotation = {
  form: 'Request a quotation',
  fields: quotationFields,
  make: () => makeQuotation(),
  procedure: 'quotation.submit',
  prefix: 'QT',
  table: 'quotation_requests',
} as const;

/** The forms as a visitor sees them, with the specification's table of checks written out. */
export const formCases: FormCase[] = [
  {
    ...contact,
    name: 'contact panel',
    paths: ['/', '/the-company'],
    panel: 'Contact us',
    fields: [
      field('Name', 'fullName', 'full_name'),
      field('Phone No', 'mobileNo', 'mobile_no'),
      ...contactEnd,
    ],
  },
  {
    ...application,
    name: 'job panel',
    form: 'Apply for a job',
    paths: ['/', '/our-presence'],
    panel: 'Apply for a job',
    fields: [
      field('Position', 'Position', 'position'),
      field('Name', 'FullName', 'full_name'),
      field('Email Id', 'EmailId', 'email_id'),
      field('Phone No', 'MobileNo', 'mobile_no'),
      field('Qualification', 'Qualification', 'qualification'),
    ],
  },
  {
    ...quotation,
    name: 'quotation panel',
    paths: ['/', '/training'],
    panel: 'Get a quotation',
    fields: quotation.fields,
  },
  {
    ...contact,
    name: 'Contact Us page',
    paths: ['/contactus'],
    fields: [
      field('Name', 'fullName', 'full_name'),
      digits('Phone No', 'mobileNo', 'mobile_no'),
      ...contactEnd,
    ],
  },
  {
    ...application,
    name: 'Career page',
    form: 'Resume Submission Form',
    paths: ['/career'],
    fields: [
      field('Full Name', 'FullName', 'full_name'),
      field('Email Id', 'EmailId', 'email_id'),
      field('Phone No', 'MobileNo', 'mobile_no'),
      field('Qualification', 'Qualification', 'qualification'),
      field('Position', 'Position', 'position'),
    ],
  },
  { ...quotation, name: 'quotation page', paths: ['/quotation'], fields: quotation.fields },
  {
    name: 'job upload',
    form: 'For Specific Job Upload',
    paths: ['/job-portal'],
    fields: [
      field('Open Position', 'openPosition', 'open_position'),
      field('Qualification', 'qualification', 'qualification'),
      field('Description', 'discription', 'description'),
      field('Skills', 'skills', 'skills'),
      field('Experience', 'experience', 'experience'),
      field('Industry', 'industry', 'industry'),
      field('Location', 'location', 'location'),
      field('Min Salary', 'minSalary', 'min_salary'),
      field('Max Salary', 'maxSalary', 'max_salary'),
    ],
    make: () => makePosting({ minSalary: 'as agreed' }),
    procedure: 'jobPosting.submit',
    prefix: 'JP',
    table: 'job_openings',
  },
  {
    name: 'request about data',
    form: 'Request about your data',
    paths: ['/privacy'],
    fields: [
      field('Name', 'fullName', 'full_name'),
      field('Email or Phone', 'contact', 'contact'),
      field('Request', 'asked', 'asked'),
      field('Details', 'details', 'details'),
    ],
    make: () => makeDataRequest({ fullName: 'Asha Menon' }),
    procedure: 'dataRequest.submit',
    prefix: 'DR',
    table: 'data_requests',
  },
];

export function formCase(name: string): FormCase {
  const found = formCases.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no form is called ${name}`);
  return found;
}
