import type { Page } from '../schema/page.ts';

export const leaderChairmanPage = {
  path: '/chairman',
  name: 'Chairman',
  heading: 'Chairman',
  lead: 'Presides over the board, keeps the company to its principles, and asks the questions that those who run it have no time to ask.',
  description: 'The Chairman of {company}: what the office answers for and how it works.',
  topic: 'consulting',
  screen: 'sections',
  parent: '/management-team',
  picture: 'leader-chairman',
  card: 'leader-chairman',
  sections: [
    {
      type: 'text',
      id: 'the-office',
      heading: 'An office with few powers and long sight',
      paragraphs: [
        'The Chairman does not run the company and signs no contracts with clients. The chair leads the board, decides what the board talks about, and sees to it that bad news is heard there before good news. The distance is deliberate: whoever has to win the next contract cannot be the only judge of whether it should be won.',
        'Much of what {companyShort} holds cannot be entered in a balance sheet. It holds keys, passwords, floor plans, and the trust of people who pass its guards each morning. The Chairman answers for that trust. Where an offer would earn money and cost trust, it goes to the chair.',
      ],
    },
    {
      type: 'items',
      id: 'answers-for',
      heading: 'What the Chairman answers for',
      items: [
        {
          icon: 'scale',
          title: 'The code of conduct',
          text: 'Its wording, its teaching to every recruit, and that it binds the directors first.',
        },
        {
          icon: 'users',
          title: 'The board and the management',
          text: 'Who is appointed, how they are judged, and who would take over tomorrow.',
        },
        {
          icon: 'document',
          title: 'Compliance',
          text: 'Licences, statutory dues and certificates, reported by people who can speak without their manager in the room.',
        },
        {
          icon: 'umbrella',
          title: 'Risk',
          text: 'The few things that could harm the company beyond repair: firearms, cash, large crowds, data, and the conduct of its own staff.',
        },
      ],
    },
    {
      type: 'table',
      id: 'the-boards-year',
      heading: 'The board’s year',
      caption:
        'The main subject of the board in each quarter of the financial year and the question the Chairman puts',
      columns: ['Quarter', 'Main subject', 'The question from the chair'],
      rows: [
        [
          'April to June',
          'The year’s accounts and audit',
          'Were all wages and dues paid in full and on time?',
        ],
        ['July to September', 'Safety and incidents', 'Which harm could we have prevented, and have we?'],
        ['October to December', 'People and training', 'Who left us, and what did they say on the last day?'],
        [
          'January to March',
          'Plan, rates and investment',
          'What are we promising that our sites cannot keep?',
        ],
      ],
    },
    {
      type: 'points',
      id: 'how-the-office-works',
      heading: 'How the office works',
      points: [
        'Board papers begin with incidents and complaints. Figures follow.',
        'The heads of compliance and of internal audit may ask to see the Chairman alone, and need give no reason.',
        'Site visits are unannounced and end with a talk to the guards, without their officers.',
        'Letters from clients and staff that are addressed to the chair are opened there.',
        'The Chairman takes no part in a decision that touches the chair’s own interests.',
      ],
    },
  ],
  related: ['/management-team', '/managing-director', '/mission-vission'],
} as const satisfies Page;
