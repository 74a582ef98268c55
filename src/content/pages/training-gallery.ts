import type { Page } from '../schema/page.ts';

export const trainingGalleryPage = {
  path: '/training_gallery',
  name: 'Training gallery',
  heading: 'From the first class to the parade',
  lead: 'Twenty-six scenes in the order in which a recruit meets them.',
  description:
    'Twenty-six pictures of recruitment and training at {companyShort}: drill, fire, first aid and more.',
  topic: 'training',
  screen: 'sections',
  picture: 'hero-training-gallery',
  card: 'hero-training-gallery',
  sections: [
    {
      type: 'training-gallery',
      id: 'pictures',
      heading: 'The course in pictures',
      intro: 'Each picture opens in a new tab at its full size.',
    },
    {
      type: 'table',
      id: 'what-each-part-teaches',
      heading: 'What each part of the course is for',
      caption: 'The parts of the training shown in the pictures and what a guard can do after each',
      columns: ['In the pictures', 'After it a guard can'],
      rows: [
        ['Class and examination', 'Say what the law allows a guard to do, and where it ends'],
        ['Exercise, run, yoga, obstacles', 'Stand a whole shift and still think clearly in its last hour'],
        ['Drill, marching, salute', 'Act at one word of command, together with strangers'],
        ['Reception and traffic', 'Stop a person or a vehicle without giving offence'],
        ['Frisking and vehicle search', 'Search in the same order each time, with consent, and miss nothing'],
        ['Radio and control room', 'Report in one sentence: who, where, what'],
        [
          'Extinguisher, hose, evacuation',
          'Choose between fighting a fire and leaving it, and lead others out',
        ],
        ['First aid and stretcher', 'Keep someone alive until the ambulance is there'],
        ['Self-defence and baton', 'Get out of a grip, keep a distance, and use no more force than that'],
        [
          'Dog handling, women’s batch, briefing',
          'Take up a special post, and read its orders before the first shift',
        ],
      ],
    },
    {
      type: 'text',
      id: 'about-the-course',
      heading: 'Pictures show the lessons, not the syllabus',
      paragraphs: [
        'The syllabus, the hours and the examination are laid down under the Private Security Agencies (Regulation) Act, 2005 and its rules. Our training page sets out how we recruit, what is taught and how often it is refreshed. As in our gallery, the scenes are models: no recruit’s face is shown.',
      ],
      link: { label: 'Read the recruitment and training policy', path: '/training' },
    },
  ],
  related: ['/gallery', '/training', '/Career'],
} as const satisfies Page;
