import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import { pick } from './pick.ts';

const positions = [
  ...['Security Guard', 'Lady Guard', 'Head Guard', 'Armed Guard', 'Patrol Guard', 'Gunman', 'Bouncer'],
  ...['Security Supervisor', 'Security Officer', 'Assignment Manager', 'Field Officer', 'Fire Officer'],
  ...['Fire Technician', 'CCTV Operator', 'CCTV Technician', 'Control Room Lead', 'Event Marshal'],
  ...['Personal Security Officer', 'Security Trainer', 'Cash Van Driver', 'Cash Custodian', 'Driver'],
  ...['ATM Caretaker', 'Housekeeping Associate', 'Housekeeping Supervisor', 'Pantry Attendant'],
  ...['Facility Manager', 'Electrician', 'Plumber', 'Machine Operator', 'Lift Operator', 'Gardener'],
  ...['Front Desk Executive', 'HR Executive', 'Payroll Executive', 'Background Verification Executive'],
  ...['Investigator', 'Branch Head', 'Operations Manager', 'Dog Handler', 'Parking Attendant', 'Fireman'],
];
const hindiPositions = [
  ...['सुरक्षा गार्ड', 'लेडी गार्ड', 'हेड गार्ड', 'हथियारबंद गार्ड', 'गश्त गार्ड', 'गनमैन', 'बाउंसर'],
  ...['सिक्योरिटी सुपरवाइज़र', 'सिक्योरिटी ऑफ़िसर', 'फ़ील्ड ऑफ़िसर', 'फ़ायर ऑफ़िसर', 'सीसीटीवी ऑपरेटर'],
  ...['ड्राइवर', 'हाउसकीपिंग स्टाफ़', 'इलेक्ट्रीशियन', 'प्लंबर', 'लिफ़्ट ऑपरेटर', 'माली', 'फ़ायरमैन'],
];
const shifts = ['', '', '', '', ' (Night)', ' (Day)', ' - Rotational', ', Ex-Serviceman', ' Trainee'];
const qualifications = [
  ...['10th pass', '8th pass', '12th pass', '5th pass', 'No formal qualification', 'Graduate'],
  ...['Graduate in any stream', 'Diploma or ITI (electronics)', 'ITI Electrician with wireman licence'],
  ...['10th pass with valid arms licence', '8th pass with LMV licence', 'MBA (HR) or MSW'],
  ...['Ex-Army, Navy, Air Force or CAPF', 'Sub-officer course or B.E. Fire', '12th pass; computer course'],
];
const skills = [
  ...['gate duty', 'visitor register', 'patrolling', 'basic Hindi', 'spoken English', 'frisking'],
  ...['metal detector', 'fire extinguisher use', 'first aid', 'crowd control', 'traffic control', 'CCTV'],
  ...['access control panel', 'report writing', 'shift roster', 'MS-Office/Excel', 'key management'],
  ...['material gate pass', 'emergency evacuation', 'wireless handset', 'armed escort', 'cash handling'],
  ...['LMV driving', 'night driving', 'floor polishing', 'chemical dilution', 'washroom upkeep', 'glass'],
  ...['preventive maintenance', 'DG set operation', 'HVAC', 'plumbing', 'payroll', 'labour law', 'audit'],
  ...['customer handling', 'team leadership', 'dog handling', 'alarm panel', 'vehicle search', 'X-ray'],
];
const experiences = [
  ...['0-1 years', '0-2 years', '1-2 years', '1-3 years', '2-4 years', '2+ years', '3-5 years'],
  ...['3-6 years', '5-8 years', '5+ years', '8-12 years', '10+ years', 'Fresher'],
];
const industries = [
  ...['Manufacturing', 'Banking', 'Healthcare', 'Retail', 'IT and corporate', 'Residential', 'Education'],
  ...['Hospitality', 'Security services', 'Facility management', 'Cash logistics', 'Warehousing', 'Airport'],
  ...['Automobile', 'Pharmaceuticals', 'Textiles', 'Steel', 'Cement', 'Oil and gas', 'Power', 'Mining'],
  ...['Railways', 'Ports', 'Telecom', 'Media', 'Real estate', 'Construction', 'Food processing', 'Events'],
];
const cities = [
  ...['Pune, Maharashtra', 'Mumbai, Maharashtra', 'Delhi', 'Noida, Uttar Pradesh', 'Gurugram, Haryana'],
  ...['Bengaluru, Karnataka', 'Hyderabad, Telangana', 'Chennai, Tamil Nadu', 'Kolkata, West Bengal'],
  ...['Lucknow, Uttar Pradesh', 'Ahmedabad, Gujarat', 'Surat, Gujarat', 'Jaipur, Rajasthan', 'Thane'],
  ...['Nagpur, Maharashtra', 'Indore, Madhya Pradesh', 'Bhopal, Madhya Pradesh', 'Patna, Bihar', 'Ranchi'],
  ...['Bhubaneswar, Odisha', 'Guwahati, Assam', 'Kochi, Kerala', 'Coimbatore, Tamil Nadu', 'Madurai'],
  ...['Visakhapatnam, Andhra Pradesh', 'Vijayawada, Andhra Pradesh', 'Mysuru, Karnataka', 'Hubballi'],
  ...['Chandigarh', 'Ludhiana, Punjab', 'Amritsar, Punjab', 'Dehradun, Uttarakhand', 'Shimla', 'Jammu'],
  ...['Raipur, Chhattisgarh', 'Jamshedpur, Jharkhand', 'Panaji, Goa', 'Nashik, Maharashtra', 'Vadodara'],
  ...['Faridabad, Haryana', 'Ghaziabad, Uttar Pradesh', 'Kanpur, Uttar Pradesh', 'Varanasi', 'Agra'],
];

