import type { TableColumns, TableTarget } from '../../../src/contract/staff/moving-in.ts';
import type { Subject } from './heading-words.ts';

interface TableField {
  field: string;
  label: string;
  isRequired: boolean;
  /** By which headings it is proposed, the likeliest first. */
  subjects: readonly Subject[];
}

const field = (
  field: string,
  label: string,
  subjects: readonly Subject[],
  isRequired = false,
): TableField => ({ field, label, subjects, isRequired });

const id = field('id', 'Its number in the table', ['id']);

/** The fields that columns can be matched with. */
export const fieldsOfTargets: Readonly<Record<TableTarget, readonly TableField[]>> = {
  job: [
    field('position', 'Position', ['position', 'heading'], true),
    field('text', 'Description', ['text']),
    field('location', 'Location', ['location', 'city']),
    field('company', 'Company', ['company']),
    field('salary', 'Salary', ['salary']),
    field('salaryUnit', 'Salary per (month, day)', ['salaryUnit']),
    field('types', 'Job type', ['jobType']),
    field('categories', 'Category', ['category']),
    field('postedAt', 'Posted on', ['published', 'date']),
    field('closesOn', 'Last date', ['closing']),
    field('status', 'Status (open, filled, draft)', ['status']),
    field('address', 'Address on the former site', ['link']),
    id,
  ],
  blog: [
    field('heading', 'Title', ['heading'], true),
    field('subheading', 'Subtitle', ['subheading']),
    field('text', 'Text', ['text'], true),
    field('publishedAt', 'Published on', ['published', 'date']),
    field('picture', 'Address of its picture', ['picture']),
    field('address', 'Address on the former site', ['link']),
    id,
  ],
  contact: [
    field('sentAt', 'Date', ['date', 'published'], true),
    field('fullName', 'Name', ['name', 'firstName', 'lastName'], true),
    field('emailId', 'Email', ['email']),
    field('mobileNo', 'Phone', ['phone']),
    field('companyName', 'Company', ['company']),
    field('userMessage', 'Message', ['message', 'text']),
    id,
  ],
};

const joined = new Set(['text', 'location', 'types', 'categories', 'fullName', 'userMessage']);

/** The same, as the screen shows them. */
export const tableFields: TableColumns['fields'] = {
  job: fieldsOfTargets.job.map(shown),
  blog: fieldsOfTargets.blog.map(shown),
  contact: fieldsOfTargets.contact.map(shown),
};

function shown({ field, label, isRequired }: TableField) {
  return { field, label, isRequired, isJoined: joined.has(field) };
}
