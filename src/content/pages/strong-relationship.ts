import type { Page } from '../schema/page.ts';

export const strongRelationshipPage = {
  path: '/strong-relationship',
  name: 'Strong relationship',
  heading: 'One officer, open books',
  lead: 'Security is bought once and judged every night. What keeps clients, employees and neighbours with us in between is knowing whom to call, and being told the truth.',
  description:
    'How {companyShort} keeps its clients: one officer for each site, a calendar of reviews, open books and a plain way to complain.',
  topic: 'cash',
  screen: 'sections',
  picture: 'hero-strong-relationship',
  card: 'hero-strong-relationship',
  sections: [
    {
      id: 'one-officer',
      type: 'text',
      heading: 'One officer answers for your site',
      menu: 'One officer',
      picture: 'gallery-motorcycle-patrol',
      paragraphs: [
        'When you take a service, you get a name and not a department. This officer walked the site before the quotation, wrote the post orders with you, chose the people and comes back at hours that nobody expects. Guarding, cleaning, electronics and cash may come from four of our teams; the question why the lobby was dark on Tuesday goes to one person.',
        'The officer has a deputy who knows your file, and changes with a handover in your presence. Above both stands the branch, and above the branch the management, whose numbers stand in your contract.',
      ],
      link: { label: 'Request a call back', path: '/contactus' },
    },
    {
      id: 'calendar',
      type: 'table',
      heading: 'The calendar of a year together',
      menu: 'A year together',
      intro: 'Frequencies are fixed in your contract. This is what we propose for a site of some size.',
      caption: 'Regular contacts with a client, who takes part, and what comes out of each',
      columns: ['When', 'Who meets', 'What comes out'],
      rows: [
        [
          'Each day',
          'Your facility manager and our supervisor',
          'Night report, open points, visitors of the day',
        ],
        ['Each week', 'Field officer, on the site', 'Attendance, turnout, one order tested'],
        ['Each month', 'You and your officer', 'Incidents, gaps, training, invoice against attendance'],
        ['Each quarter', 'You, officer, branch', 'Audit findings, changes of risk, plan for the season'],
        [
          'Each year',
          'Your management and ours',
          'Survey from the first gate again, new manning plan, what to drop',
        ],
        ['After an incident', 'Whoever has to be there', 'Facts on one page, cause, what changes'],
      ],
    },
    {
      id: 'open-books',
      type: 'points',
      heading: 'What you may open',
      menu: 'Open books',
      intro:
        'You are the principal employer of people who stand at your gate. You have a right to know how they are kept.',
      points: [
        'Attendance of your posts, in the app, at any hour',
        'Make-up of the rate: wage, statutory dues, relief, equipment, our fee',
        'Wage sheets and bank proofs for your site',
        'Provident fund and state insurance challans with names',
        'Training and verification papers of those posted with you',
        'Licence of the state in which you are',
        'Night-check and audit reports, also the ones that do us no credit',
        'The list of your own remarks, with what became of each',
      ],
    },
    {
      id: 'complaint',
      type: 'steps',
      heading: 'When something goes wrong',
      intro: 'It will, at some gate, on some night. What you can expect then:',
      steps: [
        {
          title: 'You hear it from us',
          text: 'Your officer rings before you read it in a report. What is not yet known is said to be not yet known.',
        },
        {
          title: 'The gap is closed',
          text: 'First the post, the lock or the camera. Explanations come afterwards.',
        },
        {
          title: 'The facts are written',
          text: 'Times, names, recordings, and what each person was ordered to do. Without adjectives.',
        },
        {
          title: 'The cause is found',
          text: 'A person who failed is one answer. Usually an order, a roster or a light failed first.',
        },
        {
          title: 'It goes up if you wish',
          text: 'Officer, branch head, management: at each step you may ask for the next, and none of them may be skipped by us.',
        },
        {
          title: 'You close it',
          text: 'The entry stays open in the review until you are satisfied or say that you are not.',
        },
      ],
    },
    {
      id: 'circles',
      type: 'items',
      heading: 'Whom we keep faith with',
      intro: 'A site stands among people. Each of these can make it safer, or leave it alone at night.',
      items: [
        {
          icon: 'handshake',
          title: 'Clients',
          text: 'Advice that may cost us a post: where a lock, a lamp or a rule does the work, we say so.',
        },
        {
          icon: 'guard',
          title: 'Employees',
          text: 'Fair pay, insurance and respect, from which everything else on this page follows.',
          link: { label: 'Employee-first approach', path: '/employee-first-approach' },
        },
        {
          icon: 'government',
          title: 'Police, fire service and authorities',
          text: 'The station knows our site and we know the station. We assist investigations, keep licences current and report what the law wants reported.',
        },
        {
          icon: 'housing',
          title: 'Neighbours and visitors',
          text: 'Hooters that are reset, headlamps that do not shine into bedrooms, a civil word at the barrier.',
        },
        {
          icon: 'truck',
          title: 'Suppliers and partners',
          text: 'Clear orders, payment as agreed, and no gifts in either direction.',
        },
      ],
    },
    {
      id: 'beginning-and-end',
      type: 'text',
      heading: 'A clean beginning, and a clean end',
      menu: 'Beginning and end',
      paragraphs: [
        'Taking over from another agency is the most delicate week of a contract. We meet the outgoing team with you, count keys, registers and equipment, walk each post with the person who held it, and offer to interview those whom you would like to keep. The change takes place post by post, so that no gate is ever between two companies.',
        'If you leave us one day, the same holds the other way round: a list of what is handed over, a walk with your new agency, records for the period that you need them, and wages settled before the last of our people goes home. How a company behaves when it has nothing more to gain is worth asking its former clients about.',
      ],
      link: { label: 'Our clients and testimonials', path: '/client-testimonial' },
    },
    {
      id: 'questions',
      type: 'questions',
      heading: 'Questions before signing',
      menu: 'Questions',
      questions: [
        {
          question: 'Can we ask for a guard to be replaced?',
          answer:
            'Yes. Tell your officer the reason if you can, since it may concern the post and not the person. The guard is heard as well.',
        },
        {
          question: 'What happens when minimum wages are revised?',
          answer:
            'The revised rate is paid from the date in the notification. You receive the notification and the new make-up of the rate together.',
        },
        {
          question: 'May we speak to other clients?',
          answer: 'With their consent, gladly, and without us on the line.',
        },
      ],
    },
  ],
  related: ['/commitment-to-best-practices', '/client-testimonial', '/the-company'],
} as const satisfies Page;
