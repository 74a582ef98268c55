import type { PictureName } from '../../../src/content/picture-names.ts';
import type { Topic } from '../../../src/content/types.ts';

/** The picture of a page that names none of its own, by its topic. */
export const heroPictures: Record<Topic, PictureName> = {
  guarding: 'hero-guarding',
  control: 'stage-control',
  electronic: 'hero-electronic',
  hospital: 'hero-hospital',
  bank: 'hero-banking',
  consulting: 'hero-consulting',
  fire: 'hero-fire',
  facility: 'hero-facility',
  cleaning: 'hero-cleaning',
  cash: 'hero-cash-van',
  people: 'stage-people',
  training: 'hero-training',
};
