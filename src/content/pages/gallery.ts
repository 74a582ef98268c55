import type { Page } from '../schema/page.ts';

export const galleryPage = {
  path: '/gallery',
  name: 'Gallery',
  heading: 'Scenes from our work',
  lead: 'Eighteen scenes: gates, patrols, festivals, and the tea after the shift.',
  description: 'Eighteen pictures of {companyShort} sites, teams, vehicles and events across India.',
  topic: 'training',
  screen: 'sections',
  picture: 'hero-gallery',
  card: 'hero-gallery',
  sections: [
    {
      type: 'gallery',
      id: 'pictures',
      heading: 'Sites, teams, vehicles and events',
      intro: 'Each picture opens in a new tab at its full size.',
    },
    {
      type: 'text',
      id: 'why-models',
      heading: 'Modelled, not photographed',
      paragraphs: [
        'These scenes were built as models and then pictured. A photograph of a client’s gate shows where the cameras hang and how many guards stand there, and a photograph of a guard shows where somebody’s mother or father is at night. We would rather publish neither.',
        'What the people in the scenes are doing is what our people do. The guard at the concert looks at the crowd. The passes are held up and read. At the school bus the children cross when the woman in the road has raised her hand.',
      ],
      link: { label: 'See how guarding works', path: '/guarding-solution' },
    },
    {
      type: 'points',
      id: 'what-to-look-for',
      heading: 'Details worth a second look',
      points: [
        'At the factory gate a colleague keeps the shift list, so that the guard can keep looking at faces.',
        'On night patrol two walk together, and one has the radio in hand.',
        'At the fair three guards share one lane: one stops people, one watches, and one has the radio.',
        'In the warehouse the storekeeper and the guard look at the same sheet.',
      ],
    },
  ],
  related: ['/training_gallery', '/guarding-solution', '/employee-first-approach'],
} as const satisfies Page;
