import type { Page } from '../schema/page.ts';

export const bestPracticesPage = {
  path: '/commitment-to-best-practices',
  name: 'Best practices',
  heading: 'Commitment to best practices',
  lead: 'A practice is good when you can check it without asking us. These are the ones that we hold ourselves to, each with the place where you can look.',
  description:
    'How {companyShort} keeps its work checkable: attendance by mobile app, night checks, post orders, standards, audits and feedback.',
  topic: 'facility',
  screen: 'sections',
  picture: 'hero-commitment-to-best-practices',
  card: 'hero-commitment-to-best-practices',
  sections: [
    {
      id: 'attendance',
      type: 'text',
      heading: 'Attendance that you can see',
      menu: 'Attendance',
      picture: 'blog-guarding',
      paragraphs: [
        'The oldest weakness of this trade is a name in a register without a person at the post. Our attendance mobile app takes its place: a guard signs in with a photograph, the phone adds time and position, and the post shows as filled. An empty one shows too, to the supervisor and the field officer, while something can still be done about it.',
        'You look at the same board for your own sites, and the sheet for the month is what the invoice is made from. For the guard it counts hours, overtime and leave, so that nobody has to argue for a day that was worked. Position is taken at sign-in, on rounds, at checks and in an emergency, and not between shifts.',
      ],
      link: {
        label: 'Read about the attendance mobile app (PDF)',
        path: '/media/documents/attendance-app.pdf',
      },
    },
    {
      id: 'checkable',
      type: 'table',
      heading: 'What we do, and how you can check it',
      menu: 'How to check',
      intro: 'Ask for any of these at a review, or on the spot without notice.',
      caption: 'Practices with the record of each and the test by which a client can check it',
      columns: ['Practice', 'The record', 'Your test'],
      rows: [
        [
          'Post orders for every post',
          'Signed copy at the post',
          'Ask the guard what the second paragraph says',
        ],
        ['Training before posting', 'Certificate and site induction', 'Pick a name from the roster'],
        ['Night checks without notice', 'Time, place and photograph', 'Compare with your own gate camera'],
        ['Handover between shifts', 'Note in the log, keys counted', 'Stand at the gate when shifts change'],
        [
          'Every incident reported in writing',
          'Report with cause and action',
          'Look up one that you remember',
        ],
        ['Wages by bank, slip to each employee', 'Bank proof, wage register', 'Speak to three guards, alone'],
        ['Statutory dues paid', 'Challans with the list of your site', 'Names against the attendance sheet'],
        ['Equipment cared for', 'Stock list with test dates', 'Switch on every torch and radio'],
      ],
    },
    {
      id: 'standards',
      type: 'table',
      heading: 'Three certificates, and what each covers',
      menu: 'Certificates',
      intro:
        'A certificate is about how a company is managed. It does not vouch for a single shift, which is why the table above exists.',
      caption:
        'Management-system certificates of {companyShort} with their subject and their effect on a site',
      columns: ['Certificate', 'Subject', 'What it means at your site'],
      rows: [
        [
          'ISO 9001:2015',
          'Quality management',
          'Requirements agreed in writing, complaints traced to a cause, processes audited',
        ],
        [
          'ISO 27001:2013',
          'Information security management',
          'Visitor data, recordings and plans seen only by those who need them',
        ],
        [
          'OHSAS 45001:2018',
          'Occupational health and safety',
          'Risks of the post assessed, accidents investigated, people consulted',
        ],
      ],
    },
    {
      id: 'site-rules',
      type: 'items',
      heading: 'Habits of a well-run site',
      menu: 'Site habits',
      items: [
        {
          icon: 'users',
          title: 'Briefing on their feet',
          text: 'Each shift begins with what is different today: works, visitors, weather, a face to look for.',
        },
        {
          icon: 'clock',
          title: 'Rest before duty',
          text: 'Rosters keep the weekly rest, and the reliever offered to a supervisor is one who has slept.',
        },
        {
          icon: 'key',
          title: 'Keys counted',
          text: 'A key has a number, a place and a name. What is missing at handover stops the handover.',
        },
        {
          icon: 'document',
          title: 'Little collected, well kept',
          text: 'Registers ask visitors for what the gate needs. The page of the last visitor is covered from the next.',
        },
        {
          icon: 'whistle',
          title: 'Drills that can fail',
          text: 'Fire, medical, intrusion and evacuation, with one exit closed and one person hidden.',
        },
        {
          icon: 'magnifier',
          title: 'Lessons that travel',
          text: 'What went wrong at one site is read out, without names, at the others of its kind.',
        },
      ],
    },
    {
      id: 'integrity',
      type: 'points',
      heading: 'What is not done in our name',
      menu: 'Integrity',
      mark: 'close',
      points: [
        'Guards billed who were not there',
        'Money taken for a job, a posting, a leave or a transfer',
        'Gifts to those who sign our bills, or from those who supply us',
        'Entries in a register made afterwards and dated before',
        'Recordings of people shared for any purpose but security and the law',
        'Retaliation against a person who reports in good faith',
        'Silence about a mistake that the client would want to know of',
      ],
    },
    {
      id: 'audit',
      type: 'steps',
      heading: 'How an audit of your site runs',
      menu: 'Audit',
      intro: 'Carried out by an officer from another branch, who has no reason to be kind.',
      steps: [
        {
          title: 'Arrive unannounced',
          text: 'At night, in rain or at shift change. The first finding is how the gate treats a stranger.',
        },
        {
          title: 'Watch',
          text: 'Half an hour without a question: who is let in, who is not, what is written.',
        },
        { title: 'Ask', text: 'Each guard about one order, one number and one piece of equipment.' },
        { title: 'Compare', text: 'App, registers, roster and wage sheet of one chosen day.' },
        {
          title: 'Tell',
          text: 'Findings go to you and to the branch in the same mail, with an owner and a date for each.',
        },
        { title: 'Return', text: 'The next audit opens with the findings of the last.' },
      ],
    },
    {
      id: 'feedback',
      type: 'text',
      heading: 'Tell us what you saw',
      menu: 'Feedback',
      paragraphs: [
        'Praise reaches the guard by name at the next briefing. A complaint gets an owner, a written answer and an entry that stays open until you close it. You may be a client, a visitor who was treated rudely, a neighbour disturbed by a hooter or one of our own people; each of them sees something that an audit does not.',
      ],
      link: { label: 'Send your feedback', path: '/contactus' },
    },
  ],
  related: ['/strong-relationship', '/employee-first-approach', '/training'],
} as const satisfies Page;
