import type { Topic } from './schema/fields.ts';
import type { PictureReference } from './schema/picture-names.ts';

/** The topic of the pages that stand for one that is missing or has failed. They have no words of their own. */
export const faultTopic = 'control' satisfies Topic;

/** The picture at the top of a page that names none of its own, by its topic. */
export const topicPictures: Readonly<Record<Topic, PictureReference>> = {
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
