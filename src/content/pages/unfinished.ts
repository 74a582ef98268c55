import type { Page } from '../schema/page.ts';

const underConstruction = <Path extends Page['path']>(screen: string, heading: string, path: Path) =>
  ({
    path,
    // The name that the specification gives to the screen, followed by what distinguishes this page from the others.
    name: `${screen}: ${heading}`,
    heading,
    description: `${heading}: this page of the {companyShort} website is under construction.`,
    topic: 'guarding',
    screen: 'picture-only',
    picture: 'under-construction',
  }) as const satisfies Page;

/** Three pages that show one picture, and one that the specification leaves empty. */
export const unfinishedPages = [
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
] as const satisfies readonly Page[];
