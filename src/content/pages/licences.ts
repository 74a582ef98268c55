import type { Page } from '../schema/page.ts';

export const licencesPage = {
  path: '/licences',
  name: 'Licences',
  heading: 'Licensed, state by state',
  lead: 'We post guards only where we hold the licence of the state or union territory. Here is each one, with its number and its last day.',
  description:
    'Every private security licence of {companyShort} by state: its number, its last day, where it holds, and how to check it.',
  topic: 'bank',
  screen: 'sections',
  picture: 'hero-privacy',
  card: 'hero-privacy',
  sections: [
    {
      type: 'licences',
      id: 'list',
      heading: 'Our licences',
      menu: 'The list',
      intro:
        'Under the Private Security Agencies (Regulation) Act, 2005. A licence runs for five years; its renewal is applied for at least forty-five days before it ends. Each can be read at the branch.',
      caption:
        'Licences under the Private Security Agencies (Regulation) Act, 2005, by state or union territory',
      columns: ['State or union territory', 'Licence number', 'Valid to', 'Where it holds'],
    },
    {
      type: 'text',
      id: 'districts',
      heading: 'Districts, and licences to read here',
      menu: 'Documents',
      paragraphs: [
        'In Tamil Nadu our licence holds in the districts of Chennai, Chengalpattu, Kancheepuram, Tiruvallur and Coimbatore.',
        'The licences for Delhi, Maharashtra, Karnataka, Tamil Nadu and Uttar Pradesh can be opened here as documents.',
      ],
      link: { label: 'Licences and certificates as documents', path: '/government-guidelines' },
    },
    {
      type: 'steps',
      id: 'check',
      heading: 'How to check a licence',
      menu: 'How to check',
      steps: [
        {
          title: 'Find your state',
          text: 'A licence of one state does not hold in another. If yours is not in the list, we offer facility services there and post no guards.',
        },
        {
          title: 'Read where it holds',
          text: 'Some licences cover the whole state, some only the districts that they name.',
        },
        {
          title: 'Compare number and last day',
          text: 'With your contract, and with the licence that hangs in our branch. They have to be the same.',
        },
        {
          title: 'Ask the authority',
          text: 'The Controlling Authority of the state, in its Home Department, confirms a licence to whoever asks.',
        },
      ],
    },
    {
      type: 'text',
      id: 'what-it-covers',
      heading: 'What a licence covers',
      menu: 'What it covers',
      paragraphs: [
        'The Act is about the guarding of people and property and about the armoured car service. Cleaning, facility services and electronic equipment need no licence under it.',
      ],
      link: { label: 'What the Act asks of an agency', path: '/our-presence#licence' },
    },
  ],
  related: ['/our-presence', '/guarding-solution', '/commitment-to-best-practices'],
} as const satisfies Page;
