import type { Page } from '../types.ts';

const underConstruction = (name: string, path: Page['path']): Page => ({
  path,
  name,
  heading: name,
  description: `${name}: this page of the Guardhouse website is under construction.`,
  topic: 'guarding',
  screen: 'picture-only',
  picture: 'under-construction',
});

/** Three that show one picture, and one that the specification leaves empty. */
export const unfinishedPages: readonly Page[] = [
  underConstruction('Login', '/login'),
  underConstruction('Registration', '/registration'),
  underConstruction('Case studies', '/case-studies'),
  {
    path: '/e-surveillance_5',
    name: 'E-Surveillance',
    heading: 'E-Surveillance',
    description: 'A page of the e-surveillance family that is kept empty for the time being.',
    topic: 'control',
    screen: 'empty',
  },
];
