import * as z from 'zod';
import { line, list, picture } from './schema/fields.ts';

const entry = z.strictObject({
  picture: picture({ label: 'Picture' }),
  caption: line({ label: 'Caption', most: 120 }),
});
export type GalleryEntry = z.infer<typeof entry>;

const gallery = (label: string) => list(entry, { label, item: 'picture', title: 'caption' });

export const galleries = z.strictObject({
  gallery: gallery('Gallery'),
  training: gallery('Training gallery'),
});
export type Galleries = z.infer<typeof galleries>;

export const sampleGalleries: Galleries = {
  // Sites, teams, vehicles and events.
  gallery: [
    { picture: 'gallery-factory-gate', caption: 'Shift change at a factory gate, passes in hand' },
    { picture: 'gallery-school-bus', caption: 'The traffic waits until the last child is out of the bus' },
    { picture: 'gallery-mall-entrance', caption: 'Bag check and metal detector at a shopping mall' },
    { picture: 'gallery-it-park', caption: 'Turnstiles and identity cards at an IT park' },
    { picture: 'gallery-metro-station', caption: 'A guard and his dog on a metro platform' },
    { picture: 'gallery-night-patrol', caption: 'Night patrol round a warehouse, two torches and a car' },
    { picture: 'gallery-motorcycle-patrol', caption: 'Two riders leave the post for their round' },
    { picture: 'gallery-dog-squad', caption: 'The dog squad looks through the luggage' },
    { picture: 'gallery-flag-hoisting', caption: 'The salute on Republic Day' },
    { picture: 'gallery-festival-crowd', caption: 'A lane kept clear for families at a Diwali fair' },
    { picture: 'gallery-award-ceremony', caption: 'The guard of the year receives her trophy' },
    { picture: 'gallery-event-security', caption: 'At a concert the guards face the crowd, not the stage' },
    { picture: 'gallery-warehouse', caption: 'Seals and stock are compared between the racks' },
    { picture: 'gallery-airport-trolleys', caption: 'A hand with the luggage outside the terminal' },
    {
      picture: 'gallery-housekeeping-team',
      caption: 'The housekeeping team before its shift, machines charged',
    },
    { picture: 'gallery-chai-break', caption: 'Off duty: tea under the neem tree' },
    { picture: 'gallery-tree-plantation', caption: 'Saplings along a school wall, planted with the pupils' },
    { picture: 'gallery-construction-site', caption: 'Lorries and helmets are logged at a building site' },
  ],
  // The training of a guard, from the first class to the parade.
  training: [
    { picture: 'training-classroom', caption: 'First class: the law, the duties and the limits of a guard' },
    { picture: 'training-physical', caption: 'Morning exercise, before the sun is high' },
    { picture: 'training-running', caption: 'A run at dawn behind the pace-setter' },
    { picture: 'training-yoga', caption: 'Yoga under the peepul tree' },
    { picture: 'training-drill', caption: 'Drill: an instructor corrects the line' },
    { picture: 'training-marching', caption: 'Two files in step behind their leader' },
    { picture: 'training-reception', caption: 'A visitor is greeted at the practice reception' },
    { picture: 'training-frisking', caption: 'Frisking with the hand-held detector, and how to ask first' },
    {
      picture: 'training-vehicle-search',
      caption: 'Vehicle search: a mirror for the underside, and the papers',
    },
    { picture: 'training-traffic', caption: 'Stopping traffic so that people can cross' },
    { picture: 'training-radio', caption: 'Radio procedure across the yard: short, clear, repeated' },
    { picture: 'training-control-room', caption: 'Learning to read the camera wall' },
    { picture: 'training-fire-extinguisher', caption: 'The extinguisher, on a tray of real flames' },
    { picture: 'training-fire-hose', caption: 'Two on a charged hose' },
    { picture: 'training-evacuation', caption: 'Evacuation drill: the marked way to the assembly point' },
    { picture: 'training-first-aid', caption: 'First aid: chest compressions, counted aloud' },
    { picture: 'training-stretcher', caption: 'Four carry a stretcher at a steady walk' },
    { picture: 'training-self-defence', caption: 'Self-defence on mats: block, step away, call' },
    { picture: 'training-baton', caption: 'Baton drill: the guard position' },
    { picture: 'training-rope-climb', caption: 'Rope and balance beam on the obstacle course' },
    { picture: 'training-dog-handling', caption: 'A handler and her dog learn to trust each other' },
    { picture: 'training-briefing', caption: 'The briefing before a practice shift, over the site plan' },
    { picture: 'training-examination', caption: 'The written examination' },
    { picture: 'training-women-batch', caption: 'The women’s batch with their instructor' },
    { picture: 'training-passing-out', caption: 'The passing-out parade goes through the arch' },
    { picture: 'training-certificates', caption: 'Certificate day: the course is passed' },
  ],
};