export const sampleLocations = cities;
export const sampleIndustries = industries;

/**
 * Inserts `count` open jobs, the same ones each time: common values are common, rare ones rare.
 * @param hindiEvery 5 to give every fifth job a position in Hindi too; none has one by default.
 */
export async function fillJobs(
  db: Kysely<Database>,
  count: number,
  { hindiEvery = count + 1 } = {},
): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'job_openings' and indexname not like '%key'`.execute(db);
  // Building indexes and counts after the rows takes a tenth of the time.
  await sql`alter table job_openings disable trigger user`.execute(db);
  for (const { name } of indexes.filter(isPlain)) await sql`drop index ${sql.ref(name)}`.execute(db);
  await insertJobs(db, count, hindiEvery);
  for (const { definition } of indexes.filter(isPlain)) await sql.raw(definition).execute(db);
  await sql`alter table job_openings enable trigger user`.execute(db);
  await sql`select count_all_job_words()`.execute(db);
  for (const table of ['job_openings', 'job_words']) await sql`vacuum analyze ${sql.ref(table)}`.execute(db);
}

const isPlain = ({ name }: { name: string }) => !name.endsWith('_pkey');

async function insertJobs(db: Kysely<Database>, count: number, hindiEvery: number): Promise<void> {
  await sql`
    insert into job_openings (status, open_position, qualification, skills, experience, industry, location,
      min_salary, max_salary, max_salary_monthly, description, posted_at, opened_at, translations)
    select 'open', ${pick(positions, 1)} || ${pick(shifts, 2)}, ${pick(qualifications, 3)},
      ${pick(skills, 4)} || ', ' || ${pick(skills, 5)} || ', ' || ${pick(skills, 6)},
      ${pick(experiences, 7)}, ${pick(industries, 8)}, ${pick(cities, 9)},
      (salary - 2000)::text, case when salary % 1500 = 0 then 'As per rules' else salary::text end,
      case when salary % 1500 = 0 then null else salary end,
      repeat('You keep the post in three shifts, six days a week, with one weekly off by roster. ', 6),
      now() - i * interval '60 seconds', now() - i * interval '60 seconds',
      case when i % ${hindiEvery}::integer = 0 then ${inHindi} else '{}' end
    from generate_series(${count}::integer, 1, -1) as i,
      lateral (select 12000 + (hashint8(i * 31 + 10) & 2047) * 20 as salary) as pay
  `.execute(db);
}

const inHindi = sql`jsonb_build_object('hi', jsonb_build_object('OpenPosition', jsonb_build_object(
  'source', ${pick(positions, 1)} || ${pick(shifts, 2)}, 'text', ${pick(hindiPositions, 1)})))`;
