import type { Page } from '../schema/page.ts';

export const mechanizedCleaningPage = {
  path: '/mechanized-cleaning',
  name: 'Mechanized cleaning',
  heading: 'Machines for the floor, hands for the corners',
  lead: 'Large floors, carpets, glass and plants cleaned by machine, with operators who know the surface as well as the switch.',
  description:
    'Scrubber-driers, sweepers, steam, jets and façade cleaning by trained operators: surfaces, safety, schedules and checks.',
  topic: 'cleaning',
  screen: 'sections',
  service: true,
  picture: 'hero-cleaning',
  card: 'card-cleaning',
  sections: [
    {
      id: 'why',
      type: 'text',
      heading: 'What a machine does that a mop cannot',
      menu: 'Why a machine',
      picture: 'gallery-housekeeping-team',
      paragraphs: [
        'A mop moves dirty water about and leaves the rest to dry. A scrubber-drier lays clean solution, brushes it, lifts it and stores it in a second tank: the floor can be walked on a moment later, and the dirt is in a tank that can be emptied and looked at. It uses measured water and measured chemical, and does the same at the end of the shift as at its beginning.',
        'What it cannot do is decide. Whether a floor wants a red pad or none, acid or never acid, steam or a dry brush, is the operator’s knowledge. We train for that first, and for the machine second.',
      ],
    },
    {
      id: 'surfaces',
      type: 'table',
      heading: 'Surface by surface',
      intro: 'The survey writes this table for your building. These are the usual rows.',
      caption: 'Surfaces with the machine used, the method, and what is never done to them',
      columns: ['Surface', 'Machine', 'Method', 'Never'],
      rows: [
        [
          'Marble and terrazzo',
          'Scrubber-drier, single-disc for polishing',
          'Neutral cleaner, soft pad, crystallising when dull',
          'Acid, not even a little',
        ],
        ['Granite and vitrified tile', 'Scrubber-drier', 'Mild alkaline, brush for joints', 'Wax on a ramp'],
        [
          'Kota and rough stone',
          'Cylindrical brush machine',
          'Low foam, two passes',
          'Flooding of open joints',
        ],
        [
          'Epoxy and industrial floors',
          'Ride-on scrubber',
          'Degreaser, dwell time, second pass with water',
          'Hard pads',
        ],
        ['Vinyl and rubber', 'Single-disc, slow', 'Strip, rinse, seal in thin coats', 'Solvents'],
        [
          'Carpet',
          'Vacuum daily, extraction by season',
          'Spots first, hot-water extraction, air movers until dry',
          'Shampoo that is not drawn out',
        ],
        [
          'Warehouse yard and parking',
          'Sweeper, pressure jet',
          'Dust suppressed, drains guarded',
          'Dry sweeping by broom in wind',
        ],
        [
          'Washrooms and kitchens',
          'Steam, wet vacuum',
          'From clean to dirty, colour-coded cloths',
          'The same cloth in two zones',
        ],
        [
          'Glass and façade',
          'Water-fed pole, cradle',
          'Purified water, from the top down',
          'Work in wind or without a second person',
        ],
      ],
    },
    {
      id: 'fleet',
      type: 'items',
      heading: 'The machines',
      intro: 'Chosen by area, width of aisle, slope and noise, and named in the quotation.',
      items: [
        {
          icon: 'droplet',
          title: 'Scrubber-driers',
          text: 'Walk-behind for corridors and wards, ride-on for concourses, malls and factory floors.',
        },
        {
          icon: 'broom',
          title: 'Sweepers',
          text: 'For yards, basements and plant roads, with filters that keep the dust inside.',
        },
        {
          icon: 'thermometer',
          title: 'Steam cleaners',
          text: 'Kitchens, lifts, upholstery, escalator steps: heat where chemicals should not go.',
        },
        {
          icon: 'star',
          title: 'Single-disc machines',
          text: 'Stripping, sealing, polishing and crystallising of stone and vinyl.',
        },
        {
          icon: 'bolt',
          title: 'Pressure jets and wet vacuums',
          text: 'Bins, ramps, drains at the surface, and water after a burst pipe or a monsoon night.',
        },
        {
          icon: 'office',
          title: 'Façade equipment',
          text: 'Poles, cradles and rope access, with anchor checks and a permit for each day of work.',
        },
      ],
    },
    {
      id: 'start',
      type: 'steps',
      heading: 'How a site is taken on',
      menu: 'Taking on a site',
      steps: [
        {
          title: 'Survey and trial patch',
          text: 'Surfaces, areas, traffic, drains, power and lifts are measured. A square metre is cleaned in your presence, and stays as the standard.',
        },
        {
          title: 'Plan',
          text: 'Area by area: method, frequency, hour, machine and people, with the quiet hours of the building left quiet.',
        },
        {
          title: 'First deep clean',
          text: 'Old wax, cement and grease come off, so that daily work starts from zero.',
        },
        {
          title: 'Daily rhythm',
          text: 'Large floors outside business hours, touch points and spills by day, seasonal work by calendar.',
        },
        {
          title: 'Joint inspection',
          text: 'Your manager and our supervisor walk a route drawn by lot and score it against the trial patch.',
        },
      ],
    },
    {
      id: 'start-check',
      type: 'points',
      heading: 'Before the key is turned',
      menu: 'Start check',
      intro: 'The operator’s card hangs on the machine. It takes a few minutes at the start of each shift.',
      points: [
        'Cable, plug and earth without damage; circuit protected by an RCCB',
        'Battery charged in a ventilated place, water level seen, no flame near',
        'Pad or brush right for this floor, and clean',
        'Squeegee whole: a streak is a wet floor, a wet floor is a fall',
        'Clean tank filled with measured solution, dirty tank empty',
        'Emergency stop tried',
        'Area closed by signs on every side from which people come',
        'Shoes, gloves and, for chemicals, goggles',
      ],
    },
    {
      id: 'safety',
      type: 'text',
      heading: 'Lines that we do not cross',
      menu: 'Safety',
      paragraphs: [
        'No one enters a sewer or a septic tank for us. Hazardous cleaning of them by hand is forbidden by the Prohibition of Employment as Manual Scavengers and their Rehabilitation Act, 2013, and jetting and suction machines do it better.',
        'Acid and bleach are not stored side by side, and never mixed. Each chemical stands in its labelled bottle with its safety data sheet at the site. Used water goes to the drain that is meant for it, and not into the storm-water channel.',
        'Work at height needs a permit, an anchor that has been checked, a harness, and somebody on the ground who does nothing else.',
      ],
    },
    {
      id: 'questions',
      type: 'questions',
      heading: 'Questions on machine cleaning',
      menu: 'Questions',
      questions: [
        {
          question: 'Do we need fewer people?',
          answer:
            'For large open floors, yes. In rooms full of furniture the hours move from floors to surfaces. The plan shows both before you decide.',
        },
        {
          question: 'Who owns and repairs the machines?',
          answer:
            'As a rule we do, and a stand-by is named for the ones on which your day depends. We also run machines that belong to you.',
        },
        {
          question: 'Is it only for whole buildings?',
          answer:
            'No. Crystallising of a lobby, extraction of carpets, a façade or a plant shutdown can be ordered once.',
        },
        {
          question: 'Which sites use it?',
          answer:
            'Hospitals, transport halls, malls, plants, warehouses, campuses, hotels and housing societies with basements.',
        },
      ],
    },
  ],
  related: ['/facility-management', '/specilized-manpower', '/hospital-solution'],
} as const satisfies Page;
