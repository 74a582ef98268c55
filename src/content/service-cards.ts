import type { PictureName } from './picture-names.ts';
import type { Topic } from './types.ts';

export interface ServiceCard {
  name: string;
  path: `/${string}`;
  topic: Topic;
  picture: PictureName;
  /** Shown on the wide cards only: the first and the last two. */
  line?: string;
}

/** The home page's twelve service cards, in order (specification, section 2). */
export const serviceCards: readonly ServiceCard[] = [
  {
    name: 'Guarding',
    path: '/guarding-solution',
    topic: 'guarding',
    picture: 'card-guarding',
    line: 'Gates, floors, patrols and events.',
  },
  {
    name: 'E-surveillance',
    path: '/e-surveillance',
    topic: 'control',
    picture: 'card-e-surveillance',
    line: 'Alarms and video, watched all night.',
  },
  { name: 'Hospital security', path: '/hospital-solution', topic: 'hospital', picture: 'card-hospital' },
  { name: 'Banking security', path: '/banking-solution', topic: 'bank', picture: 'card-banking' },
  {
    name: 'Consulting and investigation',
    path: '/consulting-investigation',
    topic: 'consulting',
    picture: 'card-consulting',
  },
  {
    name: 'Electronic security',
    path: '/electronic-security',
    topic: 'electronic',
    picture: 'card-electronic',
  },
  {
    name: 'Fire prevention and protection',
    path: '/fire-prevention-protection',
    topic: 'fire',
    picture: 'card-fire',
  },
  { name: 'Facility management', path: '/facility-management', topic: 'facility', picture: 'card-facility' },
  { name: 'Mechanized cleaning', path: '/mechanized-cleaning', topic: 'cleaning', picture: 'card-cleaning' },
  { name: 'Cash van', path: '/cash-van', topic: 'cash', picture: 'card-cash-van' },
  {
    name: 'Specialized manpower',
    path: '/specilized-manpower',
    topic: 'people',
    picture: 'card-manpower',
    line: 'The right person for posts beyond the gate.',
  },
  {
    name: 'Training',
    path: '/training',
    topic: 'training',
    picture: 'card-training',
    line: 'Drill first, then the post.',
  },
];
