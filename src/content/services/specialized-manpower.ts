import type { Page } from '../schema/page.ts';

export const specializedManpowerPage = {
  path: '/specilized-manpower',
  name: 'Specialized manpower',
  heading: 'Skilled people for posts beyond the gate',
  lead: 'Drivers, technicians, front-office staff, stores and kitchen hands, on our payroll and under supervision, chosen for the post and tested in it.',
  description:
    'Drivers, electricians, technicians, receptionists, office and warehouse staff on our payroll, tested for the post and supervised.',
  topic: 'people',
  screen: 'sections',
  service: true,
  picture: 'hero-manpower',
  card: 'card-manpower',
  sections: [
    {
      id: 'posts',
      type: 'table',
      heading: 'Posts, duties, and what we check',
      menu: 'Posts and duties',
      intro: 'A wrong paper can cost more than a wrong person. So the last column is looked at first.',
      caption: 'Kinds of specialised staff with their duties and the papers or skills that are checked',
      columns: ['Post', 'Duties', 'What we check'],
      rows: [
        [
          'Driver',
          'Staff cars, buses, ambulances, goods vehicles',
          'Licence for the class, challans, eyesight, a drive in your traffic',
        ],
        [
          'Electrician',
          'Panels, lighting, earthing, DG change-over',
          'Trade certificate, the wireman’s permit or licence of the state, isolation drill',
        ],
        [
          'Plumber and pump operator',
          'Lines, tanks, pumps, treatment plant rounds',
          'Trade test at a valve board, log entries',
        ],
        [
          'HVAC and DG technician',
          'Chillers, air handlers, generator sets',
          'Trade certificate, readings taken and explained',
        ],
        [
          'Lift and escalator attendant',
          'Operation, rescue of trapped persons with the maker’s method',
          'Any authorisation that the state’s lift law asks for, rescue drill',
        ],
        [
          'Fire technician',
          'Panel, pumps, hydrants, extinguishers',
          'Fire course, a pump started in our presence',
        ],
        [
          'Receptionist and front office',
          'Visitors, calls, mail, meeting rooms',
          'Speech, typing, two languages of the place',
        ],
        [
          'Office assistant and data entry',
          'Files, despatch, records, scanning',
          'Accuracy test, confidentiality undertaking',
        ],
        ['Pantry and kitchen helper', 'Tea service, stores, washing', 'Medical fitness, food hygiene course'],
        [
          'Stores and warehouse staff',
          'Receiving, picking, loading, stacking',
          'Counting test, lifting technique, forklift training where needed',
        ],
        [
          'Gardener and groundsman',
          'Lawns, trees, irrigation, grounds',
          'Tools, pesticides and their labels',
        ],
        [
          'Caretaker',
          'Guest houses, vacant premises, holiday homes',
          'References spoken to, inventory on paper',
        ],
      ],
    },
    {
      id: 'choice',
      type: 'steps',
      heading: 'How we fill a post',
      intro: 'You may interview, and you may decline. Both are planned for.',
      steps: [
        {
          title: 'The post is described',
          text: 'Tasks of an ordinary and of a bad day, tools, shift, who gives instructions, and what the person must not do.',
        },
        {
          title: 'Candidates are found',
          text: 'From our own ranks, from ex-servicemen with the trade, from training institutes and from applications on this site.',
        },
        {
          title: 'Papers are verified',
          text: 'Identity, address, certificates and licences at their source, former employers; police verification where the post or the client asks for it.',
        },
        {
          title: 'The trade is tested',
          text: 'With the tool in the hand. A fault is built into the board, a lorry has to be reversed, a caller has to be calmed.',
        },
        {
          title: 'Induction',
          text: 'Your safety rules, isolation and permit system, names and places, and a day beside the person who leaves.',
        },
        {
          title: 'Follow-up',
          text: 'Our field officer asks you and the person, separately, how it goes, and corrects early.',
        },
      ],
    },
    {
      id: 'employer',
      type: 'items',
      heading: 'What you leave to us as the employer',
      menu: 'What you leave to us',
      items: [
        {
          icon: 'document',
          title: 'Contract and wages',
          text: 'Appointment letter, wages by bank transfer and slip, overtime at the legal rate, leave and weekly rest.',
        },
        {
          icon: 'umbrella',
          title: 'Social security',
          text: 'Provident fund, state insurance or medical insurance, group accident policy, bonus, and gratuity where applicable.',
        },
        {
          icon: 'users',
          title: 'Leave cover',
          text: 'A reliever who has been shown the post is planned with the roster, for leave as well as for illness.',
        },
        {
          icon: 'officer',
          title: 'Supervision and discipline',
          text: 'One officer of ours gives instructions beyond daily work, hears complaints, and replaces where it has to be.',
        },
        {
          icon: 'graduation',
          title: 'Training',
          text: 'Refreshers in the trade, safety at work, conduct, and the policy against sexual harassment.',
        },
        {
          icon: 'scale',
          title: 'Registers and returns',
          text: 'Kept, filed and shown to you, with the proofs of payment for the people at your site.',
        },
      ],
    },
    {
      id: 'law',
      type: 'text',
      heading: 'When contract staff are the right form',
      menu: 'The law',
      picture: 'gallery-construction-site',
      paragraphs: [
        'The Occupational Safety, Health and Working Conditions Code, 2020, in force since 21 November 2025, restricts contract labour in the core activities of an establishment. Work such as watch and ward, cleaning, canteen, loading, gardening, housekeeping and transport does not count as core unless the establishment was set up for that very work. We go through the list of posts with you and say which of them we would not supply.',
        'As principal employer you keep duties of your own: welfare facilities at the place, safe work, and payment of wages if a contractor fails to pay. That is a good reason to look at your contractor’s challans every month, and we send ours unasked.',
      ],
    },
    {
      id: 'uses',
      type: 'points',
      heading: 'Where clients use it',
      menu: 'Where it is used',
      points: [
        'Hospitals: stretcher bearers, lift attendants, patient transport, records',
        'Factories: stores, utilities, drivers, canteen helpers',
        'Offices and IT parks: reception, mail room, technicians by shift',
        'Schools and colleges: bus drivers and attendants, laboratory helpers, hostel caretakers',
        'Housing societies: electricians, plumbers, pump and lift operators, gardeners',
        'Retail and warehouses: pickers and loaders for the season',
        'Events and exhibitions: ushers, technicians, parking hands',
      ],
    },
    {
      id: 'questions',
      type: 'questions',
      heading: 'Questions on manpower',
      menu: 'Questions',
      questions: [
        {
          question: 'Can we have one person only?',
          answer:
            'Yes, if a reliever can be shared with a site nearby. The quotation says how absence is covered.',
        },
        {
          question: 'May we hire someone from you for good?',
          answer:
            'Yes, with the person’s wish and a notice agreed in the contract. We are glad when somebody moves on well.',
        },
        {
          question: 'How do we ask for a quotation?',
          answer:
            'Choose “Drivers” or “Other manpower” in the form, and write posts, shifts and city. An officer calls you back about tasks and papers.',
        },
      ],
    },
  ],
  related: ['/facility-management', '/mechanized-cleaning', '/background-screen'],
} as const satisfies Page;
