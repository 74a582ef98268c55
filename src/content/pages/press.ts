import type { Page } from '../schema/page.ts';

export const pressPage = {
  path: '/press',
  name: 'Press',
  heading: 'For those who write about us',
  lead: 'Figures with their date, our name as it is written, pictures to print, and somebody who answers.',
  description:
    'For the press: dated figures about {companyShort}, its name and logo, pictures to print, and whom to ask.',
  topic: 'consulting',
  screen: 'sections',
  picture: 'hero-client-testimonial',
  card: 'hero-client-testimonial',
  sections: [
    {
      type: 'table',
      id: 'figures',
      heading: 'Figures that you may quote',
      menu: 'Figures',
      intro:
        'Please quote them with their date. Other pages of this site may count other things or speak of another time.',
      caption: 'Figures about the company, what each counts, and the day that it is of',
      columns: ['Figure', 'What it counts', 'As of'],
      rows: [
        ['{founded}', 'The year in which the company was founded', 'Does not change'],
        ['Over {guardsAndOfficers}', 'Guards and officers in our uniform', '{figuresAsOf}'],
        ['{exServicemenShare}', 'Of these guards and officers, those who are ex-servicemen', '{figuresAsOf}'],
        ['{clients}', 'Clients, from bank branches to hospitals', '{figuresAsOf}'],
        ['{offices}', 'Offices: one corporate, six regional, thirty satellite branches', '{figuresAsOf}'],
        ['{statesOfPresenceElsewhere}', 'States and union territories with our people', '{figuresAsOf}'],
        ['{licensedStates}', 'States and union territories for which we hold a licence', '{figuresAsOf}'],
      ],
    },
    {
      type: 'text',
      id: 'in-one-paragraph',
      heading: 'The company in one paragraph',
      menu: 'In one paragraph',
      paragraphs: [
        '{company} is a private security and facility-services company in India, founded in {founded}. Its over {guardsAndOfficers} guards and officers, {exServicemenShare} of them ex-servicemen, work for businesses, banks, government, healthcare, education and hospitality from {offices} offices ({figuresAsOf}).',
        'You may use this paragraph as it stands, whole or in part.',
      ],
      link: { label: 'More about the company', path: '/the-company' },
    },
    {
      type: 'points',
      id: 'name',
      heading: 'How we are called',
      menu: 'Our name',
      points: [
        'In full, where it stands first: {company}.',
        'After that, and in headlines: {companyShort}, with one capital letter.',
        'Our people are guards, supervisors and officers. They are neither police officers nor soldiers, and please do not call them so.',
        'The leaders of the company are called by their office: Chairman, Managing Director, Executive Director.',
      ],
    },
    {
      type: 'items',
      id: 'pictures',
      heading: 'Logo and pictures',
      menu: 'Pictures',
      intro: 'Free to print with “{companyShort}” as their source. Please do not change the logo’s colours.',
      items: [
        {
          icon: 'shape',
          title: 'Logo, for a light ground',
          text: 'SVG, for print and screen at any size.',
          link: { label: 'Open the logo', path: '/media/press/{companySlug}-logo.svg' },
        },
        {
          icon: 'shape',
          title: 'Logo, for a dark ground',
          text: 'SVG, the same in white.',
          link: { label: 'Open the white logo', path: '/media/press/{companySlug}-logo-white.svg' },
        },
        {
          icon: 'guard',
          title: 'Two guards at a gate',
          text: 'JPG. A drawing, as all pictures of this site are.',
          link: { label: 'Open the picture', path: '/media/pictures/hero-guarding.jpg' },
        },
        {
          icon: 'camera',
          title: 'The control room',
          text: 'JPG. Operators before a wall of screens.',
          link: { label: 'Open the picture', path: '/media/pictures/stage-control.jpg' },
        },
      ],
    },
    {
      type: 'items',
      id: 'contact',
      heading: 'Whom to ask',
      menu: 'Contact',
      items: [
        {
          icon: 'mail',
          title: 'The press desk',
          text: 'Write to {pressEmail} and say by when you need the answer.',
        },
        {
          icon: 'phone',
          title: 'By telephone',
          text: 'The corporate office in {city}, {cityPhone}, on working days. Please ask for the press desk.',
          link: { label: 'All offices and their numbers', path: '/contactus' },
        },
        {
          icon: 'lock',
          title: 'What we do not talk about',
          text: 'Our clients’ premises, incidents at them, and the names of our people there. Please ask the client.',
        },
      ],
    },
  ],
  related: ['/the-company', '/our-presence', '/licences'],
} as const satisfies Page;
