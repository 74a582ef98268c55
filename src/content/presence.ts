import * as z from 'zod';
import { code, line, list } from './schema/fields.ts';
import { phoneLine } from './schema/phone-line.ts';

const place = z.strictObject({
  city: line({ label: 'City', most: 80 }),
  state: line({ label: 'State or union territory', most: 60 }),
  kind: z.enum(['Corporate office', 'Regional office', 'Satellite branch']).meta({ label: 'Kind' }),
  phone: phoneLine({
    label: 'Telephone',
    help: 'Without one, the landline of the company is shown.',
  }).exactOptional(),
  latitude: z
    .number()
    .min(6)
    .max(38)
    .meta({ label: 'Latitude', help: 'Degrees north of the city’s centre.' }),
  longitude: z
    .number()
    .min(67)
    .max(98)
    .meta({ label: 'Longitude', help: 'Degrees east of the city’s centre.' }),
});
/** An office on the map of the offices. */
export type OfficePlace = z.infer<typeof place>;

const day = (label: string) =>
  code({ label }, /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'A day such as 2028-07-31.');

const licence = z.strictObject({
  state: line({ label: 'State or union territory', most: 60 }),
  number: line({ label: 'Number', most: 60 }),
  validFrom: day('Valid from'),
  validTo: day('Valid to'),
  area: line({ label: 'Where it holds' }),
  shortArea: line({ label: 'Where it holds, short', help: 'For the table.', most: 80 }).exactOptional(),
});

/** Where the company works, and under which licences. Guards may only be posted where it has a licence. */
export const presence = z.strictObject({
  states: list(
    z.strictObject({
      name: line({ label: 'Name', most: 60 }),
      kind: z.enum(['state', 'union territory']).meta({ label: 'Kind' }),
    }),
    { label: 'States and union territories with offices', item: 'state', title: 'name' },
  ),
  places: list(place, { label: 'Offices', item: 'office', title: 'city' }),
  licences: list(licence, { label: 'Licences', item: 'licence', title: 'state' }),
});
export type Presence = z.infer<typeof presence>;

