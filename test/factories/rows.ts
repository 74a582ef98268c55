import type { Insertable, Kysely } from 'kysely';
import type {
  BlogsTable,
  ComplianceItemsTable,
  Database,
  JobOpeningsTable,
} from '../../server/database/schema.ts';
import type { ContactValues } from '../../src/contract/contact.ts';
import type { DataRequestType, DataRequestValues } from '../../src/contract/data-request.ts';
import type { JobApplicationValues } from '../../src/contract/job-application.ts';
import type { JobPostingValues } from '../../src/contract/job-posting.ts';
import type { QuotationValues } from '../../src/contract/quotation.ts';

let count = 0;

/** Content that no earlier test has sent: the same content again would count as a repeat. */
const next = () => {
  count += 1;
  return count;
};

export function makeContact(changes: Partial<ContactValues> = {}): ContactValues {
  return {
    fullName: 'ASHA MENON',
    emailId: 'asha@example.com',
    mobileNo: '9845012345',
    companyName: 'EXAMPLE MILLS',
    userMessage: `Two gates, day and night, from the first of the month. ${next()}`,
    ...changes,
  };
}

/** The fields of the quotation form in the order in which they are checked, as the specification has them. */
export const quotationFields: QuotationField[] = [
  { title: 'First Name', name: 'firstName', column: 'first_name', value: 'Ravi' },
  { title: 'Last Name', name: 'lastName', column: 'last_name', value: 'Kumar' },
  { title: 'Email', name: 'emailId', column: 'email_id', value: 'ravi@example.com' },
  { title: 'Mobile No', name: 'mobileNo', column: 'mobile_no', value: '9845012345', tenDigits: true },
  { title: 'Address', name: 'addresss', column: 'address', value: 'Example Road' },
  { title: 'State', name: 'state', column: 'state', value: 'Karnataka' },
  { title: 'City', name: 'city', column: 'city', value: 'Bengaluru' },
  { title: 'Service Type', name: 'servicesType', column: 'services_type', value: 'Unarmed Guards' },
];

interface QuotationField {
  title: string;
  name: keyof QuotationValues;
  column: string;
  value: string;
  tenDigits?: true;
  /** The form asks for it, but older clients do not send it. */
  isOptional?: true;
}

export function makeQuotation(changes: Partial<QuotationValues> = {}): QuotationValues {
  const values = Object.fromEntries(quotationFields.map(({ name, value }) => [name, value]));
  return { ...(values as QuotationValues), addresss: `${next()} Example Road`, ...changes };
}

export function makeApplication(changes: Partial<JobApplicationValues> = {}): JobApplicationValues {
  return {
    JobId: '',
    Position: 'Security Guard',
    FullName: `Applicant ${next()}`,
    EmailId: 'applicant@example.com',
    MobileNo: '9845012345',
    Qualification: '10th pass',
    ...changes,
  };
}

export function makePosting(changes: Partial<JobPostingValues> = {}): JobPostingValues {
  return {
    openPosition: `Security Guard ${next()}`,
    qualification: '10th pass',
    skills: 'Gate duty',
    experience: '1-2 years',
    industry: 'Manufacturing',
    location: 'Pune',
    minSalary: '16000',
    maxSalary: '18000',
    discription: 'Keeps the gate of a plant in two shifts.',
    ...changes,
  };
}

export function makeDataRequest(
  changes: Partial<DataRequestValues> = {},
): DataRequestValues & { asked: DataRequestType } {
  return {
    fullName: 'ASHA MENON',
    contact: 'asha@example.com',
    details: `All that you have of me. ${next()}`,
    ...changes,
    asked: (changes.asked as DataRequestType | undefined) ?? 'A copy of my data',
  };
}

/** Inserts an opening and returns its Jid. */
export async function createJobOpening(
  db: Kysely<Database>,
  changes: Partial<Insertable<JobOpeningsTable>> = {},
): Promise<string> {
  const { jid } = await db
    .insertInto('job_openings')
    .values({
      status: 'open',
      opened_at: new Date(),
      open_position: 'Security Guard',
      qualification: '10th pass',
      skills: 'Gate duty',
      experience: '1-2 years',
      industry: 'Manufacturing',
      location: 'Pune',
      min_salary: '16000',
      max_salary: '18000',
      max_salary_monthly: 18_000,
      description: 'Keeps the gate of a plant in two shifts.',
      ...changes,
    })
    .returning('jid')
    .executeTakeFirstOrThrow();
  return jid;
}

/** Inserts a published blog and returns its BlogId. */
export async function createBlog(
  db: Kysely<Database>,
  changes: Partial<Insertable<BlogsTable>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('blogs')
    .values({
      subject: 'What a good gate looks like',
      sub_heading: 'Ten minutes at your own entrance',
      description: 'Stand across the road from your own gate.',
      image_path: 'wwwroot/media/blog/a-good-gate.jpg',
      published_at: new Date(Date.now() - 60_000),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function createComplianceItem(
  db: Kysely<Database>,
  changes: Partial<Insertable<ComplianceItemsTable>> = {},
): Promise<void> {
  await db
    .insertInto('compliance_items')
    .values({ name: 'GST registration', document_path: 'wwwroot/media/compliance/gst.pdf', ...changes })
    .execute();
}
