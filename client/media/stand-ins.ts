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

  'training-classroom': 'card-consulting',
  'training-physical': 'card-training',
  'training-running': 'training-marching',
  'training-yoga': 'training-drill',
  'training-reception': 'card-facility',
  'training-frisking': 'card-electronic',
  'training-vehicle-search': 'gallery-factory-gate',
  'training-traffic': 'gallery-school-bus',
  'training-radio': 'training-control-room',
  'training-first-aid': 'card-hospital',
  'training-stretcher': 'gallery-construction-site',
  'training-self-defence': 'training-salute',
  'training-baton': 'training-drill',
  'training-rope-climb': 'training-marching',
  'training-dog-handling': 'gallery-dog-squad',
  'training-briefing': 'blog-ex-servicemen',
  'training-examination': 'hero-careers',
  'training-women-batch': 'card-manpower',
  'training-passing-out': 'hero-training',
  'training-evacuation': 'card-fire',
};
