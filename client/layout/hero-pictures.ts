import type { PictureName } from '../../src/content/picture-names.ts';
import type { Topic } from '../../src/content/types.ts';

/** Until a topic has a wide picture of its own, the nearest one stands in. */
export const heroPictures: Record<Topic, PictureName> = {
  guarding: 'hero-guarding',
  control: 'stage-control',
  electronic: 'card-electronic',
  hospital: 'stage-hospital',
  bank: 'card-banking',
  consulting: 'card-consulting',
  fire: 'card-fire',
  facility: 'card-facility',
  cleaning: 'card-cleaning',
  cash: 'card-cash-van',
  people: 'hero-people',
  training: 'hero-parade',
};
