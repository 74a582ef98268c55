import type { z } from 'zod';
import type { DocumentId } from '../../../../../src/content-id.ts';
import { type ContentId, isCatalogueId } from '../../../../../src/content-id.ts';
import {
  type EditedDocument,
  editedDocument,
  type SaveAnswer,
  saveAnswer,
} from '../../../../../src/contract/staff/site.ts';
import { storedVersion } from '../../../../../src/contract/staff/site-history.ts';
import {
  type EditedTranslation,
  editedTranslation,
  type TranslationInput,
} from '../../../../../src/contract/staff/translations.ts';
import { queries, recheckSession, trpc, trpcClient } from '../../../calls/trpc.ts';
import type { PendingSave } from '../draft/autosaver.ts';

// The compiler cannot follow the recursive type of JSON through tRPC's own types, so answers with a body are read by
// the schemas of the contract.
export type StoredVersion = z.infer<typeof storedVersion>;

const readEdited = (answer: unknown): EditedDocument => editedDocument.parse(answer);

interface Options {
  enabled?: boolean;
  refetchInterval?: number;
}

/** A document with its draft. */
export function useEditedDocument(document: DocumentId, options: Options = {}) {
  return trpc.site.find.useQuery({ document }, { ...options, select: readEdited });
}

/** The same outside of a component, newly asked for. */
export async function fetchEditedDocument(document: DocumentId): Promise<EditedDocument> {
  await queries.site.find.invalidate({ document });
  const answer: unknown = await queries.site.find.fetch({ document });
  return readEdited(answer);
}

const readTranslation = (answer: unknown): EditedTranslation => editedTranslation.parse(answer);

/** The translations of a document with its sentences. */
export function useEditedTranslation(input: TranslationInput, options: Options = {}) {
  return trpc.site.findTranslation.useQuery(input, { ...options, select: readTranslation });
}

/** The same outside of a component, newly asked for. */
export async function fetchEditedTranslation(input: TranslationInput): Promise<EditedTranslation> {
  await queries.site.findTranslation.invalidate(input);
  const answer: unknown = await queries.site.findTranslation.fetch(input);
  return readTranslation(answer);
}

/** A version of a document or of its translations, which never changes. */
export async function fetchVersion(document: ContentId, version: number): Promise<StoredVersion> {
  const kept = { staleTime: Number.POSITIVE_INFINITY };
  const answer: unknown = await queries.site.version.fetch({ document, version }, kept);
  return storedVersion.parse(answer);
}

/** Asks anew for what is open. */
export async function refetchContent(id: ContentId): Promise<void> {
  if (!isCatalogueId(id)) return queries.site.find.invalidate({ document: id });
  const [language = '', document] = id.split('/');
  await queries.site.findTranslation.invalidate({ document: document as DocumentId, language });
}

export async function saveDraft(document: ContentId, save: PendingSave): Promise<SaveAnswer> {
  const answer: unknown = await trpcClient.site.save.mutate({ document, ...save }).catch((error: Error) => {
    recheckSession(error);
    throw error;
  });
  return saveAnswer.parse(answer);
}
