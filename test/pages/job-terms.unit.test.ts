import { describe, expect, it } from 'vitest';
import { baseSalary } from '../../server/pages/structured-data/base-salary.ts';
import { jobLocations } from '../../server/pages/structured-data/job-location.ts';
import { experienceRequirements, jobTitle } from '../../server/pages/structured-data/job-terms.ts';
import { samplePresence } from '../../src/content/presence.ts';
import { employmentType } from '../../src/employment-type.ts';

const place = (addressLocality?: string, addressRegion?: string) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(addressLocality && { addressLocality }),
    ...(addressRegion && { addressRegion }),
    addressCountry: 'IN',
  },
});

it.each([
  ['Pune', place('Pune')],
  ['Gurugram, Haryana', place('Gurugram', 'Haryana')],
  ['Andheri East, Mumbai, Maharashtra', place('Mumbai', 'Maharashtra')],
  ['Delhi', place('Delhi', 'Delhi')],
  ['Kerala', place(undefined, 'Kerala')],
  ['Mumbai / Pune', [place('Mumbai'), place('Pune')]],
  ['Mumbai and Pune (Maharashtra)', [place('Mumbai', 'Maharashtra'), place('Pune', 'Maharashtra')]],
  ['Delhi, Gurugram', [place('Delhi', 'Delhi'), place('Gurugram')]],
  ['Kerala or Goa', place()],
  ['Kerala, Goa', [place(undefined, 'Kerala'), place(undefined, 'Goa')]],
  ['Various sites, Gujarat', place(undefined, 'Gujarat')],
  ['Pan India', place()],
  ['Site 14, Gujarat', place(undefined, 'Gujarat')],
  ['Dubai', place()],
])('a job in %j is at a place that is known', (text, expected) => {
  expect(jobLocations(text, samplePresence.places)).toEqual(expected);
});

const range = (minValue: number, maxValue: number) => ({ minValue, maxValue });
it.each([
  ['17500', '19,500', range(17_500, 19_500)],
  ['15k', '18k', range(15_000, 18_000)],
  ['2.4 LPA', '3 LPA', range(20_000, 25_000)],
  ['120000 per month', '1.5 lakh per month', range(120_000, 150_000)],
  ['18000', '18000', { value: 18_000 }],
  ['', '18000', { value: 18_000 }],
  ['240000', '300000', undefined],
  ['19500', '17500', undefined],
  ['15-18k', '20k', undefined],
  ['15000', '600 per day', undefined],
])('a salary from %j to %j is told in numbers only where it has them', (least, most, expected) => {
  const { baseSalary: salary } = baseSalary(least, most);
  expect(salary?.value).toEqual(expected && { '@type': 'QuantitativeValue', ...expected, unitText: 'MONTH' });
});

const months = (count: number) => ({
  '@type': 'OccupationalExperienceRequirements',
  monthsOfExperience: count,
});
it.each([
  ['2+ years', months(24)],
  ['1-3 years', months(12)],
  ['minimum 1.5 years', months(18)],
  ['6 months', months(6)],
  ['0-2 years', 'no requirements'],
  ['Fresher', 'no requirements'],
  ['some years', undefined],
  ['2 years or ex-serviceman', months(24)],
  ['5', undefined],
])('experience of %j is so many months', (text, expected) => {
  expect(experienceRequirements(text).experienceRequirements).toEqual(expected);
});

describe('a job’s title', () => {
  const title = (OpenPosition: string) =>
    jobTitle({ OpenPosition, Location: 'Pune, Maharashtra', Jid: 'JO-7' });

  it.each([
    ['Security Guard - Pune', 'Security Guard'],
    ['Security Guard (JO-7)', 'Security Guard'],
    ['Security Guard, Pune, Maharashtra!!', 'Security Guard'],
    ['Security Guard – ₹18500', 'Security Guard'],
    ['Lady Guard (Night)', 'Lady Guard (Night)'],
    ['AC-Technician', 'AC-Technician'],
    ['Pune', 'Pune'],
  ])('of %j is %j', (position, expected) => expect(title(position)).toBe(expected));
});

it.each([
  ['Part-time Cleaner', '', 'PART_TIME'],
  ['Driver (Full Time)', 'Type: Part Time', 'FULL_TIME'],
  ['Fire Apprentice', '', 'INTERN'],
  ['Security Guard', '', 'FULL_TIME'],
  ['Internal Auditor', 'Trains apprentices, and checks the contract.', 'FULL_TIME'],
  ['Contract Manager', 'A permanent position.', 'FULL_TIME'],
  ['Security Guard', 'Keeps a gate.\n\nType: Temporary, Full Time', 'TEMPORARY'],
  ['Security Guard', 'For six months, on a contract basis.', 'CONTRACTOR'],
  ['Cleaner', 'This is a part-time job of four hours.', 'PART_TIME'],
  ['Loader', 'Daily wages basis, paid on Saturdays.', 'PER_DIEM'],
] as const)('%s, “%s”, is employment of the kind %s', (OpenPosition, Description, expected) => {
  expect(employmentType({ OpenPosition, Description })).toBe(expected);
});
