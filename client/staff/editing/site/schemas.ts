import type * as z from 'zod';
import { clients } from '../../../../src/content/clients.ts';
import { closing } from '../../../../src/content/closing.ts';
import { facts } from '../../../../src/content/facts.ts';
import { galleries } from '../../../../src/content/galleries.ts';
import { home } from '../../../../src/content/home.ts';
import { identity } from '../../../../src/content/identity.ts';
import { interfaceWords } from '../../../../src/content/interface.ts';
import { leaders } from '../../../../src/content/leaders.ts';
import { letters } from '../../../../src/content/letters.ts';
import { navigation } from '../../../../src/content/navigation.ts';
import { pictures } from '../../../../src/content/pictures.ts';
import { presence } from '../../../../src/content/presence.ts';
import { replyTemplates } from '../../../../src/content/reply-templates.ts';
import { page } from '../../../../src/content/schema/page.ts';
import { synonyms } from '../../../../src/content/synonyms.ts';
import type { DocumentId, SingleDocument } from '../../../../src/content-id.ts';

/** The schemas alone: the registry of documents would bring every word of the sample company along. */
const singles: Record<SingleDocument, z.ZodType> = {
  identity,
  navigation,
  facts,
  home,
  leaders,
  clients,
  galleries,
  presence,
  closing,
  letters,
  pictures,
  interface: interfaceWords,
  synonyms,
  replies: replyTemplates,
};

/** The schema of a document, from which its form is made. Undefined for a kind that this release does not know. */
export function findSchema(id: DocumentId): z.ZodType | undefined {
  return id.startsWith('page:') ? page : Object.entries(singles).find(([name]) => name === id)?.[1];
}

/** Whether an address of the editor can be that of a document. */
export function toDocumentId(text: string): DocumentId | undefined {
  const id = text as DocumentId;
  return findSchema(id) !== undefined && /^[a-z]+$|^page:[\w-]{1,80}$/.test(text) ? id : undefined;
}
