import type { Page } from '../schema/page.ts';

export const leaderManagingDirectorPage = {
  path: '/managing-director',
  name: 'Managing Director',
  heading: 'Managing Director',
  lead: 'Runs the company and answers for its results: to the board for the money, to clients for the promise, to the staff for their wages.',
  description: 'The Managing Director of {company}: what the office answers for and how it works.',
  topic: 'people',
  screen: 'sections',
  parent: '/management-team',
  picture: 'leader-managing-director',
  card: 'leader-managing-director',
  sections: [
    {
      type: 'text',
      id: 'the-office',
      heading: 'One desk where promise and price meet',
      paragraphs: [
        'In guarding, nearly all of what a client pays is wages and what the law adds to wages. A rate that is too low therefore comes out of somebody’s pocket: the guard’s, through unpaid hours, or the client’s, through untrained people. The Managing Director decides which contracts the company enters, and refuses those that could be fulfilled only by breaking the law.',
        'The office joins what is sold to what can be delivered. Before a large offer goes out, the groups that would have to do the work sign it: guarding for the people, training for the courses, finance for the wage sheet. The last signature is the Managing Director’s.',
      ],
    },
    {
      type: 'steps',
      id: 'how-an-offer-is-approved',
      heading: 'What an offer passes through on this desk',
      steps: [
        {
          title: 'Is it lawful?',
          text: 'Do we hold a licence for the place, and does the rate carry the minimum wage and every statutory due?',
        },
        {
          title: 'Is it possible?',
          text: 'Has the branch found the people, or does it only hope to? An offer counts those who have been trained.',
        },
        {
          title: 'Is it honest?',
          text: 'Does the offer say what it does not include? Is there a post in it that the client does not need?',
        },
        {
          title: 'Does it last?',
          text: 'What happens to the rate when wages are revised, and is that agreed now, in writing?',
        },
        {
          title: 'Who is named?',
          text: 'Without the name of the officer who will answer for the site, no offer is signed.',
        },
      ],
    },
    {
      type: 'items',
      id: 'answers-for',
      heading: 'What the Managing Director answers for',
      items: [
        {
          icon: 'chart',
          title: 'Results and growth',
          text: 'A company that earns enough to train, equip and insure its people, and grows no faster than it can supervise.',
        },
        {
          icon: 'coins',
          title: 'Wages on the day',
          text: 'Salaries go out on time even when a client’s payment has not come in.',
        },
        {
          icon: 'handshake',
          title: 'Clients',
          text: 'The reviews with the largest of them in person, and the reason whenever one of them leaves.',
        },
        {
          icon: 'briefcase',
          title: 'Business groups and regions',
          text: 'Their heads report here. They are judged by the sites that they keep, before the sites that they win.',
        },
      ],
    },
    {
      type: 'points',
      id: 'how-the-office-works',
      heading: 'How the office works',
      points: [
        'The week begins with the list of open posts and the list of unpaid dues, in that order.',
        'Each regional manager brings one contract that went well and one that did not, and explains both.',
        'A client who gives notice is rung up by this office. The branch is not on the line.',
        'New services are tried on a few sites and counted before they are printed in a brochure.',
        'Anything promised to the staff in public is followed up in public.',
      ],
    },
  ],
  related: ['/management-team', '/executive-director', '/strong-relationship'],
} as const satisfies Page;
