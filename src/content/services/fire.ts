import type { Page } from '../schema/page.ts';

export const firePage = {
  path: '/fire-prevention-protection',
  name: 'Fire Prevention and Protection',
  heading: 'Ready before the alarm',
  lead: 'Training, drills, audits, advice and crews: five ways to make sure that the first minutes of a fire belong to you.',
  description:
    'Fire training, mock drills, fire audits, risk consultancy and fire-trained manpower for your site.',
  topic: 'fire',
  screen: 'sections',
  service: true,
  picture: 'hero-fire',
  card: 'card-fire',
  sections: [
    {
      type: 'text',
      id: 'first-minutes',
      heading: 'The first minutes decide',
      menu: 'First minutes',
      paragraphs: [
        'A fire in a waste bin is a matter for one person with one extinguisher. A little later it belongs to the fire brigade. What lies between is not luck: somebody noticed, somebody knew what to pick up, somebody closed a door, and everyone else was already walking. All four can be prepared.',
      ],
    },
    {
      type: 'items',
      id: 'services',
      heading: 'Five services, one purpose',
      menu: 'Five services',
      items: [
        {
          icon: 'education',
          title: 'Training',
          text: 'For all staff, for wardens and for guards. Everyone discharges an extinguisher on a real flame, finds the call point with closed eyes and learns when to leave it and go.',
        },
        {
          icon: 'bell',
          title: 'Mock drills',
          text: 'Planned with you, watched with a stopwatch and reviewed the same day. Each drill has a difficulty built in: a blocked stair, an absent warden, a guest who will not move.',
        },
        {
          icon: 'check',
          title: 'Fire audits',
          text: 'Exits, loads, wiring, detection, water and people, inspected and measured. Every finding gets a photograph, a reason, an owner and a date.',
        },
        {
          icon: 'chart',
          title: 'Risk consultancy',
          text: 'Fire plans, evacuation maps, hazardous stores, renovation and event permits, and preparation for the fire officer’s or the insurer’s visit.',
        },
        {
          icon: 'extinguisher',
          title: 'Fire-trained manpower',
          text: 'Fire guards, firemen, supervisors and fire officers in shifts, for plants, towers, hospitals, malls and construction sites.',
        },
      ],
    },
    {
      type: 'table',
      id: 'audit',
      heading: 'What a fire audit measures',
      menu: 'Fire audit',
      intro: '“Found in order” means that somebody looked. We write down readings.',
      caption: 'Parts of a fire audit, how each is tested, what is recorded and the Indian Standard used',
      columns: ['Part', 'How it is tested', 'What is recorded', 'Measured against'],
      rows: [
        [
          'Ways out',
          'Every exit walked to the open air, doors opened by hand, lights put out.',
          'Widths, obstructions, locks, travel distances',
          'National Building Code, Part 4',
        ],
        [
          'Detection and alarm',
          'Smoke and heat applied, call points pulled, panel read.',
          'Devices that failed, faults, isolations, battery',
          'IS 2189',
        ],
        [
          'Hydrants and hose reels',
          'The highest and the furthest opened, pumps started on mains failure.',
          'Pressure, flow, seconds to start, tank level',
          'IS 3844, IS 13039',
        ],
        [
          'Sprinklers',
          'Test valve opened, heads and clearances looked at.',
          'Pressure, alarm, blocked or painted heads',
          'IS 15105',
        ],
        [
          'Extinguishers',
          'Type against hazard, weight, gauge, date, reach.',
          'Each cylinder by number',
          'IS 2190',
        ],
        [
          'Electrical rooms',
          'Loads and temperatures taken under working load, shafts opened.',
          'Hot joints, missing seals, storage',
          'Your maintenance limits and the Code',
        ],
        [
          'People',
          'Three staff and every guard on duty are asked what they would do.',
          'Answers, as given',
          'Your own fire plan',
        ],
      ],
    },
    {
      type: 'steps',
      id: 'drill',
      heading: 'How a mock drill runs',
      menu: 'Mock drill',
      intro: 'Nobody is told the hour. The fire station and your neighbours are.',
      steps: [
        {
          title: 'Plan',
          text: 'Aim, scenario, observers, exemptions for patients and processes that cannot stop, and the word that ends it.',
        },
        {
          title: 'Alarm',
          text: 'A call point is operated. Observers note the time to the first movement on each floor.',
        },
        {
          title: 'Response',
          text: 'Guards read the panel, go to look, ring the brigade as an exercise, bring the lifts down, open the gate.',
        },
        {
          title: 'Evacuation',
          text: 'Wardens clear their floors, help those who need it and report. One stair is closed without warning.',
        },
        {
          title: 'Count',
          text: 'The assembly point states who is missing, by name. This is the time that matters.',
        },
        {
          title: 'Review',
          text: 'Standing, on the same day: what was expected, what happened, what changes, who does it. The record is filed.',
        },
      ],
    },
    {
      type: 'text',
      id: 'law',
      heading: 'Which rules apply to you',
      menu: 'Rules',
      paragraphs: [
        'Part 4 of the National Building Code of India 2016 is the reference for fire and life safety. It becomes binding through your state’s fire law and building bye-laws, and these differ. For high-rise buildings its guidelines ask for drills at least once in three months during the first two years and at least once in six months after that, with a written record kept on the premises for three years.',
        'Some states let only licensed agencies certify installations. In Maharashtra the owner or occupier files such a certificate twice a year, in January and July. Our audit tells you what is right and wrong. Where the law reserves the certificate for a licensed agency or the fire service, we prepare the file and they sign it.',
      ],
    },
    {
      type: 'points',
      id: 'crew',
      heading: 'What a fire crew does in a shift',
      menu: 'Fire crew',
      intro: 'Fires are rare. The shift is full all the same.',
      points: [
        'Takes over in writing: panel, isolations, pumps in automatic, tank level, keys, open permits.',
        'Walks the building: exits, stairs, hose boxes, extinguishers, electrical and plant rooms, kitchens after closing.',
        'Stands by at hot work with the permit in hand, and goes back to look after the welders have left.',
        'Runs the pumps on the agreed days and writes down pressure and fuel.',
        'Trains: one topic a shift, with one guard or one member of your staff taking part.',
        'Reports near misses: today’s smell of burning can be next month’s fire.',
      ],
    },
    {
      type: 'text',
      id: 'people',
      heading: 'The people we send',
      menu: 'People',
      picture: 'training-fire-hose',
      paragraphs: [
        'Fire supervisors and firemen come with recognised fire-service training or with service in the naval, defence or municipal fire branches. Everyone drills on your hydrants and panel before taking over, and again when something is changed.',
        'You receive a monthly sheet with tests made, impairments and how long they lasted, permits, drills, and the findings of the last audit that are still open.',
      ],
      link: { label: 'How we train', path: '/training' },
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions we are asked',
      menu: 'Questions',
      questions: [
        {
          question: 'Which extinguisher for which fire?',
          answer:
            'Water or foam for wood, paper and cloth. Foam, dry powder or carbon dioxide for burning liquids. Carbon dioxide or a clean agent for live electrical equipment, never water. Wet chemical for cooking oil. For burning gas the supply is shut first.',
        },
        {
          question: 'How do you drill in a hospital?',
          answer:
            'Zone by zone, sideways through fire doors, with staff playing patients. Real patients are not moved for practice.',
        },
      ],
    },
  ],
  related: ['/training', '/electronic-security', '/hospital-solution'],
} as const satisfies Page;
