import { leaders } from '../leaders.ts';
import type { Page } from '../types.ts';
import { companyPages } from './company.ts';
import { interactivePages } from './interactive.ts';
import { servicePages } from './services.ts';

/** Every page of the site. Routes, titles, the answer 404 and the menus' links all follow from this list. */
export const pages: readonly Page[] = [
  ...interactivePages,
  ...companyPages,
  ...servicePages,
  ...leaders.map(
    ({ slug, role }): Page => ({
      path: `/${slug}`,
      name: role,
      heading: role,
      description: `The ${role} of Guardhouse Security & Facility Services: the office and what it answers for.`,
      topic: 'people',
      screen: 'titled',
    }),
  ),
];
