import type { Page } from '../schema/page.ts';

export const managementTeamPage = {
  path: '/management-team',
  name: 'Management Group',
  heading: 'Our Visionary Leaders',
  lead: 'Three offices answer for {companyShort}: one for what the company stands for, one for its results and one for its sites.',
  description: 'Our visionary leaders: the three people who answer for {companyShort}, and who decides what.',
  topic: 'people',
  screen: 'sections',
  picture: 'hero-management-team',
  card: 'hero-management-team',
  sections: [
    { type: 'leaders', id: 'leaders', heading: 'The three offices', menu: 'Three offices' },
    {
      type: 'text',
      id: 'how-it-is-divided',
      heading: 'How the work is divided',
      menu: 'How work is divided',
      paragraphs: [
        'A security company fails in one of three ways. It forgets what it stands for, it promises more than it can pay for, or it loses touch with its sites. Each of the three offices guards against one of these, and can stop the other two when it sees the danger coming.',
        'The Chairman presides over the board and keeps its conscience. The Managing Director runs the company and answers for its results. The Executive Director runs operations, from the control room to the last night post. Under them the heads of the business groups and the regional managers decide what belongs to them, so that a branch does not have to ask a director for a torch.',
      ],
      link: { label: 'The business groups', path: '/corebusuinessgroup' },
    },
    {
      type: 'table',
      id: 'who-decides',
      heading: 'Who decides what',
      caption: 'Decisions, who prepares them and which office takes them',
      columns: ['Decision', 'Prepared by', 'Taken by'],
      rows: [
        ['The code of conduct and any change to it', 'The compliance desk', 'Chairman, with the board'],
        ['Who joins the management', 'The Managing Director', 'Chairman, with the board'],
        ['A new line of service', 'The business group concerned', 'Managing Director'],
        ['Rates, large contracts and investments', 'Regional manager and finance', 'Managing Director'],
        ['Opening a branch in a new state', 'The compliance desk, licence first', 'Managing Director'],
        ['Standing orders for all posts', 'Heads of guarding and training', 'Executive Director'],
        [
          'Withdrawal from an unsafe post',
          'The field officer, at once',
          'Executive Director, on the same day',
        ],
        [
          'A complaint that a branch has not settled',
          'The branch, with the whole file',
          'Executive Director',
        ],
      ],
    },
    {
      type: 'points',
      id: 'always-reported',
      heading: 'What always reaches the leaders',
      menu: 'What reaches them',
      intro: 'Some news may not be filtered on its way up, whatever a manager thinks of it.',
      points: [
        'An injury to anyone at a site that we guard, staff or stranger.',
        'Any use of a firearm, and any firearm or cartridge that cannot be accounted for.',
        'A loss at a client’s premises in which one of our own people may have had a part.',
        'A complaint of harassment, which goes to the internal committee at the same time.',
        'Wages that were paid late or short, at whichever site.',
        'A letter from a Controlling Authority, a labour office or a court.',
      ],
    },
    {
      type: 'text',
      id: 'on-site',
      heading: 'Leaders who are seen on site',
      menu: 'Seen on site',
      picture: 'gallery-award-ceremony',
      paragraphs: [
        'All three visit posts without notice, and at least some of those visits are at night. The purpose is not to catch a guard asleep, which is the officers’ task. It is to hear what the reports leave out: that the cabin floods, that the rate no longer holds good people, that the client’s own staff use the side door.',
        'A guard who is asked by a leader what should change may answer freely. What is said there is written down, and the next visitor to that post brings the reply.',
      ],
    },
    {
      type: 'questions',
      id: 'reach-them',
      heading: 'How to reach them',
      questions: [
        {
          question: 'We are a client and our branch does not answer. Whom do we write to?',
          answer:
            'Use the call back form or the enquiry mailbox and mark the message for the Executive Director. Name the site and say what you have asked for already. The branch is then asked for the file.',
        },
        {
          question: 'I work for {companyShort}. May I write to the Chairman?',
          answer:
            'Yes. Speak to your officer first if you can, and use the whistle-blower policy if you cannot. It protects those who report in good faith.',
        },
        {
          question: 'Why are the leaders shown by their office?',
          answer:
            'You are to know who answers for what. The office remains when its holder is on leave, and so does the duty to reply to you.',
        },
      ],
    },
  ],
  related: ['/the-company', '/corebusuinessgroup', '/our-presence'],
} as const satisfies Page;
