import { createHash } from 'node:crypto';
import { clientGroups } from '../../src/content/clients.ts';
import { closing } from '../../src/content/closing.ts';
import { galleryPictures, trainingPictures } from '../../src/content/galleries.ts';
import { about, counters, highlights, sectors, services, slides } from '../../src/content/home.ts';
import { leaders } from '../../src/content/leaders.ts';
import { officePlaces } from '../../src/content/offices.ts';
import { serviceCards } from '../../src/content/service-cards.ts';
import { site } from '../../src/content/site.ts';
import type { Page, Screen, SpecialSection } from '../../src/content/types.ts';
import dates from './page-dates.json' with { type: 'json' };

const known: Record<string, { content: string; changed: string } | undefined> = dates;

/**
 * When the content of a page last changed. `npm run page-dates` records the day for pages whose content has
 * changed since it last ran; a test fails until it has run.
 */
export function pageDate(path: string): Date | undefined {
  const changed = known[path]?.changed;
  return changed === undefined ? undefined : new Date(changed);
}

/** A digest of the page's own file and of the lists that its sections show. */
export function contentDigest(page: Page): string {
  const lists = page.sections?.map(({ type }) => listsOfSections[type as SpecialSection['type']]);
  const content = JSON.stringify([page, listsOfScreens[page.screen], lists]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

const listsOfScreens: Partial<Record<Screen, unknown>> = {
  home: [slides, highlights, about, services, serviceCards, counters, sectors, closing, clientGroups],
  'contact-us': [site, officePlaces],
};

const listsOfSections: Record<SpecialSection['type'], unknown> = {
  'client-marks': clientGroups,
  'presence-map': officePlaces,
  leaders,
  gallery: galleryPictures,
  'training-gallery': trainingPictures,
  sectors,
};
