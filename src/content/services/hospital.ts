import type { Page } from '../schema/page.ts';

export const hospitalPage = {
  path: '/hospital-solution',
  name: 'Hospital solution',
  heading: 'Calm at the doors of care',
  lead: 'Guards who are firm at the entrance and gentle at the bedside, so that doctors can treat, nurses can work and families know where to go.',
  description:
    'Hospital security from casualty to the maternity ward: challenges, solutions, benefits and drills.',
  topic: 'hospital',
  screen: 'sections',
  service: true,
  picture: 'hero-hospital',
  card: 'card-hospital',
  film: 'hospital',
  fadingLetters: true,
  sections: [
    {
      type: 'text',
      id: 'open-doors',
      heading: 'A building that cannot close',
      menu: 'Open doors',
      paragraphs: [
        'A factory locks its gate at night. A hospital opens a second one. Casualty must receive whoever arrives, relatives come in dozens, and the people most at risk inside are those who cannot run, cannot shout or cannot yet walk.',
        'Guarding such a place is a craft of its own. Force is rarely the answer, and absence never is. We plan a hospital in zones, give each zone its own rule, and choose people who have the patience to apply it at four in the morning.',
      ],
    },
    {
      type: 'challenges',
      id: 'challenges',
      heading: 'Challenges, solutions and benefits',
      menu: 'Challenges and solutions',
      intro: 'Eight situations that every hospital knows, what we do about each, and what changes for you.',
      rows: [
        {
          challenge: 'A crowd forms in casualty. Relatives want news, voices rise, and a doctor is pushed.',
          solution:
            'One attendant goes in with the patient. A guard who speaks the local language stands in the doctor’s view, seats the family and sees that someone brings them news. A second guard comes at the first raised voice.',
          benefit:
            'Quarrels end as conversations, the treatment area stays clear, and staff do not face anger alone.',
        },
        {
          challenge: 'Visitors drift into wards at all hours, and nobody can say who belongs to whom.',
          solution:
            'Coloured passes by ward and day, checked at the lift lobby as well as at the gate, and given back on leaving. Exceptions are granted by the ward sister, not argued with the guard.',
          benefit: 'Quieter wards, less infection carried in and out, and a count of who is inside.',
        },
        {
          challenge: 'A newborn could be carried out by someone who looks like family.',
          solution:
            'A woman guard at the one maternity door in use, a match of mother’s and child’s bands at every exit, the day’s discharge list at the post, and a rehearsed closing of all gates.',
          benefit: 'A mother can sleep, and a missing-child call closes the exits without a search for keys.',
        },
        {
          challenge: 'Phones vanish from lockers, drugs from trolleys, copper from the plant room.',
          solution:
            'Locked stores with two signatures for each opening, gate passes for all material, parcel checks at staff exits and cameras that show hands at the dispensing counter.',
          benefit: 'Losses come to light early, with a time and a place, and honest staff are not suspected.',
        },
        {
          challenge: 'Nurses and residents walk to the hostel or the car park at night.',
          solution:
            'Escorts on call, lit paths that are patrolled when shifts change, and a monthly walk of the dark corners with those who use them.',
          benefit: 'Women on the staff can accept night duty without planning their way home first.',
        },
        {
          challenge: 'A confused or frightened patient leaves the ward in a gown.',
          solution:
            'Guards at exits know the signs, speak gently, and stay beside the patient until the nurse arrives. Descriptions reach every post at once by radio.',
          benefit: 'Patients are brought back with dignity, and the family hears of it from you.',
        },
        {
          challenge: 'Smoke in a building where many cannot use the stairs.',
          solution:
            'A fire-trained guard on each shift, ward-by-ward evacuation practised with the nurses, clear corridors enforced every round, and oxygen and electrical rooms on the patrol card.',
          benefit:
            'The first minutes are used, and those who cannot walk are moved sideways to safety first.',
        },
        {
          challenge: 'Cars block the ramp. Ambulances wait behind taxis.',
          solution:
            'A marshal owns the ramp, with wheelchairs and stretchers at the post. Drop-off bays are timed and the ambulance lane is never lent to anybody.',
          benefit: 'The patient reaches the door first, and the first person met at your hospital helps.',
        },
      ],
    },
    {
      type: 'items',
      id: 'zones',
      heading: 'What we post, zone by zone',
      menu: 'Zone by zone',
      intro: 'The zones are drawn on your floor plan together with the medical superintendent.',
      items: [
        {
          icon: 'marshal',
          title: 'Gate, ramp and parking',
          text: 'Marshals for traffic, a wheelchair team, and a guard who can direct a stranger to any department.',
        },
        {
          icon: 'health',
          title: 'Casualty and triage',
          text: 'Our calmest guards, in pairs on heavy nights, with a tested panic switch and a direct call to the supervisor.',
        },
        {
          icon: 'care',
          title: 'Mother and child',
          text: 'Women guards only, rarely rotated, who are not called away from the door for anything else.',
        },
        {
          icon: 'clock',
          title: 'Intensive care and theatres',
          text: 'One visitor at a time, shoes and hands as the unit asks, and a quiet place for families who wait.',
        },
        {
          icon: 'document',
          title: 'Pharmacy, billing and records',
          text: 'Cash and controlled drugs under two signatures, and files that leave only against an entry.',
        },
        {
          icon: 'patrol',
          title: 'Back of house',
          text: 'Oxygen yard, electrical rooms, kitchen, mortuary, terrace and waste yard, visited on every round.',
        },
      ],
    },
    {
      type: 'table',
      id: 'codes',
      heading: 'When a code is called',
      menu: 'Codes',
      intro:
        'Colours and names differ from hospital to hospital, and yours stay. What matters is that each guard knows one task for each.',
      caption: 'Emergency calls in a hospital and the task of the guards in each',
      columns: ['Call', 'The guard nearest to it', 'Everyone else'],
      rows: [
        [
          'Fire or smoke',
          'Confirms, fights it if it is small and the way out is behind, closes the doors.',
          'Free the exits and lifts, open the gate for the engine, count at the assembly point.',
        ],
        [
          'Cardiac arrest',
          'Holds the lift and clears the corridor for the team.',
          'Keep onlookers and relatives back, kindly.',
        ],
        [
          'Missing child',
          'Closes the ward exit and stays there.',
          'Close every gate, look into large bags, read the cameras backwards from the ward door.',
        ],
        [
          'Violence',
          'Stands between, speaks low, makes room, calls by radio.',
          'Second guard walks in, supervisor takes over, police are called when told or when needed.',
        ],
        [
          'Mass casualty',
          'Turns the ramp into one way, keeps a lane for ambulances.',
          'Lead families and press to the places set aside for them.',
        ],
        [
          'Patient missing',
          'Tells the control post what the patient wears.',
          'Check stairs, terrace and gates first, then outside the wall.',
        ],
      ],
    },
    {
      type: 'text',
      id: 'training',
      heading: 'Who is chosen, and what they learn',
      menu: 'Training',
      picture: 'blog-hospital-security',
      paragraphs: [
        'We look for steadiness, clear speech and a clean way of dealing with people in grief. Strength matters at the stretcher. Hospital guards pass the entry training that the law prescribes for every guard, and then a hospital course before the first shift on your premises.',
        'It covers hand hygiene and masks, which rooms are not entered, what the colours of bio-medical waste bags mean and why a guard does not touch them, moving people by wheelchair, stretcher and evacuation sheet, first aid, your codes, and how to refuse without giving offence. Ward staff teach a part of it, so that both sides know each other’s faces.',
        'Casualty wears people out, so guards there rotate often. At the maternity door familiarity is the protection, so they rotate seldom. The two are never changed in the same week.',
      ],
    },
    {
      type: 'steps',
      id: 'deployment',
      heading: 'From survey to a settled team',
      menu: 'Deployment',
      steps: [
        {
          title: 'Walk the building twice',
          text: 'Once at the busiest outpatient hour and once at night, with the nursing superintendent, the engineer and someone from the women’s hostel.',
        },
        {
          title: 'Draw the zones',
          text: 'Open, controlled, restricted. Each door gets a rule, an owner and, where it helps, a camera or a lock in place of a post.',
        },
        {
          title: 'Write the orders',
          text: 'Visiting hours, passes, exceptions, codes and telephone numbers, on one sheet a post.',
        },
        {
          title: 'Train on site',
          text: 'The hospital course ends with a drill in which the ward staff take part.',
        },
        {
          title: 'Take over by zone',
          text: 'Gates first, then casualty, then the wards, beside the outgoing team until each zone is quiet.',
        },
        {
          title: 'Sit down every month',
          text: 'Security joins your safety committee with its figures: calls, escorts, drills, losses, near misses.',
        },
      ],
    },
    {
      type: 'text',
      id: 'law',
      heading: 'Violence against staff: what has to happen at once',
      menu: 'Violence against staff',
      paragraphs: [
        'Many states have laws of their own that protect medical staff and property. In August 2024 the central health authorities told central government hospitals that, after violence against a health worker on duty, the head of the institution is responsible for an institutional FIR within six hours at most. Private hospitals do well to measure themselves by the same clock.',
        'Our part is what the complaint is built on. The supervisor keeps the place as it is, names the witnesses, saves the recordings before they are overwritten, writes down times and injuries, and hands the file to your administrator in the same shift.',
      ],
    },
    {
      type: 'points',
      id: 'benefits',
      heading: 'What the hospital gains',
      menu: 'Benefits',
      intro: 'Benefits that the people in the building notice before the auditor does.',
      points: [
        'Doctors and nurses who can give their attention to the patient, because someone else is watching the door.',
        'Wards at the number of visitors that you decided on, at the hours that you decided on.',
        'A written record of incidents, drills and patrols in the order in which accreditation assessors ask for it.',
        'One officer to ring for guards, cameras, fire crew and housekeeping, where you take them together.',
        'Women on duty in the places where patients and staff expect them.',
        'Families who remember that the guard found them a chair.',
      ],
    },
    {
      type: 'text',
      id: 'licence',
      heading: 'Under a licence of your state',
      menu: 'Licence',
      paragraphs: [
        'Guards at a hospital are posted under a licence of its state, as they are anywhere. Each of our licences is listed with its number, its last day and where it holds, so that your administrator can compare it with the contract.',
      ],
      link: { label: 'Our licences, state by state', path: '/licences' },
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions from hospital administrators',
      menu: 'Questions',
      questions: [
        {
          question: 'Do you serve small nursing homes as well?',
          answer:
            'Yes. The zones are the same, the number of posts is not. A nursing home often needs one good guard at the door by day, one who is fire-trained at night, and an officer who calls by surprise.',
        },
        {
          question: 'Are the guards armed?',
          answer:
            'In patient areas we advise against it. A firearm in a crowded casualty adds a risk and solves none. Cash collection can be escorted by armed guards of the cash van.',
        },
        {
          question: 'Can your guards also push wheelchairs or run errands?',
          answer:
            'Lifting a wheelchair over a kerb is part of the post. Standing duties such as patient transport belong to attendants, whom we can provide as well, so that no door is left while a patient is moved.',
        },
        {
          question: 'Who may watch the camera recordings?',
          answer:
            'Those whom you name, and no one else. Cameras cover entrances, corridors, counters and stores. They do not look into examination rooms, toilets or changing rooms, and each playback is entered in a register.',
        },
        {
          question: 'What does the morning report contain?',
          answer:
            'Calls for help and how they ended, doors found open, escorts given, keys outstanding, lights and locks to repair, and anything that almost happened.',
        },
        {
          question: 'Can you do the cleaning too?',
          answer:
            'Our facility teams clean public areas, wards and glass by machine and by hand, on the hospital’s own infection-control schedule. Bio-medical waste stays with the people and the operator that your authorisation names.',
        },
      ],
    },
  ],
  related: ['/fire-prevention-protection', '/facility-management', '/guarding-solution'],
} as const satisfies Page;
