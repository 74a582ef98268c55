import { prose } from './prose.ts';

/** Openings of an invented company. Salaries are free text, and written as variously as people write them. */
export interface SampleJob {
  openPosition: string;
  qualification: string;
  skills: string;
  experience: string;
  industry: string;
  location: string;
  minSalary: string;
  maxSalary: string;
  description: string;
  openedDaysAgo: number;
}

export const sampleJobs: readonly SampleJob[] = [
  {
    openPosition: 'Security Guard',
    qualification: '8th pass or above',
    skills: 'Gate duty, visitor register, patrolling, basic Hindi reading and writing',
    experience: '0-2 years',
    industry: 'Manufacturing',
    location: 'Gurugram, Haryana',
    minSalary: '17500',
    maxSalary: '19500 per month',
    description: prose`
      You keep the main gate and the loading bay of an automobile component plant in the Manesar belt. You
      check passes, enter visitors and vehicles in the register, look into the boots of outgoing cars, and
      walk the boundary wall twice in a shift with a torch and a patrol card.

      Three shifts of eight hours change every week, six days a week, with one weekly off by roster. Freshers
      are welcome: the entry course, with its classroom and field hours, is arranged by us before you take a
      post alone, and your first week is beside a head guard.

      This suits someone steady, between 18 and 45, who is polite with drivers at two in the morning.
      Uniform, provident fund, ESI and cover under our group accident policy go with the post. Barracks near
      the plant can be shared by those from outside the district.
    `,
    openedDaysAgo: 2,
  },
  {
    openPosition: 'Security Guard',
    qualification: '10th pass',
    skills: 'Access control, reception manners, basic English, fire extinguisher use',
    experience: '1-3 years',
    industry: 'IT and corporate',
    location: 'Bengaluru, Karnataka',
    minSalary: '20500',
    maxSalary: '23,000/month',
    description: prose`
      An IT campus on the Outer Ring Road needs guards for its towers and basement parking. You read access
      cards, guide visitors to the reception desk, check laptops against gate passes, and help staff cabs to
      load and leave in order.

      Duty is eight hours in rotating shifts with one weekly off. Night teams have two guards to a lobby, and
      the field officer visits at least twice a week at hours you cannot guess.

      You should be able to speak simple English and either Kannada or Hindi, stand straight for a whole
      shift, and write a clear line in the log. We give uniform, rain gear, provident fund, ESI, and a paid
      refresher on fire and first aid every year. Good guards on this site are usually considered first when
      a head guard's post falls vacant.
    `,
    openedDaysAgo: 4,
  },
  {
    openPosition: 'Lady Guard',
    qualification: '10th pass',
    skills: 'Frisking, bag check, courteous speech, Marathi and Hindi',
    experience: '0-2 years',
    industry: 'Retail',
    location: 'Mumbai, Maharashtra',
    minSalary: '20000',
    maxSalary: '22500 p.m.',
    description: prose`
      A shopping mall in the western suburbs is adding women to its entrance team. You frisk women visitors
      in the screened booth, check bags at the scanner, help lost children and elderly shoppers, and keep an
      eye on the washroom corridor and the trial-room side of the stores.

      Shifts run 9 am to 6 pm or 1 pm to 10 pm with a meal break and a weekly off on a weekday. Those on the
      late shift are dropped at the nearest station by the site vehicle.

      No experience is needed if you are firm without being rude. The entry course, two sets of uniform,
      provident fund and ESI are given. A lady supervisor is on the floor in both shifts, and complaints of
      any kind go to an internal committee, not to the shift in-charge.
    `,
    openedDaysAgo: 1,
  },
  {
    openPosition: 'Head Guard',
    qualification: '10th pass; ex-servicemen preferred',
    skills: 'Shift briefing, roster, register checks, radio discipline',
    experience: '3-6 years',
    industry: 'Logistics',
    location: 'Bhiwandi, Maharashtra',
    minSalary: '21000',
    maxSalary: '24000 a month',
    description: prose`
      You lead a shift of eleven guards at a four-lakh-square-foot warehouse. You brief the shift on its
      feet, place the posts, check seals and e-way bills against the dock register, relieve guards for meals,
      and walk the racks after closing with the client's night manager.

      The duty is eight hours, rotating fortnightly. When a guard does not turn up you find the reliever, not
      the client. Every incident, however small, reaches the control room in writing before your shift ends.

      We look for someone who has already held a key post and whose registers are clean. Ex-servicemen and
      former police are preferred and take the shorter entry course. Provident fund, ESI, uniform, a head
      guard allowance inside the stated salary, and shared accommodation in Bhiwandi come with the post.
    `,
    openedDaysAgo: 6,
  },
  {
    openPosition: 'Security Supervisor',
    qualification: '12th pass; graduate preferred',
    skills: 'Team handling, MIS in Excel, client communication, incident reports',
    experience: '4-7 years',
    industry: 'Healthcare',
    location: 'Chennai, Tamil Nadu',
    minSalary: '24,000',
    maxSalary: '28,000 per month',
    description: prose`
      A 350-bed hospital needs a supervisor who is calm when a casualty ward is not. You run a team of
      fourteen guards and lady guards over emergency, wards, pharmacy and parking, settle visiting-hour
      disputes before they grow, and take part in the hospital's code drills.

      You work eight hours in rotation and are on call for a declared emergency. Daily: briefing, post check,
      register audit, and a short report by mail to the hospital's administrator and our branch.

      Tamil is a must and workable English expected. You should have led at least ten people and have written
      a proper incident report. Provident fund, medical insurance, uniform and training in patient handling
      and fire safety are part of the offer. Supervisors who complete a year with clean audits are considered
      for assignment manager.
    `,
    openedDaysAgo: 9,
  },
  {
    openPosition: 'Assignment Manager',
    qualification: 'Graduate; retired JCO or equivalent considered',
    skills: 'Site administration, manpower planning, audits, client reviews',
    experience: '7+ years',
    industry: 'IT and corporate',
    location: 'Hyderabad, Telangana',
    minSalary: '38000',
    maxSalary: '45000/month',
    description: prose`
      You answer for one large client: three buildings in the financial district, about a hundred and twenty
      guards, supervisors and control-room staff. The rosters, the training calendar, the month's bill and
      the client's review meeting are yours from the first page to the last.

      A normal day starts with the night report at 9 am and ends when the evening shift is placed. Two
      surprise night rounds a week are part of the work, and so is one Saturday in two.

      You should write well, count well and know what a site costs when it is run badly. Experience with
      access systems and vendor audits is needed. We give provident fund, medical insurance for the family,
      group accident cover, a phone and conveyance, and the backing of a field officer and a regional
      trainer.
    `,
    openedDaysAgo: 11,
  },
  {
    openPosition: 'Field Officer',
    qualification: 'Graduate in any stream',
    skills: 'Site visits, night checks, two-wheeler riding, smartphone reporting',
    experience: '3-5 years',
    industry: 'Security services',
    location: 'Delhi',
    minSalary: '26000',
    maxSalary: '30000 a month + petrol',
    description: prose`
      Eighteen sites in South and Central Delhi, from a housing society of six guards to a bank's regional
      office. You visit each by plan and by surprise, day and night, check turnout, registers and knowledge
      of duty, talk to the client, and put right on the spot what can be put right.

      Four nights a month are full night checks; the following day is off. Every visit is recorded on the
      phone with time, place and photographs, so a round that was not made cannot be written.

      You need your own two-wheeler and a valid licence. This suits a former supervisor or a serviceman with
      some years after release who prefers the road to a desk. Petrol is paid by the kilometre; provident
      fund, medical insurance and group accident cover are provided.
    `,
    openedDaysAgo: 3,
  },
  {
    openPosition: 'CCTV Operator',
    qualification: '12th pass; computer course preferred',
    skills: 'VMS operation, playback and export, typing, English log writing',
    experience: '1-2 years',
    industry: 'Banking',
    location: 'Noida, Uttar Pradesh',
    minSalary: '18000',
    maxSalary: '20500 p.m.',
    description: prose`
      You sit at a console of our monitoring centre and look after about forty bank branches and their strong
      rooms. When a door opens outside hours or a camera goes dark, you look, speak through the branch
      loudspeaker, call the listed numbers in order, and log each step with its time.

      Shifts are of eight hours in a three-week rotation, six days a week, with a ten-minute break from the
      screen in every hour. Women working at night are taken home in the company's vehicle with an escort.

      Sharp eyes, quiet habits and clear spoken Hindi and English matter more than certificates. You learn
      the software and the written procedures in two weeks of training. Provident fund, ESI and meals on
      night shift are given.
    `,
    openedDaysAgo: 5,
  },
  {
    openPosition: 'Control Room Lead',
    qualification: 'Graduate or diploma in electronics',
    skills: 'Alarm handling, shift leadership, SLA reporting, escalation',
    experience: '5-8 years',
    industry: 'Security services',
    location: 'Noida, Uttar Pradesh',
    minSalary: '4.2 LPA',
    maxSalary: '5.4 LPA',
    description: prose`
      You lead a shift of nine operators in the command centre. The wall, the queue of alarms and the
      escalation list are in your hands: you decide whether an event is closed, watched, or sent to the
      police station with a call and a written message.

      At the end of each shift you hand over in person and sign the figures: events received, answered within
      the agreed time, false, and open. Once a week you play back closed events at random and correct what
      was missed.

      You should have at least two years as a senior operator and be able to teach. Knowledge of NVRs,
      intrusion panels and network basics is needed. Rotating shifts, provident fund, medical insurance,
      night allowance within the stated pay, and a place in the yearly leadership course come with the post.
    `,
    openedDaysAgo: 14,
  },
  {
    openPosition: 'Fire Technician',
    qualification: 'ITI or six-month fireman course',
    skills: 'Hydrant and pump operation, extinguisher inspection, first aid',
    experience: '2-4 years',
    industry: 'Manufacturing',
    location: 'Vadodara, Gujarat',
    minSalary: '19000',
    maxSalary: '22000',
    description: prose`
      A chemical plant in the Nandesari area needs fire technicians for its round-the-clock crew. You start
      and test the jockey, main and diesel pumps by schedule, inspect extinguishers and hose boxes, stand by
      at hot-work permits, and turn out with the crew when the alarm sounds.

      Shifts are of eight hours, six days a week. Each crew drills every week, and wears breathing apparatus
      at least twice a month, since that skill goes quickly.

      You must be fit, not afraid of heights, and hold a fireman certificate from a recognised institute.
      Gujarati or Hindi will do. Fire suit, boots and helmet are issued in your size. Provident fund, ESI, a
      yearly medical check and canteen meals at the plant's rates are part of the offer.
    `,
    openedDaysAgo: 8,
  },
  {
    openPosition: 'Fire Officer',
    qualification: 'Sub-officer course (NFSC Nagpur) or B.E. Fire',
    skills: 'Fire audits, mock drills, NBC 2016, emergency plans, NOC follow-up',
    experience: '6-10 years',
    industry: 'Healthcare',
    location: 'Pune, Maharashtra',
    minSalary: '45000',
    maxSalary: '55000 per month',
    description: prose`
      Two hospitals and a medical college share one fire officer, and this is the post. You keep the fire
      order and the evacuation plan alive, train ward staff in moving patients who cannot walk, run the
      drills, and follow the half-yearly certificate of the installations with the licensed agency.

      You walk every floor at least once a week and have the right to stop hot work. Twelve fire technicians
      in three shifts report to you.

      The work is by day, six days a week, and by phone at any hour. You should have served as a station or
      plant officer, know Part 4 of the National Building Code, and write audit reports that an administrator
      can act on. Provident fund, medical insurance, conveyance and accommodation near the campus are
      provided.
    `,
    openedDaysAgo: 20,
  },
  {
    openPosition: 'Armed Guard (Ex-Serviceman)',
    qualification: 'Ex-Army, Navy, Air Force or CAPF; discharge book needed',
    skills: '12-bore handling, own licensed weapon, alertness, drill',
    experience: '15 years of service',
    industry: 'Banking',
    location: 'Lucknow, Uttar Pradesh',
    minSalary: '27000',
    maxSalary: '30,000/month',
    description: prose`
      Branches and currency chests of a public sector bank in and around Lucknow need armed guards for day
      duty. You take the post before the shutter goes up, watch the hall and the cash counters, stand by
      while the cash van is loaded, and close the branch with the joint custodians.

      Duty follows banking hours, six days a week, with second and fourth Saturdays off. Chest duty runs in
      three shifts and is assigned only by consent.

      You bring a discharge book, a licensed 12-bore weapon valid for the area, and a habit of not talking
      about cash. Age up to 55. The condensed entry course for ex-servicemen is arranged by us. Uniform,
      cartridges for practice, provident fund, group accident cover and medical insurance are given.
    `,
    openedDaysAgo: 7,
  },
  {
    openPosition: 'Gunman',
    qualification: '10th pass with valid arms licence',
    skills: 'Weapon safety, escort duty, night alertness',
    experience: '3+ years',
    industry: 'Retail',
    location: 'Jaipur, Rajasthan',
    minSalary: '19500',
    maxSalary: '22500 p.m.',
    description: prose`
      You guard the vault of a jewellery house by day and ride with its consignments between the workshop,
      the showroom and the airport cargo shed. The rule is simple: you never leave the consignment, never
      drive, and never discuss the route.

      Day duty of eight hours, with early starts on consignment days made good by time off. Practice firing
      is held twice a year at an authorised range.

      We look for people of 25 to 50 with their own licensed weapon, a licence valid in Rajasthan, and clean
      police verification at present and previous address. Former servicemen and home guards are preferred.
      You are given uniform, a safe for the weapon at the post, provident fund, ESI or medical insurance as
      your pay requires, and group accident cover.
    `,
    openedDaysAgo: 16,
  },
  {
    openPosition: 'Personal Security Officer (PSO)',
    qualification: 'Graduate; ex-NSG, SPG, Para or police commando preferred',
    skills: 'Close protection, route planning, advance work, first aid, discretion',
    experience: '5+ years',
    industry: 'Security services',
    location: 'Mumbai, Maharashtra',
    minSalary: '45000',
    maxSalary: '60,000 a month',
    description: prose`
      You travel with the head of a business group in Mumbai and abroad. The visible part is a quiet person
      two steps behind; the real part is done before: routes, exits, the nearest hospital, the names of those
      who will be in the room.

      Hours follow the principal, on average ten a day with overtime paid, and four days off a month that are
      really off. A second PSO shares the duty.

      You are under 45, fit, well spoken in English and Hindi, presentable in a suit, and able to refuse
      politely. Service in a close-protection unit with papers to show it is strongly preferred. We give
      clothing allowance, travel insurance, medical insurance for the family, provident fund, and a yearly
      course in first aid and defensive driving.
    `,
    openedDaysAgo: 12,
  },
  {
    openPosition: 'Bouncer / Marshal',
    qualification: '10th pass',
    skills: 'Crowd control, patience, good build, spoken English',
    experience: '1-4 years',
    industry: 'Hospitality',
    location: 'Goa',
    minSalary: '22000',
    maxSalary: '26000 per month',
    description: prose`
      A beach club and its banquet lawn in North Goa need marshals from October to May, with the chance of a
      permanent post. You check wristbands, watch the bar and the dance floor, walk guests who have had
      enough to their cab, and keep the fire exit lane empty.

      Evening duty is from 6 pm to 2 am, five or six days a week, with hours beyond eight paid as overtime.
      Two women marshals are on every shift.

      Build helps, but we choose people who can end a quarrel without touching anyone. Minimum height 175 cm
      for men and 162 cm for women. Black uniform, night transport, dinner on duty, shared accommodation,
      provident fund and ESI come with the post. Training covers crowd movement, first aid and the law on use
      of force.
    `,
    openedDaysAgo: 10,
  },
  {
    openPosition: 'Cash Van Driver',
    qualification: '8th pass with commercial LMV licence',
    skills: 'Defensive driving, city routes, vehicle checks, GPS device',
    experience: '3-5 years',
    industry: 'Cash logistics',
    location: 'Kolkata, West Bengal',
    minSalary: '17500',
    maxSalary: '20000/month',
    description: prose`
      You drive a secured cash van with two armed guards and two custodians through Kolkata and Howrah. You
      learn the route on the morning itself, keep to it, stay at the wheel with doors locked at every stop,
      and take no one and nothing on board that is not on the trip sheet.

      The first trip starts about 9 am and the van is back in the yard well before the hour after which cash
      may not move. Six days a week; the inspection of tyres, hooter, panic switch and cameras comes before
      the key.

      Five years of clean driving, Bengali or Hindi, and thorough verification including credit history are
      required. Defensive driving training, provident fund, ESI, meals on route and group accident cover are
      part of the offer.
    `,
    openedDaysAgo: 13,
  },
  {
    openPosition: 'Cash Custodian',
    qualification: '12th pass; commerce graduate preferred',
    skills: 'Cash counting, ATM loading, combination locks, reconciliation',
    experience: '1-3 years',
    industry: 'Cash logistics',
    location: 'Patna, Bihar',
    minSalary: '17000',
    maxSalary: '19500 p.m.',
    description: prose`
      In a pair with a second custodian you load ATMs, swap cassettes, collect deposits from shops and
      balance every rupee before the van returns. Neither of you can open a machine alone: each holds one
      half of the code and one of the keys.

      Work is by day, six days a week, twelve to sixteen points on a route. At night the day's slips, switch
      figures and physical cash must agree, or nobody goes home until they know why.

      We look for exact people with good handwriting and nothing to hide: police, address, employment and
      credit checks are done before appointment and repeated later. Certified training in ATM operation is
      arranged by us. Provident fund, ESI, fidelity cover and group accident cover are provided.
    `,
    openedDaysAgo: 18,
  },
  {
    openPosition: 'ATM Caretaker',
    qualification: '8th pass',
    skills: 'Night watch, cleaning, phone reporting',
    experience: 'Fresher',
    industry: 'Banking',
    location: 'Raipur, Chhattisgarh',
    minSalary: '23000',
    maxSalary: '24500',
    description: prose`
      You look after one ATM lobby through the night. You keep it clean and lit, let customers go in one at a
      time, watch for devices stuck on the card slot or keypad, and call the control room at fixed hours and
      whenever anything is out of place. You never help a customer by holding the card or learning the PIN.

      Duty is from 10 pm to 6 am, six nights a week, with a reliever on the seventh.

      Reading and writing Hindi and owning a phone are enough; we teach the rest in the entry course. The
      post suits people up to 55 living within five kilometres of the site. A chair, torch, whistle, jacket
      for the winter, provident fund and ESI are given, and a caretaker who is never found asleep is moved up
      to guard.
    `,
    openedDaysAgo: 22,
  },
  {
    openPosition: 'Housekeeping Associate',
    qualification: 'No formal qualification',
    skills: 'Floor cleaning, washroom hygiene, waste segregation',
    experience: '0-1 year',
    industry: 'Healthcare',
    location: 'Kochi, Kerala',
    minSalary: '15500',
    maxSalary: '17000 per month',
    description: prose`
      Wards, corridors and out-patient rooms of a hospital in Kochi have to be clean before people see them.
      You sweep, mop with colour-coded mops, disinfect what hands touch, and put waste into the right
      coloured bag: a mistake there can hurt the next person who lifts it.

      Morning and afternoon shifts of eight hours, six days a week. The nurse in charge and our supervisor
      sign the checklist of each area together.

      Women and men are equally welcome and no school certificate is asked. You learn the chemicals, the
      machines and hospital hygiene in a paid week at the start. Two uniforms, shoes, gloves and mask,
      hepatitis B vaccination, provident fund and ESI come with the post.
    `,
    openedDaysAgo: 6,
  },
  {
    openPosition: 'Housekeeping Associate',
    qualification: '5th pass',
    skills: 'Room cleaning, glass cleaning, cart set-up',
    experience: '6 months to 2 years',
    industry: 'Education',
    location: 'Bhubaneswar, Odisha',
    minSalary: '13000',
    maxSalary: '14200/month',
    description: prose`
      A university campus needs a team for its hostels and lecture blocks. You clean rooms and corridors
      before the first class, refill washrooms through the day, clean glass by a weekly plan, and keep wet
      and dry waste apart up to the compost yard.

      The shift is 6 am to 2 pm or 9 am to 5 pm, Monday to Saturday. During admissions and convocation weeks
      there are extra hours, which are counted and paid as overtime.

      The work suits people from nearby villages who want a regular month: the campus bus picks up the early
      shift. Uniform, shoes, gloves, provident fund and ESI are part of the offer. Those who take to the
      scrubber and the vacuum are trained as machine operators and paid as such.
    `,
    openedDaysAgo: 15,
  },
  {
    openPosition: 'Housekeeping Supervisor',
    qualification: '12th pass or hotel management certificate',
    skills: 'Checklists, chemical dilution, team rosters, consumables stock',
    experience: '3-5 years',
    industry: 'IT and corporate',
    location: 'Chennai, Tamil Nadu',
    minSalary: '20000',
    maxSalary: '23000 p.m.',
    description: prose`
      Six floors of offices, twenty-two associates, one pantry and a client who notices fingerprints on
      glass. You place the team at 7 am, check every floor against the list by ten, count consumables weekly,
      and plan deep cleaning for weekends.

      Eight hours by day, six days a week; two Sundays a month go to deep cleaning against a weekday off.

      You should know dilution ratios and why chemicals are never mixed, be able to dress a roster in a
      spreadsheet, and speak Tamil with working English. Women are encouraged to apply. Provident fund, ESI
      or medical insurance, uniform and training on machines are provided, and you report to a facility
      manager who was once a housekeeping supervisor.
    `,
    openedDaysAgo: 19,
  },
  {
    openPosition: 'Machine Operator (Scrubber)',
    qualification: '8th pass',
    skills: 'Ride-on scrubber, single disc, high-pressure jet, battery care',
    experience: '1-3 years',
    industry: 'Retail',
    location: 'Ahmedabad, Gujarat',
    minSalary: '15500',
    maxSalary: '17500 a month',
    description: prose`
      You run a ride-on scrubber over the floors of a mall while the city sleeps: granite atrium, food court,
      service corridors and two levels of parking. Before starting you check brushes, squeegee, water and
      battery; after it you clean the machine itself, because a dirty one only moves the dirt.

      Night shift, 11 pm to 7 am, six nights a week. A second operator works the jet and the single disc, and
      you change places every week.

      We want someone careful with machines, who reports a strange noise instead of running it till it stops.
      Training by the maker's technician is arranged. Uniform, safety shoes, night tea and breakfast,
      provident fund and ESI are given.
    `,
    openedDaysAgo: 9,
  },
  {
    openPosition: 'Facility Manager',
    qualification: 'Graduate; B.E. or diploma preferred',
    skills: 'Soft and technical services, AMC control, budgets, vendor management',
    experience: '8-12 years',
    industry: 'IT and corporate',
    location: 'Pune, Maharashtra',
    minSalary: '7.5 LPA',
    maxSalary: '9.6 LPA',
    description: prose`
      A four-tower office park in Hinjawadi puts housekeeping, electrical, plumbing, pantry, pest control and
      landscaping under one manager of ours, with security as a neighbour. Ninety people and fourteen
      maintenance contracts report to you.

      You keep a preventive plan that is really followed, a helpdesk whose tickets close, and a monthly
      review with energy, water and cost figures that the client's own engineers can check.

      Five and a half days a week, with the phone on for breakdowns. You have run at least three lakh square
      feet, know DG sets, chillers and STP well enough to question a vendor, and write plainly. We give
      medical insurance for the family, provident fund, gratuity as the law provides, and a yearly conference
      fee for your own learning.
    `,
    openedDaysAgo: 25,
  },
  {
    openPosition: 'Electrician',
    qualification: 'ITI Electrician with wireman licence',
    skills: 'LT panels, DG changeover, lighting, preventive maintenance',
    experience: '2-5 years',
    industry: 'Facility management',
    location: 'Hyderabad, Telangana',
    minSalary: '18000',
    maxSalary: '22000 per month',
    description: prose`
      You belong to a shift crew that keeps power on in a business park: LT panels, UPS rooms, three DG sets,
      lifts' supply and some eleven thousand lamps. You take hourly readings, attend complaints by ticket,
      and do the preventive checks on the card for that day.

      Eight-hour rotating shifts, one weekly off. Nobody works on a live panel: lock-out and tag-out is the
      rule, and you may refuse any job where it has not been done.

      An ITI certificate and a wireman licence of the state are needed, with Telugu or Hindi. Insulated
      tools, arc-rated jacket, safety shoes, provident fund and ESI come with the post. Supervisors' licence
      fees are repaid to those who pass the examination while with us.
    `,
    openedDaysAgo: 17,
  },
  {
    openPosition: 'Plumber',
    qualification: 'ITI Plumber or equivalent practice',
    skills: 'Pump rooms, leak detection, fixtures, water tank cleaning',
    experience: '2-4 years',
    industry: 'Residential',
    location: 'Gurugram, Haryana',
    minSalary: '19500',
    maxSalary: '22000/month',
    description: prose`
      A township of nine hundred flats needs a second plumber. You look after pump rooms, overhead tanks, the
      softener, garden lines and the complaints of residents, which come by ticket and are closed with the
      resident's signature.

      Day shift from 8 am to 5 pm with an hour's break, six days a week; one week in three you are on call in
      the evening, which is paid.

      You should be able to find a leak without breaking half a wall, join CPVC and GI, read a simple
      drawing, and leave a bathroom as clean as you found it. Tools and consumables belong to the site.
      Uniform, safety shoes, provident fund, ESI and cover under the group accident policy are part of the
      offer.
    `,
    openedDaysAgo: 28,
  },
  {
    openPosition: 'Pantry Attendant',
    qualification: '8th pass',
    skills: 'Tea and coffee service, hygiene, crockery care, polite manner',
    experience: '0-2 years',
    industry: 'IT and corporate',
    location: 'Bengaluru, Karnataka',
    minSalary: '19800',
    maxSalary: '21500 p.m.',
    description: prose`
      Two pantries on two floors, about three hundred people and a boardroom: you prepare tea and coffee, set
      and clear meetings, keep machines clean and refilled, and note what is running low before it has run
      out.

      Monday to Friday, 8:30 am to 5:30 pm, and alternate Saturdays. On days with visitors from abroad you
      may be asked to stay an hour longer, which is paid.

      Clean habits, a good memory and a smile that lasts to the fifth meeting are what we look for. A little
      English helps. A medical fitness certificate for food handling is arranged by us. Uniform, apron,
      provident fund and ESI are provided, and lunch is on the house.
    `,
    openedDaysAgo: 21,
  },
  {
    openPosition: 'Front Desk Executive',
    qualification: 'Graduate',
    skills: 'Spoken English, visitor management software, phone etiquette, e-mail',
    experience: '1-3 years',
    industry: 'Hospitality',
    location: 'Chandigarh',
    minSalary: '20000',
    maxSalary: '24000',
    description: prose`
      You are the first person that visitors of a corporate office meet. You register them in the visitor
      system, issue badges, inform the host, keep couriers and meeting rooms in order, and work with the
      guard beside you so that courtesy and control do not get in each other's way.

      Day shift of eight hours between 8 am and 8 pm, five and a half days a week.

      We look for graduates with fluent English, Hindi and, if possible, Punjabi, who stay composed when
      three people speak at once. Familiarity with a spreadsheet is enough; the visitor software is taught.
      Formal clothing allowance, provident fund, ESI or medical insurance, and training in fire-warden duties
      are given.
    `,
    openedDaysAgo: 5,
  },
  {
    openPosition: 'Driver',
    qualification: '8th pass with LMV licence',
    skills: 'City driving, airport runs, log book, polite conduct',
    experience: '3-6 years',
    industry: 'Facility management',
    location: 'Delhi',
    minSalary: '24000',
    maxSalary: '27000 per month',
    description: prose`
      You drive the guests and officers of an embassy contractor in Delhi and the NCR. The car has to be
      clean, fuelled and at the door ten minutes early; the log book has to agree with the odometer; and what
      is said on the back seat stays there.

      Six days a week on a roster of early and late duty of eight hours, with waiting time counted as duty
      and extra hours paid as overtime.

      You need a licence at least three years old, no challan for rash driving, and knowledge of routes
      without staring at the phone. Police verification is done before joining. Uniform, mobile allowance,
      provident fund, ESI and group accident cover come with the post, with an eye test at our cost every
      year.
    `,
    openedDaysAgo: 23,
  },
  {
    openPosition: 'Background Verification Executive',
    qualification: 'Graduate',
    skills: 'Telephone verification, report writing, MS Excel, confidentiality',
    experience: '1-3 years',
    industry: 'Security services',
    location: 'Indore, Madhya Pradesh',
    minSalary: '2.2 LPA',
    maxSalary: '2.8 LPA',
    description: prose`
      You verify what applicants have written about themselves: degrees with universities, dates and duties
      with former employers, addresses through the field team, and public court records. Each case ends in a
      short report that says what was checked, with whom, when, and what was found.

      The desk works by day, Monday to Saturday, and a case has a promised date. Doubtful answers are asked
      twice, and nothing is written that cannot be shown.

      Good spoken English and Hindi, patience with busy telephone lines, and respect for other people's data
      are needed. You see personal papers all day: consent is checked first, and the confidentiality rules
      are strict. Provident fund, ESI, an incentive on quality, and two weeks of training are part of the
      offer.
    `,
    openedDaysAgo: 12,
  },
  {
    openPosition: 'Investigator',
    qualification: 'Graduate; law or police background preferred',
    skills: 'Field enquiry, interviewing, evidence handling, report writing',
    experience: '4-8 years',
    industry: 'Security services',
    location: 'Mumbai, Maharashtra',
    minSalary: '35000',
    maxSalary: '42000/month',
    description: prose`
      Insurance claims, stock losses, due diligence on vendors, and now and then a trade mark sold by the
      wrong people: you take the file, make the plan, go out, and come back with facts that will stand before
      a lawyer.

      The hours are irregular and mostly by day; travel within Maharashtra and Gujarat takes about eight days
      a month. You work within the law without exception: no false identity as a public servant, no recorded
      calls of others, no papers bought.

      We look for observant people with clean prose in English, Hindi and preferably Marathi. Former police
      investigators and claim surveyors do well. Travel and lodging at actuals, medical insurance, provident
      fund, and legal support in the course of duty are provided.
    `,
    openedDaysAgo: 30,
  },
  {
    openPosition: 'Security Trainer',
    qualification: 'Ex-serviceman (JCO or NCO) or certified trainer',
    skills: 'Drill, classroom teaching, first aid, fire fighting, lesson plans',
    experience: '5+ years',
    industry: 'Security services',
    location: 'Dehradun, Uttarakhand',
    minSalary: '30000',
    maxSalary: '36000 p.m.',
    description: prose`
      At the training centre you take recruits through the entry course: a hundred hours in class and sixty
      in the field over at least twenty working days, and the condensed course for ex-servicemen. You teach
      turnout, gate duty, search, radio, fire, first aid and the law that a guard must know.

      Day work, six days a week, with field training starting at 6 am. One week in six you travel to a branch
      for refresher classes on site.

      You should be able to hold a room of forty young people without raising your voice, and to write a
      lesson plan. Instructors of regimental centres are preferred. Family accommodation where available,
      provident fund, medical insurance and a trainer-certification course are given.
    `,
    openedDaysAgo: 26,
  },
  {
    openPosition: 'HR Executive',
    qualification: 'MBA (HR) or MSW',
    skills: 'Recruitment, payroll inputs, PF and ESI queries, grievance handling',
    experience: '2-4 years',
    industry: 'Security services',
    location: 'Lucknow, Uttar Pradesh',
    minSalary: '25000 per month',
    maxSalary: '30000 per month',
    description: prose`
      The branch places about forty people a month, and you are their way in: camps in district towns,
      document checks, police verification, appointment letters, UAN and ESI numbers, and the first month's
      pay that must be right.

      After joining you remain their way to be heard. Guards ring about leave, transfers, loans and provident
      fund; you answer, or find who can, within the day. A grievance register is kept and reviewed by the
      branch head every week.

      Five and a half days, with camp travel on some Sundays against a day off. You speak the Hindi of Awadh
      as easily as the English of a labour inspector's letter. Medical insurance, provident fund, travel
      costs and a laptop come with the post.
    `,
    openedDaysAgo: 8,
  },
  {
    openPosition: 'Operations Manager',
    qualification: 'Graduate; retired officer of the forces preferred',
    skills: 'Multi-site operations, P and L, client retention, compliance',
    experience: '10-15 years',
    industry: 'Security services',
    location: 'Kolkata, West Bengal',
    minSalary: '65000',
    maxSalary: '80000 a month',
    description: prose`
      Kolkata, Howrah and Haldia: some sixty sites and nine hundred people, with six field officers to hold
      them. You own deployment strength, attendance, training hours, complaints and the margin, in that
      order.

      The first hour of each day is the shortage list; the last is tomorrow's. In between you are at a
      client's office or at a gate, and at least twice a month at a gate by night.

      You have led at this scale, know PSARA, wages and contract-labour rules without a file, and have kept
      clients through a bad month. Bengali is an advantage. Salary is reviewed each year on results. Car with
      fuel, phone, medical insurance for the family, provident fund and gratuity as the law provides are part
      of the offer.
    `,
    openedDaysAgo: 33,
  },
  {
    openPosition: 'Branch Head',
    qualification: 'Graduate or MBA',
    skills: 'Business development, tenders, team building, receivables',
    experience: '12+ years',
    industry: 'Security services',
    location: 'Guwahati, Assam',
    minSalary: '9 LPA',
    maxSalary: '12 LPA + incentive',
    description: prose`
      Our work for banks, tea estates, hospitals and public undertakings in Assam and Meghalaya needs a head
      who lives there and is known there. You build the branch: licence, office, recruiters, field staff, the
      first thirty sites and the collections that pay for them.

      You spend half your time with clients and tenders, a quarter with your people, and a quarter with
      numbers. The conditions of the state licence are yours to keep, so we expect someone who reads before
      signing.

      Retired officers and managers from security, facility or logistics firms are considered. You speak
      Assamese or Bengali, Hindi and English. Relocation, medical insurance for the family, car, provident
      fund, gratuity as the law provides, and an incentive on collected business are provided.
    `,
    openedDaysAgo: 38,
  },
  {
    openPosition: 'Security Guard',
    qualification: '10th pass',
    skills: 'Society gate app, parking control, intercom, calm manner',
    experience: '0-3 years',
    industry: 'Residential',
    location: 'Pune, Maharashtra',
    minSalary: '17,000',
    maxSalary: '19,000 per month',
    description: prose`
      A housing society of four hundred and eighty flats in Kharadi needs guards for its two gates and
      clubhouse. You let residents in without delay and everyone else only after the app or the intercom says
      yes, direct delivery riders to the right tower, and check lifts, pump room and terrace doors on your
      round.

      Eight-hour shifts change each fortnight; one weekly off. The night shift has a supervisor on site, not
      on the phone.

      Residents know a good guard by name within a month, so we look for people who stay. Marathi or Hindi, a
      basic smartphone and a clean police record are needed. Uniform, raincoat, provident fund, ESI, festival
      bonus as the law provides, and the entry course are given.
    `,
    openedDaysAgo: 0,
  },
  {
    openPosition: 'Security Guard',
    qualification: '8th pass',
    skills: 'Patrol, gate pass, weighbridge register',
    experience: '0-2 years',
    industry: 'Manufacturing',
    location: 'Coimbatore, Tamil Nadu',
    minSalary: '15500',
    maxSalary: '17000/month',
    description: prose`
      Two textile mills on the Avinashi Road need twenty guards between them. Posts are the workers' gate,
      the weighbridge, the cotton godown and the boundary. In the godown your nose matters: a smell of smoke
      is reported at once, not after the round.

      Eight-hour shifts, six days a week, with rotation every Sunday. Food is available at the mill canteen
      at the workers' rate.

      Tamil is required. Freshers of 18 to 40 are taken after the entry course, which we arrange in
      Coimbatore itself; men should be at least 160 cm tall and women 150 cm. Uniform, shoes, torch,
      provident fund and ESI come with the post. Those who hold a fire certificate are paid at the upper end.
    `,
    openedDaysAgo: 24,
  },
  {
    openPosition: 'Lady Guard',
    qualification: '10th pass',
    skills: 'Ward duty, visitor pass, frisking, patience',
    experience: '0-2 years',
    industry: 'Healthcare',
    location: 'Nagpur, Maharashtra',
    minSalary: '16500',
    maxSalary: '18500 p.m.',
    description: prose`
      The maternity and children's block of a hospital is guarded by women, day and night. You stand at the
      ward door, match mother's and baby's bands before anyone carries a child out, let in one attendant for
      one pass, and speak gently to people who have been waiting for hours.

      Eight-hour shifts in rotation, two guards to a door at night, weekly off by roster. Transport home is
      arranged after the late shift.

      You learn the hospital's emergency codes, including the one for a missing child, before you take a
      post. Marathi or Hindi is enough. Uniform, provident fund, ESI, maternity benefit as the law provides,
      and a rest room with lockers are part of the offer. Women of servicemen's families are encouraged to
      apply.
    `,
    openedDaysAgo: 4,
  },
  {
    openPosition: 'Security Supervisor',
    qualification: 'Graduate; ex-serviceman (Havildar or above) preferred',
    skills: 'Perimeter security, patrol planning, report writing, liaison with police',
    experience: '5-8 years',
    industry: 'Government',
    location: 'Visakhapatnam, Andhra Pradesh',
    minSalary: '28000',
    maxSalary: '31500',
    description: prose`
      A public undertaking near the port has a seven-kilometre fence, four gates and a yard full of copper.
      You are one of three shift supervisors. You plan patrols so that they are never the same twice, check
      watch posts, open and seal gates with the client's officer, and keep the local police station's number
      warm.

      Eight-hour shifts, six days a week. Each month you write a one-page note on weak points; last month's
      note is on the table when you present it.

      Men and women who served in the Navy, Army or Coast Guard settle quickly here. Telugu or Hindi, with
      written English. Uniform, motorcycle on duty, provident fund, medical insurance and group accident
      cover are provided.
    `,
    openedDaysAgo: 27,
  },
  {
    openPosition: 'CCTV Technician',
    qualification: 'Diploma or ITI (electronics)',
    skills: 'IP cameras, NVR, cabling, access control, fault finding',
    experience: '1-4 years',
    industry: 'Security services',
    location: 'Surat, Gujarat',
    minSalary: '18500',
    maxSalary: '22000 per month',
    description: prose`
      You install and maintain cameras, recorders, access readers and alarm panels for shops, mills and bank
      branches in South Gujarat. Mornings go to planned maintenance, afternoons to complaints, and every
      visit ends with a photograph of the screen and the client's signature.

      Day work, six days a week, with one late turn in a fortnight. Ladders above two metres are climbed with
      a harness and a second person below, without argument.

      A two-wheeler, a driving licence and the patience to trace a bad crimp are needed; Gujarati or Hindi
      will do. Tools, meter, laptop, fuel at the kilometre rate, provident fund, ESI and training from the
      makers are given. The entry grade starts at the lower figure.
    `,
    openedDaysAgo: 13,
  },
  {
    openPosition: 'Event Security Marshal',
    qualification: '10th pass',
    skills: 'Crowd lines, ticket check, radio, stamina',
    experience: '0-2 years',
    industry: 'Hospitality',
    location: 'Delhi',
    minSalary: '900 per day',
    maxSalary: '1150 per day',
    description: prose`
      Exhibitions, concerts, marathons and matches in Delhi NCR need people by the day. You stand in a line
      or at a gate, check tickets and bags, keep lanes open for ambulances, and guide people out as calmly as
      they came in.

      A duty is eight hours including briefing; longer days are paid as overtime. Most dates are from October
      to March, and you choose from the list that we send each week. Payment goes to your bank account within
      a week of the event.

      Students, sportsmen and those between two jobs are welcome, from 18 years. Half a day of training in
      crowd movement, first aid and radio comes before the first event and is paid. T-shirt or jacket, meals,
      water and group accident cover come with the post.
    `,
    openedDaysAgo: 3,
  },
];
