import type { Page } from '../schema/page.ts';

export const coreBusinessGroupPage = {
  path: '/corebusuinessgroup',
  name: 'Core Business Group',
  heading: 'Four core businesses, one plan for your site',
  lead: 'Guarding, electronic security, cash services and facility care are our four lines of business. Three smaller groups work for all of them.',
  description:
    'The four core businesses of {companyShort}, the three groups that support them, and how they share one site.',
  topic: 'consulting',
  screen: 'sections',
  picture: 'hero-corebusinessgroup',
  card: 'hero-corebusinessgroup',
  sections: [
    {
      type: 'text',
      id: 'why-groups',
      heading: 'Why we are built in groups',
      menu: 'Why groups',
      paragraphs: [
        'A good guarding officer is rarely a good lift technician. Each line of business has its own experts, its own training and its own way of counting what was done. So each has a head who comes from the trade and who signs for the quality of the work.',
        'You should not feel the seams. Whichever groups work on your site, one officer is named as your contact, one plan lists all posts and tasks, and one report comes at the end of the month. If two groups disagree about who sweeps the sand from the loading bay, they settle it before you hear of it.',
      ],
    },
    {
      type: 'cards',
      id: 'core',
      heading: 'The four core businesses',
      menu: 'Core businesses',
      cards: [
        {
          title: 'Guarding',
          text: 'Guards, patrols, escorts and events, hospital security, and people for specialized posts.',
          path: '/guarding-solution',
          picture: 'card-guarding',
          topic: 'guarding',
        },
        {
          title: 'Electronic security',
          text: 'Cameras, access control and alarms, and e-surveillance from the command center.',
          path: '/electronic-security',
          picture: 'card-electronic',
          topic: 'electronic',
        },
        {
          title: 'Cash services',
          text: 'Security for bank branches and cash machines, and the vans that run between them.',
          path: '/cash-van',
          picture: 'card-cash-van',
          topic: 'cash',
        },
        {
          title: 'Facility care',
          text: 'Facility management and mechanized cleaning, from the lobby floor to the waste yard.',
          path: '/facility-management',
          picture: 'card-facility',
          topic: 'facility',
        },
      ],
    },
    {
      type: 'items',
      id: 'support',
      heading: 'Three groups that serve the other four',
      menu: 'Supporting groups',
      intro: 'They also take work directly from clients who need only them.',
      items: [
        {
          icon: 'flame',
          title: 'Fire and safety',
          text: 'Audits buildings, runs mock drills and trains the guards who are a site’s first fire crew at night.',
          link: { label: 'Fire prevention and protection', path: '/fire-prevention-protection' },
        },
        {
          icon: 'magnifier',
          title: 'Investigation and screening',
          text: 'Looks into losses and checks backgrounds, for your staff and for ours.',
          link: { label: 'Background screening', path: '/background-screen' },
        },
        {
          icon: 'graduation',
          title: 'Training',
          text: 'Runs entry, refresher and specialist courses, and examines before anyone takes a post.',
          link: { label: 'Training', path: '/training' },
        },
      ],
    },
    {
      type: 'table',
      id: 'who-answers',
      heading: 'Which group answers for which service',
      menu: 'Who answers',
      caption: 'Groups, the services they answer for, and their first task on a new site',
      columns: ['Group', 'Services', 'First task on a new site'],
      rows: [
        [
          'Guarding',
          'Guarding, hospital security, specialized manpower',
          'Walks the site by day and by night and drafts the post orders',
        ],
        [
          'Electronic security',
          'Electronic security, e-surveillance',
          'Marks blind spots, light and cable routes on a plan',
        ],
        [
          'Cash services',
          'Banking security, cash van',
          'Follows one rupee from counter to vault and notes who holds which key',
        ],
        [
          'Facility care',
          'Facility management, mechanized cleaning',
          'Measures the floors and lists what they are made of',
        ],
        [
          'Fire and safety',
          'Fire prevention and protection',
          'Opens every exit and reads the last test of the pumps',
        ],
        [
          'Investigation and screening',
          'Consulting and investigation, background screening',
          'Agrees in writing what may be looked into and what may not',
        ],
        ['Training', 'Training', 'Turns the post orders into the lessons for that site'],
      ],
    },
    {
      type: 'steps',
      id: 'one-site',
      heading: 'A warehouse as an example',
      menu: 'An example',
      intro: 'How the groups divide a distribution warehouse that hands us everything.',
      steps: [
        {
          title: 'Guarding takes the gate and the docks',
          text: 'Vehicle entry, seal checks, material passes and the night rounds between the racks.',
        },
        {
          title: 'Electronic security closes the blind spots',
          text: 'Cameras along the fence and over each dock. The control room verifies an alarm before it wakes anybody.',
        },
        {
          title: 'Fire and safety walks the aisles',
          text: 'Rack heights against sprinklers, charging bays, extinguishers, and a drill for each shift.',
        },
        {
          title: 'Facility care runs the floor',
          text: 'A ride-on scrubber between the shifts, when no forklift is moving, and segregated waste.',
        },
        {
          title: 'Screening checks who comes in',
          text: 'Loaders, drivers and our own guards, to the depth that you ask for and with their consent.',
        },
        {
          title: 'One officer signs for it all',
          text: 'The officer holds a review with you each month and brings in a group’s head when a subject calls for it.',
        },
      ],
    },
    {
      type: 'points',
      id: 'kept-apart',
      heading: 'What we keep apart on purpose',
      menu: 'What we keep apart',
      intro: 'Some duties must not lie in one hand. These rules hold even where they cost us time.',
      points: [
        'Those who investigate a loss report past the officer who guards the place where it happened.',
        'Those who screen a candidate do not earn by the candidate’s being hired.',
        'The custodian who holds the key of a cash box does not hold its combination.',
        'Trainers do not examine their own classes.',
        'Whoever maintains a camera cannot delete its recordings.',
      ],
    },
  ],
  related: ['/guarding-solution', '/electronic-security', '/facility-management'],
} as const satisfies Page;
