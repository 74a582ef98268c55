import type * as z from 'zod';
import { type DocumentId, isPageId, type SingleDocument } from '../content-id.ts';
import { type Clients, clients, sampleClients } from './clients.ts';
import { type Closing, closing, sampleClosing } from './closing.ts';
import { type Facts, facts, sampleFacts } from './facts.ts';
import { type Galleries, galleries, sampleGalleries } from './galleries.ts';
import { type Home, home, sampleHome } from './home.ts';
import { type Identity, identity, sampleIdentity } from './identity.ts';
import { type InterfaceWords, interfaceWords, sampleInterface } from './interface.ts';
import { type Leaders, leaders, sampleLeaders } from './leaders.ts';
import { type Letters, letters, sampleLetters } from './letters.ts';
import { type Navigation, navigation, sampleNavigation } from './navigation.ts';
import { samplePages } from './pages/index.ts';
import { type PictureDescriptions, pictures, samplePictures } from './pictures.ts';
import { type Presence, presence, samplePresence } from './presence.ts';
import { type ReplyTemplates, replyTemplates, sampleReplyTemplates } from './reply-templates.ts';
import { sampleSynonyms } from './sample-synonyms.ts';
import { type Page, page } from './schema/page.ts';
import { type Synonyms, synonyms } from './synonyms.ts';

/** The bodies of the documents that exist once. */
export interface SingleDocuments extends Record<SingleDocument, unknown> {
  identity: Identity;
  navigation: Navigation;
  facts: Facts;
  home: Home;
  leaders: Leaders;
  clients: Clients;
  galleries: Galleries;
  presence: Presence;
  closing: Closing;
  pictures: PictureDescriptions;
  letters: Letters;
  interface: InterfaceWords;
  synonyms: Synonyms;
  replies: ReplyTemplates;
}

/** What the editor and the store have to know of a kind of document. */
export interface DocumentKind<Body = unknown> {
  /** Its name in the editor. */
  label: string;
  schema: z.ZodType<Body>;
  /** Raised with every change of the schema that older bodies do not satisfy: see server/content/upcasters.ts. */
  version: number;
}

const singleKinds: {
  [Id in SingleDocument]: DocumentKind<SingleDocuments[Id]> & { sample: SingleDocuments[Id] };
} = {
  identity: { label: 'Identity', schema: identity, version: 2, sample: sampleIdentity },
  navigation: { label: 'Menus', schema: navigation, version: 1, sample: sampleNavigation },
  facts: { label: 'Figures of the company', schema: facts, version: 1, sample: sampleFacts },
  home: { label: 'Home page', schema: home, version: 1, sample: sampleHome },
  leaders: { label: 'Leaders', schema: leaders, version: 1, sample: sampleLeaders },
  clients: { label: 'Clients', schema: clients, version: 1, sample: sampleClients },
  galleries: { label: 'Galleries', schema: galleries, version: 1, sample: sampleGalleries },
  presence: { label: 'Offices and licences', schema: presence, version: 2, sample: samplePresence },
  closing: { label: 'Bands at the end of pages', schema: closing, version: 1, sample: sampleClosing },
  pictures: {
    label: 'Descriptions of the drawn pictures',
    schema: pictures,
    version: 1,
    sample: samplePictures,
  },
  letters: { label: 'Mails', schema: letters, version: 1, sample: sampleLetters },
  interface: {
    label: 'Labels, buttons and notices',
    schema: interfaceWords,
    version: 1,
    sample: sampleInterface,
  },
  synonyms: { label: 'Synonyms of the job search', schema: synonyms, version: 1, sample: sampleSynonyms },
  replies: {
    label: 'Templates of replies',
    schema: replyTemplates,
    version: 1,
    sample: sampleReplyTemplates,
  },
};

const pageKind: DocumentKind<Page> = { label: 'Page', schema: page, version: 1 };

/** The pages of the sample company by the id of their document. */
export const samplePageDocuments: ReadonlyMap<`page:${string}`, Page> = new Map(
  samplePages.map((each) => [pageIdOf(each.path), each]),
);

/** The id that a page of the sample company has had from the start, whatever its address is now. */
export function pageIdOf(path: string): `page:${string}` {
  return `page:${path.slice(1).replace(/[^A-Za-z0-9_-]+/g, '-') || 'home'}`;
}

export function kindOf(id: DocumentId): DocumentKind {
  return isPageId(id) ? pageKind : singleKinds[id];
}

/** The sample company's body of a document; undefined for a page that the staff added. */
export function sampleOf(id: DocumentId): unknown {
  return isPageId(id) ? samplePageDocuments.get(id) : singleKinds[id].sample;
}

/** Every document of the sample company. */
export const sampleIds: readonly DocumentId[] = [
  ...(Object.keys(singleKinds) as SingleDocument[]),
  ...samplePageDocuments.keys(),
];

/** Whether a text is the id of a document, existing or not. */
export function isDocumentId(text: string): text is DocumentId {
  return Object.hasOwn(singleKinds, text) || /^page:[A-Za-z0-9_-]{1,80}$/.test(text);
}
