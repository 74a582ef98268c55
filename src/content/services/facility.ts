import type { Page } from '../schema/page.ts';

export const facilityPage = {
  path: '/facility-management',
  name: 'Facility Management',
  heading: 'Clean, and kept that way',
  lead: 'Housekeeping by machine and by hand, with trained staff, mild chemistry, sorted waste and steam where water and soap are not enough.',
  description:
    'Mechanized housekeeping, trained staff, eco-friendly products, garbage segregation, steam cleaning.',
  topic: 'facility',
  screen: 'sections',
  service: true,
  picture: 'hero-facility',
  card: 'card-facility',
  sections: [
    {
      type: 'items',
      id: 'included',
      heading: 'What is included',
      intro: 'Five parts that belong together. Each fails when one of the others is missing.',
      items: [
        {
          icon: 'broom',
          title: 'Mechanized housekeeping',
          text: 'Scrubber-driers, single-disc machines, sweepers, wet and dry vacuums, high-pressure jets. The machine does the square metres, the person does the corners.',
          link: { label: 'See mechanized cleaning', path: '/mechanized-cleaning' },
        },
        {
          icon: 'certificate',
          title: 'Trained staff',
          text: 'Operators, housekeepers and supervisors who know surfaces, dilution, ladders and manners, and who wear what protects them.',
        },
        {
          icon: 'leaf',
          title: 'Eco-friendly products',
          text: 'Concentrates with low odour and biodegradable ingredients, measured by dosing bottle, with the safety data sheet in the store.',
        },
        {
          icon: 'truck',
          title: 'Garbage segregation',
          text: 'Four streams, sorted where the waste arises, weighed, recorded and handed to authorised collectors.',
        },
        {
          icon: 'droplet',
          title: 'Steam cleaning',
          text: 'Dry steam for kitchens, washrooms, mattresses, upholstery and joints: heat lifts grease and kills germs with very little water.',
        },
      ],
    },
    {
      type: 'table',
      id: 'day',
      heading: 'A day in an office building',
      menu: 'A day',
      intro: 'Cleaning is planned around the people in the house, so that most of it is never seen.',
      caption: 'Cleaning tasks through the day, who does them and how they are checked',
      columns: ['Time', 'What is done', 'By whom', 'How it is checked'],
      rows: [
        [
          'Before the first arrival',
          'Lobby scrubbed, lifts, glass, pantries, desks by the clean-desk rule',
          'Early team with machines',
          'Supervisor’s walk, floor by floor',
        ],
        [
          'Through the morning',
          'Washrooms on a fixed round, spills on call',
          'Day housekeepers',
          'Signed card behind the door, users’ remarks',
        ],
        [
          'After lunch',
          'Cafeteria, wet waste out, floor degreased',
          'Day housekeepers',
          'Weight of each waste stream',
        ],
        [
          'Evening',
          'Vacuuming, meeting rooms set for the morning, bins changed',
          'Evening team',
          'Sample of rooms scored by the supervisor',
        ],
        [
          'By rota',
          'Carpets, upholstery, façade glass, stone polish, water tanks, steam',
          'Specialist crew',
          'Before and after photographs, permit for work at height',
        ],
      ],
    },
    {
      type: 'table',
      id: 'waste',
      heading: 'Four streams of waste',
      menu: 'Waste',
      intro:
        'The Solid Waste Management Rules, 2026, in force since April 2026, ask everyone to sort at source into four streams.',
      caption: 'The four waste streams, what goes into each and where it leaves the building',
      columns: ['Stream', 'For example', 'Leaves as'],
      rows: [
        ['Wet', 'Food, peels, flowers, garden cuttings', 'Compost or biogas, on site where there is room'],
        ['Dry', 'Paper, plastic, metal, glass, wood', 'Bales for the recycler or recovery facility'],
        ['Sanitary', 'Napkins, diapers and the like, wrapped', 'Sealed bags, kept apart'],
        [
          'Special care',
          'Bulbs, thermometers, paint tins, unused medicine',
          'Collection points for hazardous household waste',
        ],
      ],
    },
    {
      type: 'text',
      id: 'bulk',
      heading: 'If you are a bulk generator',
      menu: 'Bulk generators',
      paragraphs: [
        'Premises with a floor area of 20,000 square metres or more, a water use of 40,000 litres a day or more, or 100 kilograms of waste a day or more count as bulk generators and answer for the collection and processing of what they throw away. We set up the bins, train tenants as well as cleaners, keep the daily weights and put together what your filing needs.',
        'Electronic scrap, batteries and bio-medical waste have rules and collectors of their own and never go into the four bins.',
      ],
    },
    {
      type: 'points',
      id: 'method',
      heading: 'Habits that keep a building clean',
      menu: 'Habits',
      points: [
        'Cloths and mops by colour: washrooms, kitchens, wards and desks never share one.',
        'Mats first. Dirt that stays at the door need not be removed on the sixth floor.',
        'Top to bottom, dry before wet, from the cleanest corner to the dirtiest.',
        'Doses measured, bottles labelled, and acids never mixed with bleach.',
        'A wet floor has a sign, a dry lane and an end.',
        'Nobody enters a sewer or a septic tank. That work is done by machine.',
        'Work on façades and ropes needs a permit, an anchor that was tested and a second person.',
      ],
    },
    {
      type: 'steps',
      id: 'deployment',
      heading: 'How we take over a building',
      menu: 'Take-over',
      steps: [
        {
          title: 'Measure',
          text: 'Areas, surfaces, footfall and hours are surveyed. The present state is photographed.',
        },
        {
          title: 'Plan',
          text: 'Tasks and frequencies become a chart, the chart becomes people, machines and consumables, each with its price.',
        },
        {
          title: 'Deep clean',
          text: 'Years of neglect are removed once, with steam and machines, so that the daily round can hold the level.',
        },
        {
          title: 'Train and start',
          text: 'The team learns your building, your alarms, your lost-property rule and your people’s habits.',
        },
        {
          title: 'Score',
          text: 'Supervisor and client walk together and give marks by area. The marks decide what is changed in the chart.',
        },
      ],
    },
    {
      type: 'text',
      id: 'staff',
      heading: 'The people in the corridor',
      menu: 'People',
      paragraphs: [
        'Housekeepers are alone with open desks, hotel rooms and patients’ belongings, so they are verified as our guards are. They learn on the surface: how marble dies of acid, why a disinfectant needs its minutes, how to lift, when to knock. Supervisors learn to plan a rota and to correct without humiliating.',
        'Uniform, gloves, shoes and masks are issued and replaced by us. Attendance, consumables, machine hours, marks by area and complaints with their cure are on the monthly report. The same officer who answers for your guards can answer for this team.',
      ],
      link: { label: 'What we do for our staff', path: '/employee-first-approach' },
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions we are asked',
      menu: 'Questions',
      questions: [
        {
          question: 'Which buildings do you look after?',
          answer:
            'Offices, malls, hospitals, schools and campuses, hotels, plants, warehouses, bank branches, stations and housing societies.',
        },
        {
          question: 'Who provides machines and materials?',
          answer:
            'We do, or you do. The quotation shows both, because a machine that you already own should not be paid for twice.',
        },
        {
          question: 'What does eco-friendly mean in practice?',
          answer:
            'Less of everything: measured doses, microfibre that needs little chemistry, steam instead of solvents, scrubbers that use their water well. We name the product and its certificate, if it has one, and do not use the word where there is none.',
        },
        {
          question: 'Can you take over technical upkeep too?',
          answer:
            'Electricians, plumbers, lift and pump operators come under specialized manpower and can report to the same site manager.',
        },
      ],
    },
  ],
  related: ['/mechanized-cleaning', '/specilized-manpower', '/fire-prevention-protection'],
} as const satisfies Page;
