import type { Page } from '../schema/page.ts';

export const missionVisionPage = {
  path: '/mission-vission',
  name: 'Mission and Vision',
  heading: 'What we work for',
  lead: 'Our mission is for every ordinary day. Our vision is for the years ahead. Both are written so that you can check them.',
  description:
    'The mission and the vision of {companyShort}, the values behind them, and how a client can check each of them.',
  topic: 'training',
  screen: 'sections',
  picture: 'hero-mission-vission',
  card: 'hero-mission-vission',
  sections: [
    {
      type: 'text',
      id: 'mission',
      heading: 'Our mission',
      intro:
        'To keep people, property and work safe at our clients’ premises, by trained and fairly treated people whose work can be seen and measured.',
      picture: 'gallery-flag-hoisting',
      paragraphs: [
        'Every part of that sentence was put there for a reason. People come first, because a loss of goods can be insured. Work is named because security that stops a factory, a ward or a bank from doing its business has failed, even on a day on which nothing is stolen.',
        'Trained and fairly treated belong together. A guard who is owed last month’s wages, or who has stood a double shift, cannot be attentive, whatever was taught. We therefore count pay on time, rest and relief among the means of security.',
        'Seen and measured is the promise to you. You should not have to trust a report that you cannot compare with the site.',
      ],
    },
    {
      type: 'text',
      id: 'vision',
      heading: 'Our vision',
      intro:
        'To be the company to which India’s institutions entrust their premises as a whole: the gate, the cameras, the fire safety and the floors.',
      paragraphs: [
        'We believe that guarding in India will be fewer people who can do more. The guard of the coming years reads a fire panel, works a visitor system, gives first aid and writes a clear report. Cameras and sensors will take over much of the staring. Judgement, courtesy and the first two minutes of an emergency will stay with people.',
        'That is why we invest in training before equipment, and why our control room and our guard posts work from one set of orders. It is also why we want guarding to be a trade that a young man or woman chooses, with grades to climb and a pension account that grows, and not one into which people fall.',
      ],
    },
    {
      type: 'items',
      id: 'values',
      heading: 'Five values and where they come from',
      menu: 'Five values',
      items: [
        {
          icon: 'scale',
          title: 'Integrity',
          text: 'We hold other people’s keys. An incident is reported as it happened, also when the fault was ours.',
        },
        {
          icon: 'check',
          title: 'Discipline',
          text: 'Taken from the services: on time, turned out, briefed. It begins with the officers, who are inspected too.',
        },
        {
          icon: 'patrol',
          title: 'Vigilance',
          text: 'Attention is a skill that tires. Rotation, breaks and unannounced checks keep it alive.',
        },
        {
          icon: 'handshake',
          title: 'Courtesy',
          text: 'A guard is the first person whom your visitor meets. Firmness and politeness are taught in the same lesson.',
        },
        {
          icon: 'care',
          title: 'Care',
          text: 'For the patient in the corridor, the child at the bus, and the colleague alone in the night post.',
        },
      ],
    },
    {
      type: 'table',
      id: 'how-to-check',
      heading: 'How you can check us',
      menu: 'How to check',
      intro: 'Take this table to your site on any day. You need nobody’s leave for it.',
      caption: 'What the mission asks at the gate and how a client can check it',
      columns: ['We say', 'At the site this means', 'Check it like this'],
      rows: [
        [
          'Trained',
          'Each guard knows the orders of the post, the alarm and the way out',
          'Ask a guard where the nearest extinguisher is, and whom to ring first',
        ],
        [
          'Fairly treated',
          'Wages in full, statutory deductions paid in, weekly rest given',
          'Ask for the wage register and the provident fund return of your site',
        ],
        [
          'Seen',
          'Officers come without notice, at night as well',
          'Look for the officer’s entries in the occurrence book, and at their hours',
        ],
        [
          'Measured',
          'Attendance, patrols and incidents on one page each month',
          'Pick one night from the page and compare it with your own cameras',
        ],
        [
          'Courteous',
          'Every visitor is greeted, asked one question and shown the way',
          'Ring your own gate, or send a visitor whom nobody there knows',
        ],
      ],
    },
    {
      type: 'points',
      id: 'when-values-pull-apart',
      heading: 'When two of them pull apart',
      menu: 'When values pull apart',
      intro: 'Orders cannot foresee everything. Where they are silent, our people have these rules to go by.',
      points: [
        'Life before property, always: nobody is asked to be hurt for a consignment.',
        'In a fire or a medical emergency the gate opens first and the register is filled in afterwards.',
        'A rule of the client binds us unless it breaks the law. Then we say so, in writing, before we refuse.',
        'Courtesy has no rank: the check at the gate is the same for the director’s car and the tempo.',
        'When in doubt, a guard may wake the officer. No guard has ever to explain having called.',
      ],
    },
  ],
  related: ['/the-company', '/commitment-to-best-practices', '/employee-first-approach'],
} as const satisfies Page;
