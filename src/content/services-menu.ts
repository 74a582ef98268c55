import type { PictureName } from './picture-names.ts';
import type { Topic } from './types.ts';

/** What the services panel of the header shows beside a menu item's name. */
interface MenuTeaser {
  line: string;
  topic: Topic;
  picture: PictureName;
}

/** By the path of the menu item. */
export const menuTeasers: Readonly<Record<string, MenuTeaser>> = {
  '/guarding-solution': {
    line: 'Guards, patrols, escorts, events',
    topic: 'guarding',
    picture: 'card-guarding',
  },
  '/hospital-solution': { line: 'Calm at the doors of care', topic: 'hospital', picture: 'card-hospital' },
  '/banking-solution': { line: 'Branches, vaults and ATMs', topic: 'bank', picture: 'card-banking' },
  '/consulting-investigation': {
    line: 'Verification and due diligence',
    topic: 'consulting',
    picture: 'card-consulting',
  },
  '/fire-prevention-protection': {
    line: 'Audits, drills, trained crews',
    topic: 'fire',
    picture: 'card-fire',
  },
  '/facility-management': {
    line: 'Housekeeping by machine and by hand',
    topic: 'facility',
    picture: 'card-facility',
  },
  '/background-screen': { line: 'Know who you hire', topic: 'people', picture: 'hero-screening' },
  '/e-surveillance': {
    line: 'Alarm and video from one room',
    topic: 'control',
    picture: 'card-e-surveillance',
  },
};

/** The card at the side of the panel. */
export const menuAside = {
  heading: 'Not sure what your site needs?',
  text: 'Tell us the gates, the hours and the city, and we plan the posts with you.',
  link: { label: 'Request a quotation', path: '/quotation' },
  topic: 'training',
  picture: 'card-training',
} as const;
