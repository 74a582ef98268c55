import type { FoundJob, FoundNote } from '../found-item.ts';
import { stateOf } from './item-state.ts';
import { fieldOf, instantOf, metaOf, termsOf, type WordPressItem } from './wordpress-item.ts';

/** The fields of WP Job Manager, which keeps them as custom fields and taxonomies. Its text is read elsewhere. */
export function readJob(item: WordPressItem): {
  job: Omit<FoundJob, 'text' | 'address'>;
  notes: FoundNote[];
} {
  const notes: FoundNote[] = [];
  const place = metaOf(item, '_job_location');
  const isRemote = isSet(metaOf(item, '_remote_position'));
  if (isRemote)
    notes.push({ outcome: 'changed', text: 'That it can be done from home stands with its location.' });
  const remote = place === '' ? 'Remote' : `${place} (remote possible)`;
  const application = metaOf(item, '_application');
  if (application !== '')
    notes.push({
      outcome: 'dropped',
      text: `Applications went to ${application.slice(0, 200)}; here they go to the inbox.`,
    });
  if (isSet(metaOf(item, '_featured')))
    notes.push({ outcome: 'dropped', text: 'It is featured there; no job is here.' });
  const postedAt = instantOf(item);
  const job = {
    kind: 'job' as const,
    position: fieldOf(item, 'title'),
    location: isRemote ? remote : place,
    company: metaOf(item, '_company_name'),
    salary: salaryOf(item, notes),
    types: termsOf(item, 'job_listing_type'),
    categories: termsOf(item, 'job_listing_category'),
    postedAt,
    closesOn: closingDay(item, postedAt, notes),
    isFilled: isSet(metaOf(item, '_filled')),
    isDraft: stateOf(item).state !== 'public',
  };
  return { job, notes };
}

const isSet = (value: string) => !['', '0', 'no', 'false'].includes(value.toLowerCase());

function salaryOf(item: WordPressItem, notes: FoundNote[]): FoundJob['salary'] {
  const amount = metaOf(item, '_job_salary');
  if (amount === '') return null;
  const currency = metaOf(item, '_job_salary_currency').toUpperCase();
  if (currency !== '' && currency !== 'INR')
    notes.push({ outcome: 'changed', text: `Its salary is in ${currency.slice(0, 20)}, not in rupees.` });
  return { amount, currency: currency || 'INR', unit: metaOf(item, '_job_salary_unit').toUpperCase() };
}

function closingDay(item: WordPressItem, postedAt: string | null, notes: FoundNote[]): string | null {
  const written = metaOf(item, '_job_expires');
  const day = /^\d{4}-\d\d-\d\d/.exec(written)?.[0];
  const isDay =
    day !== undefined && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (isDay) return day;
  if (written !== '')
    notes.push({ outcome: 'dropped', text: `Its last day, “${written.slice(0, 40)}”, is no date.` });
  if (fieldOf(item, 'wp:status') !== 'expired') return null;
  notes.push({
    outcome: 'changed',
    text: 'It has expired on a day that the file does not say; the day it was posted is taken.',
  });
  return postedAt?.slice(0, 10) ?? '1970-01-01';
}
