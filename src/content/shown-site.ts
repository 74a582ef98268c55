import { type Language, source } from '../languages.ts';
import type { UploadedFile } from '../uploaded-picture.ts';
import { isUploadedPicture } from '../uploaded-picture.ts';
import drawnPictures from './drawn-pictures.json' with { type: 'json' };
import type { CompiledMessages } from './messages.ts';
import type { Page, SectionType } from './schema/page.ts';
import type { PictureReference } from './schema/picture-names.ts';
import type { Site, SitePage } from './site.ts';
import { faultTopic, topicPictures } from './topic-pictures.ts';

/** A page as the routes of the browser know it. */
export type PageEntry = Pick<SitePage, 'path' | 'aliases' | 'screen' | 'isForeign'>;

/** What every page needs of the site, as JSON. What only some pages show comes with their own words. */
export interface ShownSite extends Pick<Site, 'language' | 'locale' | 'identity' | 'navigation' | 'closing'> {
  /** All languages of the site, its own among them. */
  languages: readonly Language[];
  messages: CompiledMessages;
  entries: readonly PageEntry[];
  pictures: ShownPictures;
}

/** The documents that only some pages show. */
type PageDocuments = Pick<Site, 'home' | 'leaders' | 'clients' | 'galleries' | 'presence'>;

/** The words of a page, with the data that it needs about other pages and its pictures. */
export interface PageWords {
  page: SitePage;
  /** The pages that its breadcrumb and cards link to. */
  neighbours: readonly Neighbour[];
  pictures: ShownPictures;
  documents: Partial<PageDocuments>;
}

export interface Neighbour extends Pick<Page, 'path' | 'name' | 'topic'> {
  /** The picture of a card that leads to it. */
  card: PictureReference;
}

/** What a browser needs to show a picture. */
export interface ShownPicture extends UploadedFile {
  /** A drawn picture that is drawn anew gets another version, and so another address. */
  version?: string;
}

export type ShownPictures = Readonly<Partial<Record<PictureReference, ShownPicture>>>;

/** Texts of feeds and of the heads of pages, which no script shows. */
const ONLY_ON_THE_SERVER = 'discovery.';
const ONLY_IN_TRANSLATIONS = 'translation.';

/** The part of the site that is the same on every page. */
export function showSite(site: Site): ShownSite {
  const { language, locale, identity, navigation, closing } = site;
  const messages = Object.fromEntries(
    Object.entries(site.messages).filter(
      ([id]) =>
        !(
          id.startsWith(ONLY_ON_THE_SERVER) ||
          (language.code === source.code && id.startsWith(ONLY_IN_TRANSLATIONS))
        ),
    ),
  );
  return {
    language,
    locale,
    languages: site.languages,
    identity,
    navigation,
    closing,
    messages,
    entries: site.pages.map(({ path, aliases, screen, isForeign }) => ({
      path,
      screen,
      ...(aliases !== undefined && { aliases }),
      ...(isForeign && { isForeign }),
    })),
    pictures: describe(site, [identity, navigation, closing, { picture: topicPictures[faultTopic] }]),
  };
}

/** The part of the site that one page shows besides that. */
export function wordsOfPage(site: Site, page: SitePage): PageWords {
  const related = page.related ?? [];
  const neighbours = site.pages
    .filter(({ path }) => path === page.parent || related.includes(path))
    .map(({ path, name, topic, card = topicPictures[topic] }) => ({ path, name, topic, card }));
  const documents = Object.fromEntries(
    documentsOf(page).map((name) => [name, site[name]]),
  ) as Partial<PageDocuments>;
  return {
    page,
    neighbours,
    pictures: describe(site, [page, documents, neighbours, { picture: topicPictures[page.topic] }]),
    documents,
  };
}

const documentsOfSections: Partial<Record<SectionType, keyof PageDocuments>> = {
  'client-marks': 'clients',
  'presence-map': 'presence',
  licences: 'presence',
  leaders: 'leaders',
  gallery: 'galleries',
  'training-gallery': 'galleries',
  sectors: 'home',
};

function documentsOf({ screen, sections = [] }: Page): (keyof PageDocuments)[] {
  const ofSections = sections.flatMap(({ type }) => documentsOfSections[type] ?? []);
  if (screen === 'home') return ['home', 'clients', ...ofSections];
  if (screen === 'contact-us') return ['presence', ...ofSections];
  return [...new Set(ofSections)];
}

function describe(site: Site, shown: unknown): ShownPictures {
  const found = [...new Set(picturesIn(shown))].map((name) => [name, findPicture(site, name)] as const);
  return Object.fromEntries(found.filter(([, picture]) => picture !== undefined));
}

/** Undefined for a picture of a draft that has not been chosen yet. */
function findPicture(site: Site, name: PictureReference): ShownPicture | undefined {
  if (isUploadedPicture(name)) return site.uploads.get(name);
  if (!Object.hasOwn(drawnPictures, name)) return undefined;
  const { width, height, widths, version } = drawnPictures[name];
  return { width, height, widths, version, alt: site.pictures[name] };
}

const pictureKeys = ['picture', 'card', 'logo'];

/** Collects every picture that a value refers to, at any depth. */
export function picturesIn(value: unknown, key = ''): PictureReference[] {
  if (typeof value === 'string') return pictureKeys.includes(key) ? [value as PictureReference] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => picturesIn(item, name));
}