/** Offices, licences and their dates are samples. */
export const samplePresence: Presence = {
  states: [
    { name: 'Andhra Pradesh', kind: 'state' },
    { name: 'Assam', kind: 'state' },
    { name: 'Bihar', kind: 'state' },
    { name: 'Chandigarh', kind: 'union territory' },
    { name: 'Chhattisgarh', kind: 'state' },
    { name: 'Delhi', kind: 'union territory' },
    { name: 'Goa', kind: 'state' },
    { name: 'Gujarat', kind: 'state' },
    { name: 'Haryana', kind: 'state' },
    { name: 'Himachal Pradesh', kind: 'state' },
    { name: 'Jharkhand', kind: 'state' },
    { name: 'Karnataka', kind: 'state' },
    { name: 'Kerala', kind: 'state' },
    { name: 'Madhya Pradesh', kind: 'state' },
    { name: 'Maharashtra', kind: 'state' },
    { name: 'Odisha', kind: 'state' },
    { name: 'Punjab', kind: 'state' },
    { name: 'Rajasthan', kind: 'state' },
    { name: 'Tamil Nadu', kind: 'state' },
    { name: 'Telangana', kind: 'state' },
    { name: 'Uttar Pradesh', kind: 'state' },
    { name: 'Uttarakhand', kind: 'state' },
    { name: 'West Bengal', kind: 'state' },
  ],
  places: [
    { city: 'Mumbai', state: 'Maharashtra', kind: 'Corporate office', latitude: 19.08, longitude: 72.88 },
    { city: 'Delhi', state: 'Delhi', kind: 'Regional office', latitude: 28.61, longitude: 77.21 },
    { city: 'Bengaluru', state: 'Karnataka', kind: 'Regional office', latitude: 12.97, longitude: 77.59 },
    { city: 'Chennai', state: 'Tamil Nadu', kind: 'Regional office', latitude: 13.08, longitude: 80.27 },
    { city: 'Hyderabad', state: 'Telangana', kind: 'Regional office', latitude: 17.39, longitude: 78.49 },
    { city: 'Kolkata', state: 'West Bengal', kind: 'Regional office', latitude: 22.57, longitude: 88.36 },
    { city: 'Pune', state: 'Maharashtra', kind: 'Regional office', latitude: 18.52, longitude: 73.86 },
    { city: 'Ahmedabad', state: 'Gujarat', kind: 'Satellite branch', latitude: 23.02, longitude: 72.57 },
    { city: 'Bhopal', state: 'Madhya Pradesh', kind: 'Satellite branch', latitude: 23.26, longitude: 77.41 },
    { city: 'Bhubaneswar', state: 'Odisha', kind: 'Satellite branch', latitude: 20.3, longitude: 85.82 },
    { city: 'Chandigarh', state: 'Chandigarh', kind: 'Satellite branch', latitude: 30.73, longitude: 76.78 },
    { city: 'Coimbatore', state: 'Tamil Nadu', kind: 'Satellite branch', latitude: 11.02, longitude: 76.96 },
    { city: 'Dehradun', state: 'Uttarakhand', kind: 'Satellite branch', latitude: 30.32, longitude: 78.03 },
    { city: 'Faridabad', state: 'Haryana', kind: 'Satellite branch', latitude: 28.41, longitude: 77.32 },
    { city: 'Gurugram', state: 'Haryana', kind: 'Satellite branch', latitude: 28.46, longitude: 77.03 },
    { city: 'Guwahati', state: 'Assam', kind: 'Satellite branch', latitude: 26.14, longitude: 91.74 },
    { city: 'Indore', state: 'Madhya Pradesh', kind: 'Satellite branch', latitude: 22.72, longitude: 75.86 },
    { city: 'Jaipur', state: 'Rajasthan', kind: 'Satellite branch', latitude: 26.91, longitude: 75.79 },
    { city: 'Kanpur', state: 'Uttar Pradesh', kind: 'Satellite branch', latitude: 26.45, longitude: 80.33 },
    { city: 'Kochi', state: 'Kerala', kind: 'Satellite branch', latitude: 9.93, longitude: 76.27 },
    { city: 'Lucknow', state: 'Uttar Pradesh', kind: 'Satellite branch', latitude: 26.85, longitude: 80.95 },
    { city: 'Ludhiana', state: 'Punjab', kind: 'Satellite branch', latitude: 30.9, longitude: 75.86 },
    { city: 'Nagpur', state: 'Maharashtra', kind: 'Satellite branch', latitude: 21.15, longitude: 79.09 },
    { city: 'Nashik', state: 'Maharashtra', kind: 'Satellite branch', latitude: 20.0, longitude: 73.79 },
    { city: 'Noida', state: 'Uttar Pradesh', kind: 'Satellite branch', latitude: 28.54, longitude: 77.39 },
    { city: 'Panaji', state: 'Goa', kind: 'Satellite branch', latitude: 15.49, longitude: 73.83 },
    { city: 'Patna', state: 'Bihar', kind: 'Satellite branch', latitude: 25.59, longitude: 85.14 },
    { city: 'Raipur', state: 'Chhattisgarh', kind: 'Satellite branch', latitude: 21.25, longitude: 81.63 },
    { city: 'Ranchi', state: 'Jharkhand', kind: 'Satellite branch', latitude: 23.34, longitude: 85.31 },
    { city: 'Shimla', state: 'Himachal Pradesh', kind: 'Satellite branch', latitude: 31.1, longitude: 77.17 },
    { city: 'Siliguri', state: 'West Bengal', kind: 'Satellite branch', latitude: 26.73, longitude: 88.4 },
    { city: 'Surat', state: 'Gujarat', kind: 'Satellite branch', latitude: 21.17, longitude: 72.83 },
    {
      city: 'Thiruvananthapuram',
      state: 'Kerala',
      kind: 'Satellite branch',
      latitude: 8.52,
      longitude: 76.94,
    },
    { city: 'Udaipur', state: 'Rajasthan', kind: 'Satellite branch', latitude: 24.58, longitude: 73.71 },
    { city: 'Vadodara', state: 'Gujarat', kind: 'Satellite branch', latitude: 22.31, longitude: 73.18 },
    {
      city: 'Vijayawada',
      state: 'Andhra Pradesh',
      kind: 'Satellite branch',
      latitude: 16.51,
      longitude: 80.65,
    },
    {
      city: 'Visakhapatnam',
      state: 'Andhra Pradesh',
      kind: 'Satellite branch',
      latitude: 17.69,
      longitude: 83.22,
    },
  ],
  licences: [
    {
      state: 'Andhra Pradesh',
      number: 'SPECIMEN-0006',
      validFrom: '2024-03-11',
      validTo: '2029-03-10',
      area: 'The whole state',
    },
    {
      state: 'Assam',
      number: 'SPECIMEN-0007',
      validFrom: '2023-09-04',
      validTo: '2028-09-03',
      area: 'The whole state',
    },
    {
      state: 'Bihar',
      number: 'SPECIMEN-0008',
      validFrom: '2024-07-22',
      validTo: '2029-07-21',
      area: 'The whole state',
    },
    {
      state: 'Chandigarh',
      number: 'SPECIMEN-0009',
      validFrom: '2025-01-06',
      validTo: '2030-01-05',
      area: 'The whole union territory',
    },
    {
      state: 'Chhattisgarh',
      number: 'SPECIMEN-0010',
      validFrom: '2023-11-27',
      validTo: '2028-11-26',
      area: 'The whole state',
    },
    {
      state: 'Delhi',
      number: 'SPECIMEN-0001',
      validFrom: '2023-08-01',
      validTo: '2028-07-31',
      area: 'All districts of the National Capital Territory',
      shortArea: 'All districts',
    },
    {
      state: 'Gujarat',
      number: 'SPECIMEN-0011',
      validFrom: '2024-05-13',
      validTo: '2029-05-12',
      area: 'The whole state',
    },
    {
      state: 'Haryana',
      number: 'SPECIMEN-0012',
      validFrom: '2025-02-17',
      validTo: '2030-02-16',
      area: 'The whole state',
    },
    {
      state: 'Jharkhand',
      number: 'SPECIMEN-0013',
      validFrom: '2024-09-02',
      validTo: '2029-09-01',
      area: 'The whole state',
    },
    {
      state: 'Karnataka',
      number: 'SPECIMEN-0003',
      validFrom: '2024-06-10',
      validTo: '2029-06-09',
      area: 'The whole state',
    },
    {
      state: 'Kerala',
      number: 'SPECIMEN-0014',
      validFrom: '2023-12-18',
      validTo: '2028-12-17',
      area: 'The whole state',
    },
    {
      state: 'Madhya Pradesh',
      number: 'SPECIMEN-0015',
      validFrom: '2024-10-07',
      validTo: '2029-10-06',
      area: 'The whole state',
    },
    {
      state: 'Maharashtra',
      number: 'SPECIMEN-0002',
      validFrom: '2024-01-15',
      validTo: '2029-01-14',
      area: 'The whole state',
    },
    {
      state: 'Odisha',
      number: 'SPECIMEN-0016',
      validFrom: '2024-02-05',
      validTo: '2029-02-04',
      area: 'The whole state',
    },
    {
      state: 'Punjab',
      number: 'SPECIMEN-0017',
      validFrom: '2025-03-24',
      validTo: '2030-03-23',
      area: 'The whole state',
    },
    {
      state: 'Rajasthan',
      number: 'SPECIMEN-0018',
      validFrom: '2024-08-19',
      validTo: '2029-08-18',
      area: 'The whole state',
    },
    {
      state: 'Tamil Nadu',
      number: 'SPECIMEN-0004',
      validFrom: '2024-11-20',
      validTo: '2029-11-19',
      area: 'Districts of Chennai, Chengalpattu, Kancheepuram, Tiruvallur and Coimbatore',
      shortArea: 'Five districts, named below',
    },
    {
      state: 'Telangana',
      number: 'SPECIMEN-0019',
      validFrom: '2024-04-29',
      validTo: '2029-04-28',
      area: 'The whole state',
    },
    {
      state: 'Uttar Pradesh',
      number: 'SPECIMEN-0005',
      validFrom: '2025-04-01',
      validTo: '2030-03-31',
      area: 'The whole state',
    },
    {
      state: 'Uttarakhand',
      number: 'SPECIMEN-0020',
      validFrom: '2025-05-12',
      validTo: '2030-05-11',
      area: 'The whole state',
    },
    {
      state: 'West Bengal',
      number: 'SPECIMEN-0021',
      validFrom: '2023-10-16',
      validTo: '2028-10-15',
      area: 'The whole state',
    },
  ],
};
