import type { Page } from '../schema/page.ts';

export const cashVanPage = {
  path: '/cash-van',
  name: 'Cash van',
  heading: 'Cash on the road, under dual control',
  lead: 'Built vans, armed guards and custodians for banks, ATMs, retailers and institutions, run by the rules for cash in transit and watched from our control room.',
  description:
    'Cash vans with armed guards, custodians and live tracking for banks, ATMs and retailers: crew, vehicle, hours and procedure.',
  topic: 'cash',
  screen: 'sections',
  service: true,
  picture: 'hero-cash-van',
  card: 'card-cash-van',
  sections: [
    {
      id: 'journeys',
      type: 'items',
      heading: 'Journeys that we run',
      menu: 'Journeys',
      intro: 'Regular routes and single trips, by sealed bag, box or cassette.',
      items: [
        {
          icon: 'bank-branch',
          title: 'Between branches and currency chests',
          text: 'Remittances with dual custody from vault to vault, by the indent of your bank.',
        },
        {
          icon: 'atm',
          title: 'ATM replenishment',
          text: 'Loading with combination and key in different hands, or swap of locked cassettes, and the machine’s counters brought back.',
        },
        {
          icon: 'retail',
          title: 'Collection from shops',
          text: 'Takings of retail chains, fuel stations, hospitals and toll plazas, sealed at your counter and credited against the seal number.',
        },
        {
          icon: 'coins',
          title: 'Wages and coin',
          text: 'Cash for disbursal and small change, packed by counter as you order it.',
        },
        {
          icon: 'safe',
          title: 'Valuables and documents',
          text: 'Bullion, jewellery for exhibitions, examination papers and title deeds, with a route and an insurer of their own.',
        },
        {
          icon: 'escort',
          title: 'Escort only',
          text: 'Our guards and a following car with your own vehicle, where your policy wants the cash in your hands.',
        },
      ],
    },
    {
      id: 'crew',
      type: 'table',
      heading: 'Five people, and what none of them does',
      menu: 'The crew',
      intro:
        'The crew is that of the central rules of 2018 on cash transport. Names are assigned to the route on the day of the trip.',
      caption: 'Crew of a cash van by place, duty and prohibition',
      columns: ['Crew', 'Place', 'Duty', 'Never'],
      rows: [
        [
          'Driver',
          'At the wheel, engine ready at each stop',
          'Route, distance to other vehicles, panic switch',
          'Leaves the seat during loading',
        ],
        [
          'First armed guard',
          'In front, beside the driver',
          'Looks ahead; first out, last in',
          'Carries a bag or a box',
        ],
        [
          'Second armed guard',
          'In the rear',
          'Looks back; stays with the van at every halt',
          'Leaves the van for tea or a call',
        ],
        ['First custodian', 'Passenger compartment', 'Holds one key and the papers', 'Holds both keys'],
        [
          'Second custodian',
          'Passenger compartment',
          'Holds the other key, counts seals',
          'Works alone at a machine',
        ],
      ],
    },
    {
      id: 'van',
      type: 'points',
      heading: 'The van is checked before the cash is',
      menu: 'The van',
      intro: 'The shift supervisor signs this list in the yard. One open line keeps the van there.',
      points: [
        'Separate compartments for people and cash, the inner door locked',
        'Boxes chained to the floor, each lock with its own key',
        'Cameras to the front, to the rear and inside, recording for at least five days',
        'Position seen live by the control room, with the permitted corridor drawn round the route',
        'Hooter and panic switches tried by each of the crew',
        'Radio or mobile line that does not depend on anybody’s private phone',
        'Tubeless tyres, fuel, lights, and a locked tank cap',
        'Fire extinguisher and first-aid box in reach',
        'Weapons, licences and cartridges compared with the register',
        'Body armour and helmets worn, not stowed',
      ],
    },
    {
      id: 'trip',
      type: 'steps',
      heading: 'A trip from order to reconciliation',
      menu: 'A trip',
      steps: [
        {
          title: 'Order',
          text: 'Your authorised person indents amount, denomination and window. Anything that arrives by an unknown number is called back.',
        },
        {
          title: 'Route',
          text: 'Order of stops, start and roads are changed from day to day, and the crew learns them in the morning.',
        },
        {
          title: 'Handover',
          text: 'Behind a closed door, against identity card, trip authority and specimen signatures. Seal numbers stand on the receipt beside the amount.',
        },
        {
          title: 'Road',
          text: 'A stop that is not on the sheet raises an alarm in the control room. The crew answers with a word that means well, or with the one that does not.',
        },
        {
          title: 'Delivery',
          text: 'The guard looks at the place first. Only then the rear opens, one bag at a time, with both custodians.',
        },
        {
          title: 'Reconciliation',
          text: 'Slips, machines and vault have to show the same figure before the shift is released. A difference is reported to you with the papers of the trip.',
        },
      ],
    },
    {
      id: 'hours',
      type: 'table',
      heading: 'Hours in which cash may move',
      menu: 'Hours',
      intro:
        'Limits of the central rules of 2018, which also cap a trip at ₹5 crore. The states have notified their own rules on this pattern: for your route the state’s text counts, and your insurer may be stricter.',
      caption: 'Hours for cash transport and ATM loading under the central rules of 2018',
      columns: ['Area', 'Cash transport and ATM loading'],
      rows: [
        ['Urban', 'Not after 9 pm'],
        ['Rural', 'Not after 6 pm'],
        ['Districts notified as affected by left-wing extremism', 'Not before 9 am, not after 4 pm'],
      ],
    },
    {
      id: 'people',
      type: 'text',
      heading: 'Who may be trusted with it',
      menu: 'People',
      picture: 'blog-cash-in-transit',
      paragraphs: [
        'Before appointment, the rules ask for the police record, residence, former employers and creditworthiness of everyone in the crew to be verified, and for custodians to be covered by fidelity insurance. We take ex-servicemen by preference for armed posts. Custodians and guards are rotated, so that no pair of people owns a route.',
        'Training covers the vehicle drill, ambush and robbery response, weapon safety, defensive driving, forged notes and forged papers, and the hardest lesson: to let the cash go when a life is at stake.',
      ],
      link: { label: 'How we recruit and train', path: '/training' },
    },
    {
      type: 'text',
      id: 'licence',
      heading: 'Under a licence of your state',
      menu: 'Licence',
      paragraphs: [
        'Guards on a van work under a licence of the state. Each of ours is listed with its number, its last day and where it holds.',
      ],
      link: { label: 'Our licences, state by state', path: '/licences' },
    },
    {
      id: 'questions',
      type: 'questions',
      heading: 'Questions from treasurers',
      menu: 'Questions',
      questions: [
        {
          question: 'Where does liability pass to you?',
          answer:
            'At the point that the contract names: your counter, your door or the van. We advise the counter, against the seal. Ask for the insurer’s certificate with the limit for your route.',
        },
        {
          question: 'Does the Reserve Bank’s standard apply to us?',
          answer:
            'If you are a bank that outsources cash management, yes. The circular of 6 April 2018 makes you check the provider’s net worth, fleet, vans, staff and premises. Ask any provider for proof of each point, us included.',
        },
        {
          question: 'Can the van come at the same time each day?',
          answer:
            'Better not. Give us a window. A van that can be expected by you can be expected by others.',
        },
        {
          question: 'What do you need for a quotation?',
          answer:
            'Points with addresses and opening hours, usual and highest amounts, denominations, days of the week, and the liability limit that you want. Send no schedules by open mail; an officer will collect them.',
        },
      ],
    },
  ],
  related: ['/banking-solution', '/e-surveillanceICCC', '/guarding-solution'],
} as const satisfies Page;
