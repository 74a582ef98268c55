import type { Page } from '../schema/page.ts';

export const guardingPage = {
  path: '/guarding-solution',
  name: 'Guarding Solutions',
  heading: 'Guards who know your site',
  lead: 'Trained men and women in uniform, posted by a written plan and answerable to one officer. We guard sites in {statesOfPresence} states.',
  description:
    'Security guards, patrols, personal security officers, marshals, ATM, event and escort guards.',
  topic: 'guarding',
  screen: 'sections',
  service: true,
  picture: 'hero-guarding',
  card: 'card-guarding',
  film: 'guarding',
  sections: [
    {
      type: 'items',
      id: 'duties',
      heading: 'Eight kinds of duty',
      menu: 'Duties',
      intro: 'Most sites take two or three of them. All eight stand under the same officer.',
      items: [
        {
          icon: 'guard',
          title: 'Security guards',
          text: 'Static posts at gates, receptions, docks, floors and stores. The guard controls entry and acts first in an emergency.',
        },
        {
          icon: 'patrol',
          title: 'Patrol guards',
          text: 'Rounds on foot, by bicycle or by vehicle, along a route with checkpoints. Each visit is logged with its time, and the order changes.',
        },
        {
          icon: 'officer',
          title: 'Personal security officers',
          text: 'Close protection for executives, families and guests, by people practised in route planning and first aid.',
        },
        {
          icon: 'marshal',
          title: 'Marshals',
          text: 'Guards for queues, floors and car parks in malls, plants and stations.',
        },
        {
          icon: 'atm',
          title: 'ATM security',
          text: 'Guards at the machine, or a patrol for several machines that reports on lights, locks and anything fixed to the card slot.',
        },
        {
          icon: 'event',
          title: 'Event security',
          text: 'Entry checks, stage lines, parking and exits for exhibitions, weddings, matches and launches, from the first truck to the last guest.',
        },
        {
          icon: 'escort',
          title: 'Escort services',
          text: 'Guards who travel with employees after late shifts, with consignments on the highway or with documents.',
        },
        {
          icon: 'care',
          title: 'Care takers',
          text: 'People who live in or look in at guest houses, closed plants and vacant flats, with keys and meters in their charge.',
        },
      ],
    },
    {
      type: 'table',
      id: 'posts',
      heading: 'Posts, duties and what you can check',
      menu: 'Posts and checks',
      intro: 'Every post has written orders. You can test them without telling us.',
      caption: 'Common posts, the duties of the guard there and how a client can check them',
      columns: ['Post', 'What the guard does', 'What you can check'],
      rows: [
        [
          'Main gate',
          'Identifies people and vehicles, issues and takes back passes.',
          'Does every entry in the register have a time of leaving?',
        ],
        [
          'Reception',
          'Receives visitors, keeps tailgaters out, knows who sits where today.',
          'Walk in behind a colleague. Are you stopped?',
        ],
        [
          'Loading dock',
          'Matches material to its document, counts, notes seal numbers, watches the open door.',
          'Pick last week’s gate pass. Is it signed?',
        ],
        [
          'Patrol route',
          'Visits each checkpoint, tries doors, reads the fire panel, reports light that is out.',
          'Compare two nights. Are the times different?',
        ],
        [
          'Control cabin',
          'Holds the keys, watches the monitors, calls and records.',
          'Ask for one key. You should have to sign for it.',
        ],
      ],
    },
    {
      type: 'text',
      id: 'one-post',
      heading: 'What one post takes, day and night',
      menu: 'What a post takes',
      picture: 'gallery-factory-gate',
      paragraphs: [
        'A post that is manned day and night has three shifts a day and twenty-one a week. A guard who gets a weekly day off works six of them, so the post needs three and a half people before anyone falls ill. With leave and training it comes close to four.',
        'We show you this sum in the quotation. When a rate is much lower than the sum allows, someone is working double shifts, and a tired guard sees little. Where a camera or a closed side door would replace a post, we say so.',
      ],
      link: { label: 'Request a quotation', path: '/quotation' },
    },
    {
      type: 'steps',
      id: 'deployment',
      heading: 'How a deployment runs',
      menu: 'Deployment',
      steps: [
        {
          title: 'Survey',
          text: 'An officer walks the site by day and again after dark, and notes doors, hours and past incidents.',
        },
        {
          title: 'Manning plan',
          text: 'You receive the posts, shifts and rates in writing, with the reason for each post.',
        },
        {
          title: 'Selection',
          text: 'Guards are chosen for the site: languages, experience with machines or with the public, how far each one lives. You may meet them first.',
        },
        {
          title: 'Post orders',
          text: 'Orders are agreed with you, translated where needed and rehearsed at the post.',
        },
        {
          title: 'Handover',
          text: 'The first shifts overlap with the outgoing team. Keys and open matters pass against a signature.',
        },
        {
          title: 'Review',
          text: 'Every month attendance, night checks, incidents and your remarks are gone through, and the plan is changed where it no longer fits.',
        },
      ],
    },
    {
      type: 'points',
      id: 'supervision',
      heading: 'Supervision and reports',
      menu: 'Supervision',
      intro: 'A guard is as good as the person who turns up unannounced.',
      points: [
        'A supervisor briefs and inspects at the change of shift: turnout, alertness, orders, equipment.',
        'Field officers check sites by surprise at night, and sign the occurrence book in front of the guard.',
        'Relievers are taught your post orders in advance, so that an absence does not bring a stranger.',
        'Incidents reach you by telephone first and in writing afterwards, with photographs where they help.',
        'The monthly report shows posts filled, checks made, incidents, drills and what we propose to change.',
      ],
    },
    {
      type: 'text',
      id: 'law',
      heading: 'What the law asks of a guard, and of us',
      menu: 'The law',
      paragraphs: [
        'Under the Private Security Agencies (Regulation) Act, 2005, an agency works only with a licence from the state’s controlling authority. A guard must be at least eighteen and under sixty-five, have a verified character, meet the physical standard and have passed the prescribed training. Preference may be given to those who have served in the armed forces, the police or the home guards.',
        'The uniform may not resemble that of the forces or the police. The Act forbids a guard to divulge what he or she learns on an assignment. A firearm is carried only where the post needs it, by a person licensed for it.',
      ],
      link: { label: 'Our licences, state by state', path: '/licences' },
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions we are asked',
      menu: 'Questions',
      questions: [
        {
          question: 'Which sites do you guard?',
          answer:
            'Offices, plants, warehouses, malls, hospitals, banks, schools and colleges, hotels, government premises and housing societies. Hospitals and banks have pages of their own.',
        },
        {
          question: 'May a guard search or detain people?',
          answer:
            'A search at the gate rests on your rules of entry and on consent, and women are searched by women only. Anyone may arrest a person who commits a non-bailable and cognizable offence in their presence. The person must be handed to the police without unnecessary delay, within six hours at most. Our guards are taught to observe and call first.',
        },
        {
          question: 'Can we ask for women guards?',
          answer:
            'Yes, and for some posts we recommend them: frisking, women’s hostels, maternity wards, changing rooms.',
        },
      ],
    },
  ],
  related: ['/training', '/electronic-security', '/e-surveillance'],
} as const satisfies Page;
