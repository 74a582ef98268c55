import type { PictureName } from '../../src/content/picture-names.ts';
import type { DrawnName } from './pictures.ts';

/**
 * Pictures that are not drawn yet, and what is shown in their place: the nearest one on the same ground.
 * An entry goes as its picture comes, and the file with the last one.
 */
export const standIns: Record<Exclude<PictureName, DrawnName>, DrawnName> = {
  'hero-management-team': 'stage-people',
  'hero-client-testimonial': 'hero-strong-relationship',
  'hero-gallery': 'hero-training',
  'hero-training-gallery': 'hero-training',
  'hero-privacy': 'hero-banking',
  'hero-accessibility': 'hero-careers',
};
