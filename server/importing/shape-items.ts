import { LIMITS } from '../../src/contract/fields.ts';
import { BLOG_TEXT_LENGTH, type BlogValues } from '../../src/contract/staff/blogs.ts';
import { findSalaryFaults } from '../../src/contract/staff/job-salary.ts';
import type { JobValues } from '../../src/contract/staff/jobs.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import type { JobStatus } from '../database/schema.ts';
import type { FoundBlog, FoundJob, FoundNote } from './found-item.ts';
import { type NewAddresses, shapeLine, shapeMarkdown, shapeTyped } from './shape-text.ts';

/** What a blog must have besides its picture. The notes say what differs from its source. */
export function shapeBlog(
  found: FoundBlog,
  title: string,
  addresses: NewAddresses,
): { values: Omit<BlogValues, 'BlogImagePath'>; publishedAt: Date | null; notes: FoundNote[] } {
  const notes: FoundNote[] = [];
  const { text, notes: ofText } = shapeMarkdown(found.text, BLOG_TEXT_LENGTH, addresses);
  notes.push(...ofText);
  const Subject = shapeLine(found.heading || title, LIMITS.text, 'A heading', notes) || 'Without a title';
  const SubHeading = shapeLine(found.subheading, LIMITS.text, 'A subheading', notes);
  if (text === '') notes.push({ outcome: 'changed', text: 'It has no text: its heading stands in.' });
  const publishedAt = dateOf(found.publishedAt);
  if (found.publishedAt !== null && publishedAt === null)
    notes.push({ outcome: 'changed', text: 'Its date cannot be read: it becomes a draft.' });
  return { values: { Subject, SubHeading, Discription: text || Subject }, publishedAt, notes };
}

const UNSAID = 'Not stated';
/** How salaries are read by the search of the jobs. */
const PERIODS: Record<string, string> = {
  YEAR: 'per year',
  MONTH: 'per month',
  WEEK: 'per week',
  DAY: 'per day',
  HOUR: 'per hour',
};

export interface ShapedJob {
  values: JobValues;
  status: JobStatus;
  postedAt: Date;
  openedAt: Date | null;
  closedAt: Date | null;
  closesOn: string | null;
  notes: FoundNote[];
}

/** A job as the list has it. It is open if it was, and closed if it was filled or its last day is over. */
export function shapeJob(found: FoundJob, title: string, now: Date): ShapedJob {
  const notes: FoundNote[] = [];
  const { text, notes: ofText } = shapeTyped(found.text, LIMITS.longText);
  notes.push(...ofText);
  const line = (value: string, what: string) => shapeLine(value, LIMITS.text, what, notes);
  const openPosition = line(found.position || title, 'A position') || UNSAID;
  const salary = salaryOf(found, notes);
  const values: JobValues = {
    openPosition,
    qualification: UNSAID,
    skills: UNSAID,
    experience: UNSAID,
    industry: line(found.categories.join(', '), 'The categories') || UNSAID,
    location: line(found.location, 'A location') || UNSAID,
    minSalary: salary,
    maxSalary: salary,
    discription: withDetails(text || openPosition, found),
  };
  notes.push({
    outcome: 'changed',
    text: `Qualification, skills and experience are “${UNSAID}”: the source has no fields for them.`,
  });
  const postedAt = dateOf(found.postedAt) ?? now;
  const closesOn = dayOf(found.closesOn, notes);
  const isOver = closesOn !== null && closesOn < dayInIndia(now);
  const status = found.isDraft ? 'pending' : found.isFilled || isOver ? 'closed' : 'open';
  if (status === 'closed')
    notes.push({
      outcome: 'changed',
      text: isOver ? 'It is closed: its last day is over.' : 'It is closed: it was filled.',
    });
  const closedAt = status !== 'closed' ? null : isOver ? new Date(`${closesOn}T18:29:59Z`) : now;
  return {
    values,
    status,
    postedAt,
    notes,
    openedAt: status === 'pending' ? null : postedAt,
    closedAt: closedAt !== null && closedAt < postedAt ? postedAt : closedAt,
    closesOn: status === 'closed' ? null : closesOn,
  };
}

function salaryOf({ salary }: FoundJob, notes: FoundNote[]): string {
  if (salary === null || salary.amount.trim() === '') return 'Not disclosed';
  const { amount, currency, unit } = salary;
  if (currency !== '' && currency.toUpperCase() !== 'INR') {
    notes.push({ outcome: 'dropped', text: `Its salary is not in rupees: ${amount} ${currency} ${unit}.` });
    return 'Not disclosed';
  }
  const period = PERIODS[unit.toUpperCase()] ?? '';
  const text = `${amount.trim()} ${period}`.trim().slice(0, LIMITS.text);
  if (findSalaryFaults({ minSalary: text, maxSalary: text }).length === 0) return text;
  notes.push({ outcome: 'dropped', text: `Its salary cannot be read as an amount: ${text}.` });
  return 'Not disclosed';
}

/** The company and the types have no field, and are worth reading. */
function withDetails(text: string, { company, types }: FoundJob): string {
  const details = [company && `Company: ${company}`, types.length > 0 && `Type: ${types.join(', ')}`];
  const added = details.filter(Boolean).join('\n');
  const whole = added === '' ? text : `${text}\n\n${added}`;
  return whole.length <= LIMITS.longText ? whole : text;
}

function dayOf(day: string | null, notes: FoundNote[]): string | null {
  if (day === null || day === '') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) return day;
  notes.push({ outcome: 'dropped', text: `Its last day cannot be read: ${day.slice(0, 40)}.` });
  return null;
}

export function dateOf(iso: string | null): Date | null {
  if (iso === null || iso === '') return null;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) || date.getTime() < 0 || date.getFullYear() > 9_999 ? null : date;
}
