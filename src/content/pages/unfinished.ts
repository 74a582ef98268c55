import type { Page } from '../types.ts';

const underConstruction = (screen: string, heading: string, path: Page['path']): Page => ({
  path,
  // Starts with the specification's name of the screen; the heading makes it unique.
  name: `${screen}: ${heading}`,
  heading,
  description: `${heading}: this page of the Guardhouse website is under construction.`,
  topic: 'guarding',
  screen: 'picture-only',
  picture: 'under-construction',
});

/** Three pages that only show a picture, and one that the specification leaves empty. */
export const unfinishedPages: readonly Page[] = [
  underConstruction('Under-construction placeholder', 'Login', '/login'),
  underConstruction('Under-construction placeholder', 'Registration', '/registration'),
  underConstruction('Under-construction image', 'Case studies', '/case-studies'),
  {
    path: '/e-surveillance_5',
    name: 'An empty e-surveillance page',
    heading: 'E-Surveillance',
    description: 'A page of the e-surveillance family that is kept empty for the time being.',
    topic: 'control',
    screen: 'empty',
  },
];
