import type { Page } from '../schema/page.ts';

export const presencePage = {
  path: '/our-presence',
  name: 'Our Presence',
  heading: 'Across India, and near your site',
  lead: 'We are present in {statesOfPresenceElsewhere} states and union territories, with {offices} offices and satellite branches, and licensed to guard in {licensedStates} of them.',
  description:
    'Where {companyShort} works in India: states, offices and satellite branches, registrations and licences.',
  topic: 'electronic',
  screen: 'sections',
  picture: 'hero-our-presence',
  card: 'hero-our-presence',
  sections: [
    {
      type: 'presence-map',
      id: 'map',
      heading: 'Where we are',
      intro:
        'The corporate office, the regional offices and the satellite branches. We guard under a licence of the state; where we have none, we offer facility services only.',
    },
    {
      type: 'figures',
      id: 'in-figures',
      heading: 'Reach in figures',
      menu: 'In figures',
      figures: [
        { value: '{statesOfPresenceElsewhere}', label: 'states and union territories with our people' },
        { value: '{offices}', label: 'offices and satellite branches' },
        { value: '{licensedStates}', label: 'states and union territories for which we are licensed' },
      ],
    },
    {
      type: 'text',
      id: 'what-reach-is-for',
      heading: 'What reach across India is for',
      menu: 'What reach is for',
      picture: 'gallery-metro-station',
      paragraphs: [
        'If you have a single site, reach is of no use to you unless one office is close to it. A satellite branch exists for that: a duty desk, an interview room and a few officers, near enough for a supervisor to be at your gate at an hour when nobody expects it.',
        'If you have many sites, reach means that you explain yourself once. The same post orders, the same report and the same rate structure run from Guwahati to Kochi, while wages, holidays and registers follow the law of each state. You have one contact for all of it, and an officer at each place.',
        'The regional offices in Delhi, Kolkata, Chennai, Bengaluru, Hyderabad and Pune hold reserves, trainers and specialists whom a branch can call. The corporate office in Mumbai keeps what must be the same everywhere: orders, payroll, licences and the accounts.',
      ],
      link: { label: 'Addresses and telephone numbers', path: '/contactus' },
    },
    {
      type: 'text',
      id: 'licence',
      heading: 'What the licence means',
      menu: 'The licence',
      paragraphs: [
        'Under the Private Security Agencies (Regulation) Act, 2005, nobody may run a private security agency in India without a licence from the Controlling Authority of the state. A licence for one state does not hold in another, and within a state it may cover all districts or only some. It runs for five years, and the application for its renewal has to be made at least forty-five days before it ends.',
        'The Act covers the guarding of people and property and the armoured car service. Cleaning and facility services are not private security in its sense. In the states where we offer only those, we post no guards.',
        'The licence, or a copy of it, has to hang in a conspicuous place at the place of business. Please look for it when you visit us, and compare the name and the last day with your contract.',
      ],
      link: { label: 'Our licences, state by state', path: '/licences' },
    },
    {
      type: 'items',
      id: 'registrations',
      heading: 'Registrations that travel with us',
      menu: 'Registrations',
      intro:
        'Opening a branch means more than hiring rooms. These are in place before the first guard is posted.',
      items: [
        {
          icon: 'certificate',
          title: 'Private security licence',
          text: 'For the state or union territory, covering the district of your site.',
        },
        {
          icon: 'coins',
          title: 'Provident fund',
          text: 'Each employee’s account, paid into every month and open to the employee’s own look-up.',
        },
        {
          icon: 'heart-pulse',
          title: 'Employees’ state insurance',
          text: 'For those whom the scheme covers. Others come under medical insurance.',
        },
        {
          icon: 'office',
          title: 'Shops and establishments',
          text: 'The registration of the branch itself, under the law of the state.',
        },
        {
          icon: 'users',
          title: 'Contract labour licence',
          text: 'Where the number of workers under your contract calls for one.',
        },
        {
          icon: 'document',
          title: 'GST and professional tax',
          text: 'GST in each state from which we supply, professional tax where the state levies it.',
        },
      ],
    },
    {
      type: 'steps',
      id: 'a-new-place',
      heading: 'When you need us somewhere new',
      menu: 'Somewhere new',
      steps: [
        {
          title: 'You name the place',
          text: 'We tell you whether our licence covers the district, and which branch would supervise the site.',
        },
        {
          title: 'If it is not covered, we say so',
          text: 'We apply for the licence, or for the further district. Until it is granted we post no guard there.',
        },
        {
          title: 'We recruit near the site',
          text: 'People who know the language and live within reach, trained to the same syllabus and verified like all others.',
        },
        {
          title: 'An officer opens the site',
          text: 'Someone who has opened sites before stays until the local supervisor has run every kind of shift.',
        },
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions about licences',
      menu: 'Questions',
      questions: [
        {
          question: 'How can we check that you are licensed for our city?',
          answer:
            'Ask the branch for the licence and see whether it names your district. Its number and its last day stand in our list of licences. The Controlling Authority of the state can confirm it.',
        },
        {
          question: 'Which records does the Act oblige you to keep?',
          answer:
            'Among others a register of those who manage the agency, of its guards and supervisors with photograph and salary, and of the persons for whom guards are provided. The authority can inspect it.',
        },
        {
          question: 'How do we recognise a {companyShort} guard?',
          answer:
            'By the uniform and by the photo identity card that the agency issues and every guard carries. Read the name on it and ring the branch if anything seems odd.',
        },
      ],
    },
  ],
  related: ['/infrastructure-focus', '/the-company', '/guarding-solution'],
} as const satisfies Page;
