import type { Page } from '../schema/page.ts';

export const accessibilityPage = {
  path: '/accessibility',
  name: 'Accessibility',
  heading: 'A site that everyone can use',
  lead: 'Whether you look, listen, touch or type, this website should let you read it, reach us and apply for a job. Here is what it supports, and how to tell us where it fails.',
  description:
    'What the {companyShort} website supports, the standard it aims at (IS 17802, WCAG 2.2 AA), and how to report a barrier.',
  topic: 'training',
  screen: 'sections',
  picture: 'hero-accessibility',
  card: 'hero-accessibility',
  sections: [
    {
      type: 'text',
      id: 'our-aim',
      heading: 'The standard we aim at',
      menu: 'The standard',
      paragraphs: [
        'Our aim is IS 17802, the Indian Standard for the accessibility of information and communication technology, and level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. IS 17802 builds on the earlier version 2.1. The newer version keeps what that one asks for, save one criterion which it has retired as obsolete, and adds some, among them targets that are large enough and keyboard focus that is not hidden.',
        'The rules under the Rights of Persons with Disabilities Act, 2016 name IS 17802 for private establishments as well as for public ones. Even without them we should want it: among those who need our forms are applicants with old phones, veterans with injured hands or damaged hearing, and visitors whose first language is not English.',
        'We say “aim” because this statement rests on our own checks with browsers, keyboards and automatic tests. No outside body has certified the site.',
      ],
    },
    {
      type: 'table',
      id: 'what-it-supports',
      heading: 'What the site supports',
      menu: 'What it supports',
      caption: 'Ways of using the site and what it does for each',
      columns: ['If you', 'The site'],
      rows: [
        [
          'Use the keyboard alone',
          'Lets you reach and operate everything with Tab, Enter, Space, arrow keys and Escape, shows where you are, and offers a link past the menu at the top',
        ],
        [
          'Use a screen reader',
          'Has headings in order, named regions, labels on every field, real tables, and texts for pictures that carry meaning',
        ],
        [
          'Enlarge the text',
          'Keeps its content when you zoom in; on narrow windows long tables turn into cards with their labels',
        ],
        [
          'Need strong contrast',
          'Keeps text and ground as far apart as the guidelines ask, and marks nothing by colour alone',
        ],
        [
          'Are troubled by movement',
          'Stands still if your system asks for reduced motion, and gives you a pause button on the slides',
        ],
        [
          'Tap with an unsteady hand',
          'Makes buttons and links in menus, forms and paging large enough to hit',
        ],
        [
          'Make a slip in a form',
          'Keeps what you typed, names the field, says what is wrong in words and takes you there',
        ],
        [
          'Have a slow line or no script',
          'Sends pages as finished text; forms need script, the telephone does not',
        ],
      ],
    },
    {
      type: 'points',
      id: 'known-limits',
      heading: 'Where we know that we fall short',
      menu: 'Known limits',
      intro: 'We would rather that you read it here than find out.',
      mark: 'alert',
      points: [
        'The pages are in English and Hindi. Postings and articles are shown in the language that they were written in. On the telephone, ask for someone who speaks your language.',
        'Login, registration and case studies are under construction. They show one picture, with a text for screen readers.',
        'Some entries of the menu and the footer are switched off for now. They are announced as unavailable.',
        'Documents under Compliances are PDF files. If one does not work with your reader, ask us for its text.',
        'The career page offers to attach a PDF only. The panel “Apply” takes Word files too, and you may apply without a resume.',
      ],
    },
    {
      type: 'steps',
      id: 'report-a-barrier',
      heading: 'How to report a barrier',
      menu: 'Report a barrier',
      steps: [
        {
          title: 'Tell us in the way that suits you',
          text: 'Write to {enquiryEmail} with “Accessibility” in the subject, or ring the toll-free line {tollFree}. You need not explain a disability.',
        },
        {
          title: 'Say what you wanted to do',
          text: 'The page, what you tried, and what happened. If you know your browser and your assistive technology, name them.',
        },
        {
          title: 'We help you first',
          text: 'What you came for is done by telephone or e-mail, at once where we can: an application, a call back, a document.',
        },
        {
          title: 'Then we mend the page',
          text: 'You hear from us what was changed, or why it takes longer. The fault goes into our tests, so that it stays mended.',
        },
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions about access',
      menu: 'Questions',
      questions: [
        {
          question: 'I cannot fill in the application. May somebody do it for me?',
          answer:
            'Yes. A relative or friend may fill it in with you, or write to {careersEmail} and tell us how you would like to apply. It makes no difference to how you are considered.',
        },
        {
          question: 'Does this statement cover your clients’ premises?',
          answer:
            'No, it covers this website. At the gate, a guard helps anyone who asks: with a form, a ramp, a wheelchair or a word to the reception. If that did not happen, tell us the place and the time.',
        },
        {
          question: 'What if your answer does not help?',
          answer:
            'You may turn to the Chief Commissioner for Persons with Disabilities, or to the State Commissioner, under the Rights of Persons with Disabilities Act, 2016.',
        },
      ],
    },
  ],
  related: ['/contactus', '/privacy', '/employee-first-approach'],
} as const satisfies Page;
