import type { Page } from '../schema/page.ts';

export const leaderExecutiveDirectorPage = {
  path: '/executive-director',
  name: 'Executive Director',
  heading: 'Executive Director',
  lead: 'Runs operations: the posts, the patrols, the control room, the training and the response when something goes wrong.',
  description: 'The Executive Director of {company}: what the office answers for and how it works.',
  topic: 'control',
  screen: 'sections',
  parent: '/management-team',
  picture: 'leader-executive-director',
  card: 'leader-executive-director',
  sections: [
    {
      type: 'text',
      id: 'the-office',
      heading: 'The office that never quite closes',
      paragraphs: [
        'Most of a security company’s work is done while its offices are shut. The Executive Director answers for those hours. Every standing order that a guard reads at the start of a shift, every course that a recruit passes and every alarm that an operator follows up lies within this office.',
        'It is also the office in which a client’s complaint ends when a branch has not settled it. The whole file is read then, from the first entry in the occurrence book to the last e-mail, and the answer says what happened, why, and what has been changed.',
      ],
    },
    {
      type: 'table',
      id: 'a-day',
      heading: 'A day in operations',
      caption: 'The daily round of the Executive Director’s office, by the part of the day',
      columns: ['When', 'What happens', 'What comes of it'],
      rows: [
        [
          'Early morning',
          'The night is read: incidents, empty posts, checks that were not made',
          'Calls to the officers concerned, before the day shift settles in',
        ],
        [
          'Forenoon',
          'Operations meeting with the regions and the control room',
          'One list of open matters, each with a name against it',
        ],
        [
          'Afternoon',
          'Site visits, reviews with clients, a look into a training class',
          'Changes to post orders and to lessons',
        ],
        [
          'Evening',
          'Weather, events, elections and strikes of the coming days',
          'Reserves moved to where they will be wanted',
        ],
        [
          'Night',
          'A duty officer holds the line with the power to decide',
          'The director is woken for what is on the list of grave incidents',
        ],
      ],
    },
    {
      type: 'items',
      id: 'answers-for',
      heading: 'What the Executive Director answers for',
      items: [
        {
          icon: 'document',
          title: 'Standing orders',
          text: 'One page a subject, in the language that the guard reads best, revised after every incident that they did not foresee.',
        },
        {
          icon: 'headset',
          title: 'The control room',
          text: 'Its staffing, its drills, and the rule that no event is closed by the operator who opened it alone.',
        },
        {
          icon: 'graduation',
          title: 'Training and examination',
          text: 'No guard takes a post without having passed. The office cannot waive that, however urgent the order.',
        },
        {
          icon: 'lock',
          title: 'Arms, cash and keys',
          text: 'Firearms under licence and counted at each handover, cash under dual control, keys against signature.',
        },
      ],
    },
    {
      type: 'points',
      id: 'after-a-grave-incident',
      heading: 'After a grave incident',
      intro: 'The order in which this office acts, so that nobody has to invent it under pressure.',
      points: [
        'People first: medical help for everyone hurt, then relief and rest for the guards who were there.',
        'The police and the client are informed; the scene is kept as it is.',
        'Footage, registers and call records are secured and copied by two persons.',
        'An officer from another region looks into it, since the region cannot judge itself.',
        'The client receives the findings in writing, the uncomfortable ones included.',
        'Orders and lessons are changed, and the change is checked on other sites.',
      ],
    },
  ],
  related: ['/management-team', '/e-surveillanceICCC', '/training'],
} as const satisfies Page;
